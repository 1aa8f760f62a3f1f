// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>

#include "app/stage/free_camera.h"
#include "app/stage/stage.h"

namespace furitsuke {

/// Through what the viewport looks: the camera that the person moves, or that of the motion.
class ViewportCamera : public QObject {
  Q_OBJECT

 public:
  explicit ViewportCamera(Stage& stage, QObject* parent = nullptr);

  [[nodiscard]] bool looksThroughMotion() const noexcept { return throughMotion_; }
  void setThroughMotion(bool on);
  /// At the moment of the stage.
  [[nodiscard]] CameraSample sample() const;
  [[nodiscard]] CameraView view(double aspect) const { return viewOf(sample(), aspect); }
  /// The same in a window that must hold all of a picture of framedRatio(): what is too narrow for it shows it smaller.
  [[nodiscard]] CameraView shownView(double aspect) const;
  /// How much smaller; 1 where it fits.
  [[nodiscard]] double shownScale(double aspect) const;
  /// Width / height of the picture that is framed in the window; nothing: the window is the picture.
  [[nodiscard]] std::optional<double> framedRatio() const noexcept { return framedRatio_; }
  void setFramedRatio(std::optional<double> ratio);

  /// Changes the free camera. Whoever does so while looking through the motion goes on from where that looks.
  template <class Change>
  void change(Change&& by) {
    leaveMotion();
    by(free_);
    emit changed();
  }
  void frameAll(double aspect);
  /// The selected bones of the active model, or all of it.
  void frameSelection(double aspect);

  struct Followed {
    std::uint64_t actor;
    BoneIndex bone;
    glm::dvec3 place;  ///< in the world, where it was seen last
  };
  /// The free camera goes where the first selected bone goes, from now on.
  void followSelectedBone();
  void stopFollowing();
  [[nodiscard]] bool isFollowing() const noexcept { return followed_.has_value(); }
  [[nodiscard]] const std::optional<Followed>& followed() const noexcept { return followed_; }
  /// After the stage was evaluated.
  void keepUp();
  /// The same view of a copy of the scene at another moment: through the motion, or from where it looks now, which
  /// goes along with the bone that is followed.
  [[nodiscard]] std::function<CameraSample(const Scene&)> sampler() const;

 signals:
  void changed();
  void throughMotionChanged(bool on);
  void followingChanged(bool on);

 private:
  void leaveMotion();
  void frame(const SceneBox& box, double aspect);
  [[nodiscard]] static std::optional<glm::dvec3> placeOf(const Scene& scene, std::uint64_t actor, BoneIndex bone);
  void addMesh(SceneBox& box, const Actor& actor) const;

  Stage& stage_;
  FreeCamera free_;
  bool throughMotion_ = false;
  std::optional<double> framedRatio_;
  std::optional<Followed> followed_;
};

}  // namespace furitsuke
