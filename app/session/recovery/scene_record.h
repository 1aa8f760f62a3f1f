// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/session/stage.h"

namespace furitsuke::session {

class Workspace;

/// An open motion as it can be found again in another run: by its file, or by its title if it has none.
struct MotionReference {
  QString file;
  QString title;

  [[nodiscard]] static MotionReference of(const edit::MotionDocument& document);
  /// The open motion; nullptr if it is not open.
  [[nodiscard]] edit::MotionDocument* find(const Workspace& workspace) const;
  friend bool operator==(const MotionReference& a, const MotionReference& b) {
    return a.file == b.file && (!a.file.isEmpty() || a.title == b.title);
  }
};

/// The models of a window, which motion moves which, and the motions of camera, light and self shadow. Stored beside
/// the journals, so that recovery restores the scene as well as the motions.
struct SceneRecord {
  struct Model {
    QString file;
    bool isShown = true, isPinned = false;
    scene::Placement placement;          ///< without its carrier, whose id is of this run only
    std::optional<std::size_t> carrier;  ///< index into `models`
    std::optional<MotionReference> motion;
  };
  std::vector<Model> models;
  std::optional<std::size_t> active;  ///< index into `models`
  std::array<std::optional<MotionReference>, kSceneParts.size()> parts;
  std::optional<MotionReference> front;  ///< the current motion

  [[nodiscard]] static SceneRecord of(const Stage& stage, const Workspace& workspace);
  /// nullopt if the bytes are not a record.
  [[nodiscard]] static std::optional<SceneRecord> fromJson(const QByteArray& json);
  [[nodiscard]] QByteArray toJson() const;

  [[nodiscard]] bool refersTo(const MotionReference& motion) const;
  /// The files to open, in the order in which `models` expects them. Leaves out what is open, and `recovered`, which
  /// come from their journals.
  [[nodiscard]] QStringList missingFiles(const Stage& stage, const Workspace& workspace,
                                         const std::vector<MotionReference>& recovered) const;
  /// Restores everything that is open.
  void apply(Stage& stage, Workspace& workspace) const;
};

}  // namespace furitsuke::session
