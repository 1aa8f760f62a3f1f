// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/io/json/annotation_file.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/io/json/place_key_json.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::io {

namespace {

constexpr std::int64_t kLargestWhole = std::int64_t{1} << 53;  // that JSON keeps exactly

/// How many entries of each kind can be referred to. They are known only after the file has been read once.
struct ProjectCounts {
  std::size_t models = kMaxProjectItems;
  std::size_t motions = kMaxProjectItems;
};

/// Reads the JSON of a project.
class ProjectJsonReader {
 public:
  ProjectJsonReader(std::string_view text, ProjectCounts counts) : json_(text), counts_(counts) {}

  [[nodiscard]] Result<SceneProject> read() {
    std::int64_t version = 0;
    const auto motionIndex = [this](std::optional<std::size_t>& value) {
      return [this, &value] { value = motionNumber(); };
    };
    json_.objectKeeping(
        project_.unknown, requiredField("format", [this] { readFormat(); }),
        requiredField("version", [&] { version = readVersion(); }),
        optionalField("minor", [this] { project_.minor = json_.integer(0, std::numeric_limits<std::int32_t>::max()); }),
        optionalField("projectFile", [this] { json_.string(project_.projectFile); }),
        requiredField("models", [this] { list(project_.models, [this] { return readModel(); }); }),
        requiredField("motions", [this] { list(project_.motions, [this] { return readMotion(); }); }),
        optionalField("active", [this] { project_.active = modelNumber(); }),
        optionalField("front", motionIndex(project_.front)), optionalField("camera", motionIndex(project_.camera)),
        optionalField("cameraParents",
                      [this] { list(project_.cameraParents, [this] { return readOutsideParent(); }); }),
        optionalField("light", motionIndex(project_.light)),
        optionalField("selfShadow", motionIndex(project_.selfShadow)),
        optionalField("sound", motionIndex(project_.sound)),
        optionalField("background", motionIndex(project_.background)),
        optionalField("reference", motionIndex(project_.reference)),
        optionalField("silent", [this] { json_.boolean(project_.isSilent); }),
        optionalField("noBackground", [this] { json_.boolean(project_.hasNoBackground); }),
        optionalField("noReference", [this] { json_.boolean(project_.hasNoReference); }),
        optionalField("play", [this] { readPlay(); }),
        optionalField("loop", [this] { json_.boolean(project_.isLooping); }),
        optionalField("physics", [this] { project_.physics = readPhysics(); }),
        optionalField("view", [this] { project_.view = readView(); }),
        optionalField("panels", [this] { project_.panels = readPanels(); }));
    json_.end();
    if (json_.ok()) return std::move(project_);
    Error error = json_.error();
    if (version == kProjectVersion && project_.minor > kProjectMinor)
      error.reason = {Core::trWith("%1; a newer version of the program wrote it"), error.reason};
    return error;
  }

 private:
  void readFormat() {
    std::string format;
    json_.string(format);
    if (format != "furitsuke.project") json_.fail(Core::tr("the format is not furitsuke.project"));
  }

  std::int64_t readVersion() {
    const std::int64_t version = json_.integer(1, std::numeric_limits<std::int32_t>::max());
    if (json_.ok() && version != kProjectVersion) {
      json_.fail({Core::trWith("version %1 is not known; a newer version of the program wrote it"), version});
    }
    return version;
  }

  template <class Value, class Read>
  void list(std::vector<Value>& values, Read read) {
    json_.array([&](std::size_t at) {
      if (at >= kMaxProjectItems) return json_.fail({Core::trWith("more than %1 entries"), kMaxProjectItems});
      values.push_back(read());
    });
  }

  std::size_t motionNumber() {
    return index(Core::trWith("there is no motion %1, the project has %2"), counts_.motions);
  }
  std::size_t modelNumber() { return index(Core::trWith("there is no model %1, the project has %2"), counts_.models); }
  std::size_t index(PatternFor<std::int64_t, std::size_t> missing, std::size_t count) {
    const std::int64_t value = json_.integer(0, std::numeric_limits<std::int32_t>::max());
    if (json_.ok() && static_cast<std::size_t>(value) >= count) {
      json_.fail({missing, value, count});
    }
    return static_cast<std::size_t>(value);
  }

