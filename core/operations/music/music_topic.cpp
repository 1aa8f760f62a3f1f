// SPDX-License-Identifier: MIT
#include "core/operations/music/lip_sync.h"
#include "core/operations/music/lip_sync_sound.h"
#include "core/operations/topics.h"

namespace furitsuke::operations {

TopicRows musicTopic() { return {{"music", Core::tr("Music")}, {lipSyncOperation(), lipSyncSoundOperation()}}; }

}  // namespace furitsuke::operations
