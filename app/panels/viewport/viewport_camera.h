// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>

#include "app/session/free_camera.h"
#include "app/session/scene/stage.h"

namespace furitsuke::panels {

/// The camera of the viewport: the free camera that the user moves, or the camera of the motion.
class ViewportCamera : public QObject {
  Q_OBJECT

 public:
  explicit ViewportCamera(session::Stage& stage, QObject* parent = nullptr);

  [[nodiscard]] bool looksThroughMotion() const noexcept { return throughMotion_; }
  void setThroughMotion(bool on);
  /// The camera at the current frame of the stage.
  [[nodiscard]] eval::CameraSample sample() const;
  [[nodiscard]] eval::CameraView view(double aspect) const { return eval::viewOf(sample(), aspect); }
  /// view() for a window that must show the whole picture of framedRatio(); if the window is narrower than the picture,
  /// the picture is scaled down.
  [[nodiscard]] eval::CameraView shownView(double aspect) const;
  /// The scale of that picture; 1 if it fits.
  [[nodiscard]] double shownScale(double aspect) const;
  /// Width / height of the framed picture in the window; nullopt if the picture fills the window.
  [[nodiscard]] std::optional<double> framedRatio() const noexcept { return framedRatio_; }
  void setFramedRatio(std::optional<double> ratio);

  /// Changes the free camera by calling `by`. If the view is that of the motion, the free camera continues from it.
  template <class Change>
  void change(Change&& by) {
    leaveMotion();
    by(free_);
    emit changed();
  }
  /// Shows all visible models.
  void frameAll(double aspect);
  /// Shows the selected bones of the active model, or the whole model.
  void frameSelection(double aspect);

  struct Followed {
    std::uint64_t actor;
    model::BoneIndex bone;
    glm::dvec3 position;  ///< last position, in the world
  };
  /// The free camera follows the first selected bone from now on.
  void followSelectedBone();
  void stopFollowing();
  [[nodiscard]] bool isFollowing() const noexcept { return followed_.has_value(); }
  [[nodiscard]] const std::optional<Followed>& followed() const noexcept { return followed_; }
  /// Moves the free camera with the followed bone. Must be called after the stage has been evaluated.
  void updateFollowing();
  /// Returns a function that gives this view for a copy of the scene at another frame: the camera of the motion, or the
  /// current free camera, which moves with the followed bone.
  [[nodiscard]] std::function<eval::CameraSample(const scene::Scene&)> sampler() const;

 signals:
  void changed();
  void throughMotionChanged(bool on);
  void followingChanged(bool on);

 private:
  void leaveMotion();
  void frame(const session::SceneBox& box, double aspect);
  [[nodiscard]] static std::optional<glm::dvec3> positionOf(const scene::Scene& scene, std::uint64_t actor,
                                                            model::BoneIndex bone);
  void addMesh(session::SceneBox& box, const scene::Actor& actor) const;

  session::Stage& stage_;
  session::FreeCamera free_;
  bool throughMotion_ = false;
  std::optional<double> framedRatio_;
  std::optional<Followed> followed_;
};

}  // namespace furitsuke::panels
