// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/pmm_project.h"
#include "core/model/model.h"

namespace furitsuke::session {

class Stage;
class Workspace;

/// A project of MMD that was opened: what of the scene came from it, so that it can be written back.
struct MmdLink {
  struct Model {
    std::optional<io::PartNames> names;  ///< nullopt: not known, the keys cannot be written
    QPointer<edit::MotionDocument> motion;
    motion::Annotations annotations;        ///< of the motion, when it was opened
    QString title;                          ///< of a model
    std::optional<std::size_t> index = {};  ///< in the SceneRestore of the project; nullopt: its file was not found
    std::uint64_t actor = 0;                ///< 0: its file was not found
    std::shared_ptr<const model::Model> added = {};  ///< a model that the file does not have, see withNewModels()
  };
  struct Accessory {
    io::ProjectAccessory initial;
    Model keys = {};                        ///< the motion with its keys and what carries it; only if these change
    std::optional<std::size_t> index = {};  ///< as of a model
    std::uint64_t actor = 0;
  };
  QString path;
  std::shared_ptr<const Bytes> bytes;  ///< of the file; null: no project
  int version = 2;                     ///< of the file, as of io::Project
  bool hasGravity = true;              ///< it stores keys of gravity
  bool hasSelfShadow = true;           ///< and of the self shadow
  std::vector<Model> models;
  Model camera;
  std::vector<Accessory> accessories;
  std::vector<io::ProjectModel> sources;            ///< `models` as in the file, without their motions
  std::vector<io::ProjectParentKey> cameraParents;  ///< as in the file

  /// The actors that SceneRestore::apply() returned.
  void setActors(const std::vector<std::uint64_t>& actors);
};

/// The changes of a project of MMD, independent of the window.
struct MmdSave {
  /// Returns the file with one change. `losses`: the tracks that a model of the project does not have.
  using Change = std::function<Result<Bytes>(const format::pmm::File& file, Diagnostics& losses)>;
  std::shared_ptr<const Bytes> bytes = {};
  std::vector<Change> changes = {};                            ///< one after the other
  std::vector<QPointer<edit::MotionDocument>> documents = {};  ///< that are written without a loss

  /// The bytes of the file; those that it had if nothing has changed. Layers are flattened. Can be called on any
  /// thread.
  [[nodiscard]] Result<Bytes> content(Diagnostics& losses) const;
};
[[nodiscard]] MmdSave mmdSaveOf(const MmdLink& opened, const Stage& stage, FrameRange playRange);

/// What of the scene the project of MMD will not contain, one sentence for each kind.
[[nodiscard]] QStringList mmdLosses(const MmdLink& link, const Stage& stage, const Workspace& workspace);

/// Whether nothing of the motion is among these losses.
[[nodiscard]] bool mmdStoresAllOf(const edit::MotionDocument& document, const MmdLink& link, const Stage& stage);

}  // namespace furitsuke::session
