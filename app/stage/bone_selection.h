// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/edit/motion_document.h"
#include "core/model/model.h"
#include "core/model/name_index.h"

namespace furitsuke {

/// By its name in either language.
[[nodiscard]] std::optional<BoneIndex> boneCalled(const Model& model, const QString& name);

/// The bones whose keys are selected and the one of the current track; ascending. Bones that the model lacks are left
/// out.
[[nodiscard]] std::vector<BoneIndex> bonesOfSelection(const NameIndex& names, const MotionDocument& document);

/// The other way: selects the keys that the bones have at the playhead and makes the track of the first one that has
/// a track the current one.
void showBonesInDocument(const Model& model, const std::vector<BoneIndex>& bones, MotionDocument& document);

}  // namespace furitsuke