  double place() { return json_.number(-kFarthestPlace, kFarthestPlace); }

  Frame frame() { return static_cast<Frame>(json_.integer(0, kMaxFrame)); }

  void vector(glm::dvec3& value) {
    std::array<double, 3> numbers{};
    json_.fixedArray(numbers, [this](double& number) { number = place(); });
    value = {numbers[0], numbers[1], numbers[2]};
  }

  void rotation(glm::dquat& value) {
    std::array<double, 4> numbers{};
    json_.fixedArray(numbers, [this](double& number) { number = json_.number(-1e3, 1e3); });
    const glm::dquat read(numbers[3], numbers[0], numbers[1], numbers[2]);
    const double length = glm::length(read);
    if (json_.ok() && length < 1e-6) return json_.fail(Core::tr("is not a rotation: its length is 0"));
    // Of unit length already: stays as it is, so that saving again gives the same file.
    value = std::abs(length - 1) < 1e-12 ? read : read / length;
  }

  FileReference readFile() {
    FileReference file;
    json_.objectKeeping(
        file.unknown,
        requiredField("path",
                      [&] {
                        json_.string(file.path);
                        if (file.path.empty()) json_.fail(Core::tr("is empty"));
                        if (file.path.find('\0') != std::string::npos) json_.fail(Core::tr("a path has no NUL"));
                      }),
        optionalField("size", [&] { file.size = static_cast<std::uint64_t>(json_.integer(0, kLargestWhole)); }),
        optionalField("digest", [&] { readDigest(file.digest); }));
    if (file.digest.empty()) file.size = 0;
    return file;
  }

