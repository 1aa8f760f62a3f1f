// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/base/vector.h"
#include "core/format/pmm/pmm_file.h"
#include "core/io/project/scene_project.h"
#include "core/model/model.h"
#include "core/motion/accessory_keys.h"
#include "core/motion/motion.h"

// Projects of MikuMikuDance (PMM) as motions and the files that belong to them.
namespace furitsuke::io {

// A model that bones, the camera and accessories follow, and a subject, as stored.
inline constexpr std::int32_t kPmmNoModel = -1;
inline constexpr std::int32_t kPmmGround = -2;
inline constexpr std::int32_t kPmmWholeModel = -1;  ///< the subject that is the model itself

/// The names of the parts of a model that have keys, in the order of a project.
struct PartNames {
  std::vector<Name> bones;
  std::vector<Name> morphs;
  std::vector<Name> ik;
};
/// The names for a project of version 1, which has none. The base morph of a PMD is a part with keys.
[[nodiscard]] PartNames partNamesOf(const model::Model& model);

struct ProjectModel {
  Name name;
  std::string path;  ///< UTF-8, as in the file, with backslashes: absolute or from MMD's folder
  bool isVisible = true;
  std::uint32_t bones = 0;
  std::uint32_t morphs = 0;
  std::size_t keys = 0;   ///< without the initial ones
  bool hasNames = false;  ///< otherwise the motion is empty
  PartNames names = {};
  motion::Motion motion;
  std::vector<ProjectParentKey> outsideParents = {};  ///< with indices into Project::models
  /// What can follow something, as of ProjectParentKey::bone, in the order of the project; empty without names.
  std::vector<std::string> parentSubjects = {};
};
/// Whether a project has a place for an outside parent of a model: the bone can follow something, and the target is
/// nothing, the ground or a bone of one of the `models`, which are those of the project.
[[nodiscard]] bool hasParentPlace(const std::vector<ProjectModel>& models, const ProjectModel& model,
                                  const ProjectParentKey& key);
/// The same for the camera and for accessories, which follow nothing or a bone of a model.
[[nodiscard]] bool hasAttachmentPlace(const std::vector<ProjectModel>& models, const ProjectParentKey& key);

struct ProjectAccessory {
  std::string name;      ///< UTF-8
  std::string path;      ///< as of a model
  std::size_t keys = 0;  ///< without the initial one, which tells the following
  bool isVisible = true;
  double opacity = 1;  ///< 0..1
  Vec3 position{};     ///< model units
  Vec3 angles{};       ///< radians about x, y and z
  float scale = 1;     ///< relative to MMD's size of an .x file
  bool castsShadow = true;
  std::optional<std::size_t> parent;  ///< the model that carries it: an index into Project::models
  std::int32_t parentBone = 0;        ///< its bone, which may not exist
  /// If later keys are carried by something else: each change, the first one on the frame of the first key, with
  /// indices into Project::models and without ProjectParentKey::bone. Empty if nothing changes.
  std::vector<ProjectParentKey> parents = {};
  /// Its keys, without what carries it; empty if all of them are alike. Between them, MMD changes numbers evenly.
  std::vector<motion::AccessoryKey> accessoryKeys = {};
};

/// The key of an accessory. Numbers that cannot be used are those of a new accessory.
[[nodiscard]] motion::AccessoryKey accessoryKeyOf(const format::pmm::AccessoryKeyRecord& record);

/// The keys of an accessory; empty if all of them are alike.
[[nodiscard]] std::vector<motion::AccessoryKey> accessoryPlaces(const format::pmm::File& file,
                                                                const format::pmm::KeyList& list,
                                                                Diagnostics& findings);

/// The gravity of a new project of MMD, at frame 0.
[[nodiscard]] motion::GravityKey mmdGravityKey();

/// A project as it is opened. Paths are UTF-8 as in the file, empty if there is none or if it is not used.
struct Project {
  int version = 2;
  std::int32_t width = 0;
  std::int32_t height = 0;
  std::size_t selectedModel = 0;
  std::vector<ProjectModel> models;
  motion::Motion camera;  ///< camera, light and self shadow; its annotations have the gravity
  /// What the camera follows, with indices into `models`; only the changes, each on the frame of a camera key.
  std::vector<ProjectParentKey> cameraParents = {};
  std::vector<ProjectAccessory> accessories;
  std::string sound;
  std::string film;
  std::string picture;
  bool hasCameraLinks = false;     ///< version 1: the file has a place for what the camera follows
  bool hasGravityKeys = false;     ///< the file has a place for them
  bool hasSelfShadowKeys = false;  ///< as of gravity
  Frame frame = 0;
  FrameRange playRange;  ///< empty: everything
  Diagnostics diagnostics;
  std::optional<Error> damage;
};

/// The names of the model at a path of a project; nothing if it is not known.
using PartNamesAt = std::function<std::optional<PartNames>(const std::string& path)>;

/// Converts a project. Names of a version 1 are those of `namesAt`, if they are as many as the project has keys for.
[[nodiscard]] Project projectFromPmm(const format::pmm::File& file, const PartNamesAt& namesAt = {});

/// Reads and converts a project. See format::pmm::read().
[[nodiscard]] Result<Project> readPmm(Bytes bytes, const PartNamesAt& namesAt = {});

}  // namespace furitsuke::io
