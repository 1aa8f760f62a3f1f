// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_arguments.h"
#include "core/edit/document/key_changes.h"
#include "core/motion/motion.h"

namespace furitsuke::commands {

/// The values of "key.set". An Error for a value out of its range, an IK name that CP932 cannot hold, or no value.
[[nodiscard]] Result<edit::KeyValues> keyValuesFrom(const actions::ActionArguments& arguments);

/// The kind and name of a track from its path, in the form of trackPath(). The track does not need to exist.
struct TrackName {
  motion::TrackKind kind = motion::TrackKind::Bone;
  Name name;
};
[[nodiscard]] Result<TrackName> trackNameFromPath(const QString& path);

}  // namespace furitsuke::commands
