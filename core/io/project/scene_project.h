// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/base/frame.h"
#include "core/io/project/file_reference.h"
#include "core/motion/annotations.h"

// The content of a project file. Keys and layers stay in the motion files and the annotation files beside them; the
// project says which of them belong together, and has a copy of the other annotations. Texts are UTF-8. Each
// `unknown` has the JSON members that this version does not know; they are kept verbatim.
namespace furitsuke::io {

inline constexpr std::int64_t kProjectVersion = 1;
/// Increased when members are added. A file with a larger one is read, and what is not known is kept.
inline constexpr std::int64_t kProjectMinor = 3;
inline constexpr std::size_t kMaxProjectItems = 10'000;  ///< models, motions, keys: of a list
inline constexpr double kFarthestPlace = 1e9;            ///< largest absolute value of a position, a scale and an angle

/// What a bone follows from a frame on, up to the next key of the bone.
struct ProjectParentKey {
  Frame frame = 0;
  std::string bone = {};                  ///< that follows; empty: the whole model
  std::optional<std::size_t> model = {};  ///< that is followed: an index into SceneProject::models
  std::string target = {};                ///< its bone; empty: its origin
  bool isGround = false;                  ///< follows the ground; without it and a model: nothing
  std::string unknown = {};
  friend bool operator==(const ProjectParentKey&, const ProjectParentKey&) = default;
};

/// A model or prop.
struct ProjectActor {
  FileReference file = {};
  bool isShown = true;
  bool isPinned = false;            ///< keeps its motion, whatever is opened or shown
  glm::dvec3 position{0, 0, 0};     ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length
  double scale = 1;
  double opacity = 1;  ///< 0..1
  bool castsShadow = true;
  std::optional<std::size_t> attachment = {};  ///< the model that carries it: an index into SceneProject::models
  int attachmentBone = -1;                     ///< its index; -1: the origin of the attachment
  std::string attachmentBoneName = {};         ///< if it is not the bone at attachmentBone, the model has changed
  std::optional<std::size_t> motion = {};      ///< an index into SceneProject::motions
  std::vector<ProjectParentKey> outsideParents = {};
  std::vector<motion::AccessoryKey> accessoryKeys = {};  ///< keys that place it, besides those of its motion
  std::string unknown = {};
  friend bool operator==(const ProjectActor&, const ProjectActor&) = default;
};

/// A motion that is open in the project.
struct ProjectMotion {
  FileReference file = {};  ///< without a path: not saved yet, which only happens in the records of crash recovery
  std::string title = {};   ///< of a motion without a file
  std::uint64_t id = 0;     ///< of a motion without a file, as in its journal; 0: not known
  Frame frame = 0;          ///< its playhead
  std::vector<FileReference> media = {};  ///< sound, background and reference that its annotations name
  /// Markers, tempo, sound and the like, without layers, when the project was saved: for a motion that has lost its
  /// annotation file. Files as in FileReference::path.
  motion::Annotations annotations = {};
  std::string unknown = {};
  friend bool operator==(const ProjectMotion&, const ProjectMotion&) = default;
};

/// The settings of the simulation, as of physics::PhysicsSettings. The values are those of a file without the member:
/// scenes were saved with 120 steps before MMD's 60 was known.
struct ProjectPhysics {
  std::string mode = "on";  ///< "off", "on" or "live"
  double gravity = 9.8;
  glm::dvec3 gravityDirection{0, -1, 0};
  bool ground = true;
  int stepsPerSecond = 120;
  int settleTicks = 0;
  double gravityNoise = 0;
  std::uint32_t seed = 0;
  std::string unknown = {};
  friend bool operator==(const ProjectPhysics&, const ProjectPhysics&) = default;
};

/// The camera of the viewport.
struct ProjectView {
  bool isThroughMotion = false;  ///< shows the camera of the motion instead
  glm::dvec3 target{0, 10, 0};
  glm::dvec3 rotation{0, 0, 0};  ///< radians
  double distance = -45;
  double fov = 30;  ///< degrees
  bool perspective = true;
  std::string unknown = {};
  friend bool operator==(const ProjectView&, const ProjectView&) = default;
};

/// Of the arrangement of the panels. Up to 10 it was what Qt stores, which is safe for own settings only.
inline constexpr int kPanelsVersion = 11;

/// The arrangement of the panels.
struct ProjectPanels {
  std::string layout = {};  ///< see app/panels/dock_layout.h
  int version = 0;          ///< of the layout; others are not shown
  std::string unknown = {};
  friend bool operator==(const ProjectPanels&, const ProjectPanels&) = default;
};

struct SceneProject {
  std::int64_t minor = kProjectMinor;
  std::vector<ProjectActor> models;
  std::vector<ProjectMotion> motions;
  std::optional<std::size_t> active;  ///< the selected model
  std::optional<std::size_t> front;   ///< the current motion
  std::optional<std::size_t> camera;  ///< the motion with the keys of the camera; nothing: MMD's defaults
  /// What the camera follows; ProjectParentKey::bone is empty.
  std::vector<ProjectParentKey> cameraParents;
  std::optional<std::size_t> light;
  std::optional<std::size_t> selfShadow;
  // The motions whose sound, background and reference are those of the scene; nothing: the first that names one. From
  // minor version 3 on.
  std::optional<std::size_t> sound, background, reference;
  bool isSilent = false, hasNoBackground = false, hasNoReference = false;  ///< the user has chosen none
  FrameRange playRange;                                                    ///< empty: everything
  bool isLooping = false;
  std::optional<ProjectPhysics> physics;
  std::optional<ProjectView> view;
  std::optional<ProjectPanels> panels;
  std::string projectFile = {};  ///< only in the records of crash recovery: the absolute path of the project
  std::string unknown = {};
  friend bool operator==(const SceneProject&, const SceneProject&) = default;
};

/// The motions of scene::kSceneParts.
inline constexpr std::array kProjectParts = {&SceneProject::camera,     &SceneProject::light,
                                             &SceneProject::selfShadow, &SceneProject::sound,
                                             &SceneProject::background, &SceneProject::reference};

/// Whether the user has chosen none, of scene::kMediaParts.
inline constexpr std::array kProjectNone = {&SceneProject::isSilent, &SceneProject::hasNoBackground,
                                            &SceneProject::hasNoReference};

/// Calls change(file) for each file that the project names.
template <class Project, class Change>
void eachFileOf(Project& project, Change change) {
  for (auto& model : project.models) change(model.file);
  for (auto& motion : project.motions) {
    change(motion.file);
    for (auto& media : motion.media) change(media);
  }
}

}  // namespace furitsuke::io
