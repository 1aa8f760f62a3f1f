// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/model/model.h"
#include "core/model/name_index.h"

namespace furitsuke::session {

/// Finds a bone by its Japanese or English name; nullopt if the model has none of that name.
[[nodiscard]] std::optional<model::BoneIndex> findBoneByName(const model::Model& model, const QString& name);

/// The bones with selected keys, or else the bone of the current track; ascending. Tracks without a bone in the model
/// are skipped.
[[nodiscard]] std::vector<model::BoneIndex> bonesOfSelection(const model::NameIndex& names,
                                                             const edit::MotionDocument& document);

/// The reverse of bonesOfSelection(): selects the keys of the bones at the playhead, and makes the track of the first
/// bone that has one the current track. If no bone has a track, no track is current.
void selectBonesInDocument(const model::Model& model, const std::vector<model::BoneIndex>& bones,
                           edit::MotionDocument& document);

}  // namespace furitsuke::session
