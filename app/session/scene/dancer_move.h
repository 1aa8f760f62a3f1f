// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QStringList>
#include <cstdint>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <vector>

#include "core/edit/document/motion_document.h"
#include "core/model/model.h"

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {

class Stage;

/// Moves a whole dancer, the active model, by the bones of operations::dancerRoots(). The changes between begin() and
/// end() are one undo step of its motion, which is created if there is none.
class DancerMove {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::DancerMove)

 public:
  enum class Extent : std::uint8_t {
    Playhead,  ///< registers the roots at the playhead
    Dance,     ///< moves all keys of the roots
  };

  explicit DancerMove(Stage& stage) : stage_(stage) {}

  /// Returns false if there is no active model, or it has no bones that a motion can refer to.
  bool begin(Extent extent);
  [[nodiscard]] bool isMoving() const;
  /// The distance from where the dancer was at begin(), in the world; model units.
  void moveTo(const glm::dvec3& by);
  void end();
  /// Restores the state before begin().
  void cancel();

 private:
  /// A bone that is moved, as it was at begin().
  struct Root {
    motion::BonePose pose;
    glm::dmat3 fromWorld{1};  ///< from directions of the world to those of its translation
  };
  [[nodiscard]] motion::PoseDraft posesAt(const glm::dvec3& by) const;

  Stage& stage_;
  Extent extent_ = Extent::Playhead;
  QPointer<edit::MotionDocument> document_;
  std::shared_ptr<const model::Model> model_;
  std::vector<Root> roots_;
  motion::PoseDraft draft_;  ///< at begin()
};

/// The names of the bones that a DancerMove moves.
[[nodiscard]] QStringList rootNames(const scene::Actor& actor);

/// Whether a model is a dancer: a prop has one bone.
[[nodiscard]] bool isDancer(const scene::Actor& actor);

}  // namespace furitsuke::session