  void readDigest(std::string& digest) {
    json_.string(digest);
    const bool isHex =
        std::ranges::all_of(digest, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (digest.size() != 16 || !isHex) json_.fail(Core::tr("is not 16 hexadecimal digits in lower case"));
  }

  ProjectParentKey readOutsideParent() {
    ProjectParentKey key;
    json_.objectKeeping(key.unknown, requiredField("frame", [&] { key.frame = frame(); }),
                        optionalField("bone", [&] { json_.string(key.bone); }),
                        optionalField("model", [&] { key.model = modelNumber(); }),
                        optionalField("target", [&] { json_.string(key.target); }),
                        optionalField("ground", [&] { json_.boolean(key.isGround); }));
    return key;
  }

  ProjectActor readModel() {
    ProjectActor model;
    json_.objectKeeping(
        model.unknown, requiredField("file", [&] { model.file = readFile(); }),
        optionalField("motion", [&] { model.motion = motionNumber(); }),
        optionalField("shown", [&] { json_.boolean(model.isShown); }),
        optionalField("pinned", [&] { json_.boolean(model.isPinned); }),
        optionalField("position", [&] { vector(model.position); }),
        optionalField("rotation", [&] { rotation(model.rotation); }),
        optionalField("scale", [&] { model.scale = json_.number(1e-9, kFarthestPlace); }),
        optionalField("opacity", [&] { model.opacity = json_.number(0, 1); }),
        optionalField("shadow", [&] { json_.boolean(model.castsShadow); }),
        optionalField("carrier", [&] { model.attachment = modelNumber(); }),
        optionalField("carrierBone", [&] { model.attachmentBone = static_cast<int>(json_.integer(0, 1 << 30)); }),
        optionalField("carrierBoneName", [&] { json_.string(model.attachmentBoneName); }),
        optionalField("outsideParents", [&] { list(model.outsideParents, [this] { return readOutsideParent(); }); }),
        optionalField("places", [&] { readAccessoryKeys(json_, model.accessoryKeys); }));
    return model;
  }

  ProjectMotion readMotion() {
    ProjectMotion motion;
    bool hasTitle = false;
    json_.objectKeeping(
        motion.unknown, optionalField("file", [&] { motion.file = readFile(); }),
        optionalField("title",
                      [&] {
                        json_.string(motion.title);
                        hasTitle = true;
                      }),
        optionalField("id", [&] { motion.id = static_cast<std::uint64_t>(json_.integer(1, kLargestWhole)); }),
        optionalField("frame", [&] { motion.frame = frame(); }),
        optionalField("media", [&] { list(motion.media, [this] { return readFile(); }); }),
        optionalField("annotations", [&] { readMotionAnnotations(motion.annotations); }));
    if (motion.file.path.empty() && !hasTitle) json_.fail(Core::tr("has neither a file nor a title"));
    return motion;
  }

  /// The content of an annotation file.
  void readMotionAnnotations(motion::Annotations& annotations) {
    std::string format, members;
    json_.objectKeeping(members, requiredField("format", [&] { json_.string(format); }));
    if (!json_.ok()) return;
    JsonText text;
    text.raw("{ \"format\": ").string(format).raw(members.empty() ? "" : ", ").raw(members).raw(" }");
    Result<motion::Annotations> read = annotationsFromJson(std::move(text).take());
    if (!read) return json_.fail(read.error().sentence());
    annotations = *std::move(read);
    annotations.layers.reset();
  }

  void readPlay() {
    json_.object(requiredField("first", [this] { project_.playRange.first = frame(); }),
                 requiredField("last", [this] { project_.playRange.last = frame(); }));
    if (project_.playRange.isEmpty()) json_.fail(Core::tr("ends before it begins"));
  }

  ProjectPhysics readPhysics() {
    ProjectPhysics physics;
    json_.objectKeeping(
        physics.unknown, optionalField("mode", [&] { json_.string(physics.mode); }),
        optionalField("gravity", [&] { physics.gravity = place(); }),
        optionalField("gravityDirection", [&] { vector(physics.gravityDirection); }),
        optionalField("ground", [&] { json_.boolean(physics.ground); }),
        optionalField("stepsPerSecond", [&] { physics.stepsPerSecond = static_cast<int>(json_.integer(60, 240)); }),
        optionalField("settleTicks", [&] { physics.settleTicks = static_cast<int>(json_.integer(0, 1'000'000)); }),
        optionalField("gravityNoise", [&] { physics.gravityNoise = json_.number(0, 1000); }),
        optionalField("seed", [&] {
          constexpr std::int64_t kLargest = std::numeric_limits<std::uint32_t>::max();
          physics.seed = static_cast<std::uint32_t>(json_.integer(0, kLargest));
        }));
    const glm::dvec3& down = physics.gravityDirection;
    if (down.x == 0 && down.y == 0 && down.z == 0) json_.fail(Core::tr("gravityDirection has no length"));
    return physics;
  }

  ProjectView readView() {
    ProjectView view;
    json_.objectKeeping(view.unknown, optionalField("throughMotion", [&] { json_.boolean(view.isThroughMotion); }),
                        optionalField("target", [&] { vector(view.target); }),
                        optionalField("rotation", [&] { vector(view.rotation); }),
                        optionalField("distance", [&] { view.distance = place(); }),
                        optionalField("fov", [&] { view.fov = json_.number(0, 180); }),
                        optionalField("perspective", [&] { json_.boolean(view.perspective); }));
    return view;
  }

  ProjectPanels readPanels() {
    ProjectPanels panels;
    json_.objectKeeping(panels.unknown, requiredField("layout", [&] { json_.string(panels.layout); }),
                        requiredField("version", [&] {
                          panels.version = static_cast<int>(json_.integer(0, std::numeric_limits<int>::max()));
                        }));
    return panels;
  }

  JsonReader json_;
  ProjectCounts counts_;
  SceneProject project_;
};

/// The line of a byte, from 1.
std::size_t lineOf(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  return static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
}

}  // namespace

Result<SceneProject> projectFromJson(std::string_view text) {
  Result<SceneProject> project = ProjectJsonReader(text, {}).read();
  // Again with the numbers of entries that are known now: an index may come before the list that it refers to.
  if (project) project = ProjectJsonReader(text, {project->models.size(), project->motions.size()}).read();
  if (project) return project;
  Error error = project.error();
  const auto line = lineOf(text, error.offset.value_or(0));
  error.section = error.section.isEmpty() ? Message(Core::trWith("line %1"), line)
                                          : Message(Core::trWith("%1, line %2"), error.section, line);
  return error;
}

}  // namespace furitsuke::io
