// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_project.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/cp932.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/io/motion/vmd_key_codec.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

motion::Curve curveFrom(const pmm::CurveBytes& bytes) { return {bytes[0], bytes[1], bytes[2], bytes[3]}; }

template <std::size_t N>
std::array<motion::Curve, N> curvesFrom(const std::array<pmm::CurveBytes, N>& bytes) {
  std::array<motion::Curve, N> curves{};
  std::ranges::transform(bytes, curves.begin(), curveFrom);
  return curves;
}

bool isPlace(const Vec3& position) {
  const auto isNear = [](float value) { return std::abs(double{value}) <= motion::kFarthestPropPlace; };
  return isNear(position.x) && isNear(position.y) && isNear(position.z);
}

class PmmConversion {
 public:
  PmmConversion(const pmm::File& file, Project& project) : file_(file), project_(project) {}

  void run(const PartNamesAt& namesAt) {
    for (const pmm::ModelBlock& model : file_.models) addModel(model, namesAt);
    for (std::size_t i = 0; i < file_.models.size(); ++i) addModelParents(file_.models[i], project_.models[i]);
    addCamera();
    for (const pmm::AccessoryBlock& accessory : file_.accessories) {
      addAccessory(accessory);
      addAttachments(accessory.keys, project_.accessories.back());
      project_.accessories.back().accessoryKeys = accessoryPlaces(file_, accessory.keys, project_.diagnostics);
    }
    if (file_.settings) addSettings(*file_.settings);
    report(pmm::Finding::ParentsLost, parents_,
           Core::trCount("%n key with outside parents", "%n keys with outside parents"));
    report(pmm::Finding::FrameOutOfRange, early_, Core::trCount("%n key before frame 0", "%n keys before frame 0"));
    report(pmm::Finding::TextUndecodable, undecodable_, Core::trCount("%n text not in CP932", "%n texts not in CP932"));
    sortBySeverity(project_.diagnostics);
  }

 private:
  /// Text up to its first NUL; leftovers after it, such as paths on the author's computer, are never shown.
  std::string text(pmm::Span span) {
    const std::string_view bytes = file_.text(span);
    undecodable_ += cp932::isValid(bytes) ? 0U : 1U;
    return cp932::decode(bytes);
  }

  std::vector<Name> names(const std::vector<pmm::Span>& spans) const {
    std::vector<Name> names;
    names.reserve(spans.size());
    for (const pmm::Span span : spans) names.push_back(Name::fromBytes(file_.text(span)));
    return names;
  }

  void report(pmm::Finding finding, std::size_t count, PatternFor<Counted> reason) {
    if (count == 0) return;
    Diagnostic diagnostic = makeDiagnostic(finding, {reason, Counted{count}});
    diagnostic.count = count;
    project_.diagnostics.push_back(std::move(diagnostic));
  }

  /// The names of a model's parts; nothing if they are not known.
  std::optional<PartNames> partNames(const pmm::ModelBlock& block, const ProjectModel& model,
                                     const PartNamesAt& namesAt) {
    if (file_.version == 2) {
      PartNames own{names(block.bones), names(block.morphs), {}};
      for (const std::int32_t bone : block.ik) {
        const bool exists = bone >= 0 && static_cast<std::size_t>(bone) < own.bones.size();
        own.ik.push_back(exists ? own.bones[static_cast<std::size_t>(bone)] : Name());
      }
      return own;
    }
    std::optional<PartNames> found = namesAt ? namesAt(model.path) : std::nullopt;
    const bool isSame = found && found->bones.size() == block.boneCount && found->morphs.size() == block.morphCount &&
                        found->ik.size() == block.ikCount;
    if (isSame) return found;
    const pmm::Finding finding = found ? pmm::Finding::NameNotFound : pmm::Finding::NamesUnknown;
    Diagnostic diagnostic = makeDiagnostic(finding, {Core::trWith("%1: %2"), model.name.text(), model.path}, block.at);
    diagnostic.detail = model.path;
    project_.diagnostics.push_back(std::move(diagnostic));
    return {};
  }

  void addModel(const pmm::ModelBlock& block, const PartNamesAt& namesAt) {
    ProjectModel& model = project_.models.emplace_back();
    model.name = Name::fromBytes(file_.text(block.name));
    model.path = text(block.path);
    model.isVisible = block.isVisible;
    model.bones = block.boneCount;
    model.morphs = block.morphCount;
    model.keys = std::size_t{block.boneKeys.count} + block.morphKeys.count + block.propertyKeys.count;
    const std::optional<PartNames> parts = partNames(block, model, namesAt);
    const bool hasPhysics = file_.version == 2;
    auto bones = tracks<motion::BoneKey>(block.boneKeys, Core::tr("bone keys"), [hasPhysics](const std::byte* at) {
      const pmm::BoneKeyRecord key{at};
      return motion::BoneKey{key.translation(), key.rotation(), curvesFrom(key.curves()),
                             !hasPhysics || !key.isPhysicsOff()};
    });
    auto morphs = tracks<motion::MorphKey>(block.morphKeys, Core::tr("morph keys"), [](const std::byte* at) {
      return motion::MorphKey{pmm::MorphKeyRecord{at}.weight()};
    });
    if (!parts) return;
    model.hasNames = true;
    model.motion.modelName = Name::fromBytes(cp932::cutAtCharacter(model.name.bytes, kModelNameBytes));
    model.motion.bones = named(std::move(bones), parts->bones);
    model.motion.morphs = named(std::move(morphs), parts->morphs);
    model.motion.property =
        track<motion::VisibilityIkKey>(block.propertyKeys, Core::tr("property keys"), [&](const std::byte* at) {
          const pmm::PropertyKeyRecord record{at};
          motion::VisibilityIkKey key{record.isVisible(), {}};
          for (std::size_t ik = 0; ik < block.ikCount; ++ik) key.ik.push_back({parts->ik[ik].bytes, record.isIkOn(ik)});
          return key;
        });
    model.names = *parts;
  }

  [[nodiscard]] std::optional<std::size_t> modelWithId(std::int32_t id) const {
    const auto found =
        std::ranges::find_if(file_.models, [id](const pmm::ModelBlock& model) { return id == std::int32_t{model.id}; });
    if (found == file_.models.end()) return {};
    return static_cast<std::size_t>(found - file_.models.begin());
  }

  /// The name of a bone of a model; nothing if it is not known.
  [[nodiscard]] std::optional<std::string> boneName(const ProjectModel& model, std::int32_t bone) const {
    const std::vector<Name>& bones = model.names.bones;
    if (bone < 0 || static_cast<std::size_t>(bone) >= bones.size()) return {};
    return bones[static_cast<std::size_t>(bone)].text();
  }

  /// What a subject follows in a property key; nothing if the project does not have it.
  [[nodiscard]] std::optional<ProjectParentKey> parentIn(const std::byte* at, const pmm::ModelBlock& block,
                                                         std::size_t subject) const {
    const pmm::PropertyKeyRecord record{at};
    const std::int32_t model = record.parentModel(block.ikCount, subject);
    ProjectParentKey key{.frame = pmm::KeyHead{at}.frame(), .isGround = model == kPmmGround};
    if (model < 0) return key;
    key.model = modelWithId(model);
    if (!key.model) return {};
    const auto target = boneName(project_.models[*key.model], record.parentBone(block.ikCount, subject));
    if (!target) return {};
    key.target = *target;
    return key;
  }

  /// A property key has what every subject follows; those of a project are only those that change something.
  void addModelParents(const pmm::ModelBlock& block, ProjectModel& model) {
    if (file_.version != 2 || !model.hasNames || block.subjects.empty()) return;
    Diagnostics reported;
    const std::vector<std::uint32_t> keys =
        pmm::followChains(file_, block.propertyKeys, Core::tr("property keys"), reported).keys;
    for (std::size_t subject = 0; subject < block.subjects.size(); ++subject) {
      const bool isWhole = block.subjects[subject] == kPmmWholeModel;
      const std::optional<std::string> bone = isWhole ? std::string() : boneName(model, block.subjects[subject]);
      model.parentSubjects.push_back(bone.value_or(std::string()));
      ProjectParentKey last;
      for (const std::uint32_t number : keys) {
        const std::byte* at = file_.key(block.propertyKeys, number);
        if (pmm::KeyHead{at}.frame() < 0) continue;
        std::optional<ProjectParentKey> key = parentIn(at, block, subject);
        if (!key || (!bone && key->model)) {
          ++parents_;
          continue;
        }
        if (!bone || (key->model == last.model && key->target == last.target && key->isGround == last.isGround))
          continue;
        key->bone = *bone;
        last = *key;
        model.outsideParents.push_back(*std::move(key));
      }
    }
  }

  /// The keys of each track of a list.
  template <class Value, class Read>
  std::vector<motion::Track<Value>> tracks(const pmm::KeyList& list, MessageText what, const Read& read) {
    const pmm::Chains chains = pmm::followChains(file_, list, what, project_.diagnostics);
    std::vector<motion::Track<Value>> tracks;
    tracks.reserve(chains.trackCount());
    for (std::size_t i = 0; i < chains.trackCount(); ++i) {
      motion::Keys<Value> keys;
      keys.reserve(chains.ofTrack(i).size());
      for (const std::uint32_t key : chains.ofTrack(i)) {
        const std::byte* at = file_.key(list, key);
        const std::int32_t frame = pmm::KeyHead{at}.frame();
        if (frame < 0) {
          ++early_;
        } else {
          keys.append(frame, read(at));
        }
      }
      tracks.emplace_back(std::move(keys));
    }
    return tracks;
  }

  template <class Value, class Read>
  motion::Track<Value> track(const pmm::KeyList& list, MessageText what, const Read& read) {
    auto all = tracks<Value>(list, what, read);
    return all.empty() ? motion::Track<Value>() : std::move(all.front());
  }

  template <class Value>
  static std::vector<motion::NamedTrack<Value>> named(std::vector<motion::Track<Value>> tracks,
                                                      const std::vector<Name>& names) {
    std::vector<motion::NamedTrack<Value>> all;
    // A motion has one track for a name; in MMD, too, the first of several bones of a name gets the keys.
    std::vector<std::size_t> order(std::min(tracks.size(), names.size()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return std::string_view(names[i].bytes); });
    std::vector<bool> isRepeated(order.size());
    for (std::size_t i = 1; i < order.size(); ++i) {
      isRepeated[order[i]] = names[order[i]].bytes == names[order[i - 1]].bytes;
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (!isRepeated[i] && !names[i].bytes.empty()) all.push_back({names[i], std::move(tracks[i])});
    }
    return all;
  }

  void addAccessory(const pmm::AccessoryBlock& block) {
    ProjectAccessory& accessory = project_.accessories.emplace_back();
    accessory.name = text(block.name);
    accessory.path = text(block.path);
    accessory.keys = block.keys.count;
    const pmm::AccessoryKeyRecord key{file_.key(block.keys, 0)};
    const motion::AccessoryKey first = accessoryKeyOf(key);
    accessory.isVisible = first.isVisible;
    accessory.opacity = first.opacity;
    accessory.castsShadow = first.castsShadow;
    if (isPlace(key.position())) accessory.position = key.position();
    if (isPlace(key.angles())) accessory.angles = key.angles();
    accessory.scale = static_cast<float>(first.scale);
    const std::optional<std::size_t> attachment = modelWithId(key.parentModel());
    if (!attachment) return;
    accessory.parent = attachment;
    accessory.parentBone = key.parentBone();
  }

  /// What carries an accessory, if that changes.
  void addAttachments(const pmm::KeyList& list, ProjectAccessory& accessory) {
    Diagnostics reported;
    for (const std::uint32_t number : pmm::followChains(file_, list, Core::tr("accessory keys"), reported).keys) {
      const pmm::AccessoryKeyRecord record{file_.key(list, number)};
      const auto key = attachmentIn(record.at, record.parentModel(), record.parentBone());
      if (!key) {
        // The attachment of the first key is in ProjectAccessory::parent.
        parents_ += number == 0 ? 0U : 1U;
        continue;
      }
      std::vector<ProjectParentKey>& all = accessory.parents;
      const bool isSame = !all.empty() && key->model == all.back().model && key->target == all.back().target;
      if (key->frame >= 0 && !isSame) all.push_back(*key);
    }
    if (accessory.parents.size() == 1) accessory.parents.clear();
  }

  /// What the camera or an accessory follows in a key; nothing if the project does not have it.
  [[nodiscard]] std::optional<ProjectParentKey> attachmentIn(const std::byte* at, std::int32_t model,
                                                             std::int32_t bone) const {
    ProjectParentKey key{.frame = pmm::KeyHead{at}.frame()};
    if (model < 0) return key;
    key.model = modelWithId(model);
    const auto target = key.model ? boneName(project_.models[*key.model], bone) : std::nullopt;
    if (!target) return {};
    key.target = *target;
    return key;
  }

  void addCamera() {
    motion::Motion& motion = project_.camera;
    motion.modelName = Name::fromBytes(nameInField(kCameraModelName));
    const bool hasParent = file_.version == 2;
    const bool repeats = pmm::repeatsDistances(file_);
    motion.camera = track<motion::CameraKey>(file_.camera, Core::tr("camera keys"), [=](const std::byte* at) {
      const pmm::CameraKeyRecord key{at, hasParent};
      Vec3 target = key.target();
      if (repeats && target.z == key.distance()) target.z = 0;
      const auto fov = static_cast<std::uint32_t>(std::max(0, key.fov()));
      return motion::CameraKey{key.distance(),         target, key.angles(), fov, curvesFrom(key.curves()),
                               !key.isPerspectiveOff()};
    });
    addCameraParents();
    motion.light = track<motion::LightKey>(file_.light, Core::tr("light keys"), [](const std::byte* at) {
      const pmm::LightKeyRecord key{at};
      return motion::LightKey{key.color(), key.direction()};
    });
  }

  /// Every camera key has what the camera follows; those of a project are only those that change something.
  void addCameraParents() {
    if (file_.version != 2 && !project_.hasCameraLinks) return;
    Diagnostics reported;
    ProjectParentKey last;
    for (const std::uint32_t number : pmm::followChains(file_, file_.camera, Core::tr("camera keys"), reported).keys) {
      const std::byte* at = file_.key(file_.camera, number);
      const auto [model, bone] = pmm::cameraParent(file_, number);
      const auto key = attachmentIn(at, model, bone);
      parents_ += key ? 0U : 1U;
      if (!key || key->frame < 0 || (key->model == last.model && key->target == last.target)) continue;
      last = *key;
      project_.cameraParents.push_back(*key);
    }
  }

  void addSettings(const pmm::Settings& settings) {
    project_.camera.selfShadow =
        track<motion::SelfShadowKey>(settings.selfShadowKeys, Core::tr("self-shadow keys"), [](const std::byte* at) {
          const pmm::SelfShadowKeyRecord key{at};
          return motion::SelfShadowKey{key.mode(), key.distance()};
        });
    addGravity(settings);
    project_.hasGravityKeys = settings.gravityKeys.size != 0;
    project_.hasSelfShadowKeys = settings.selfShadowKeys.size != 0;
    if (settings.sound.isUsed) project_.sound = text(settings.sound.path);
    if (settings.film.isUsed) project_.film = text(settings.film.path);
    if (settings.picture.isUsed) project_.picture = text(settings.picture.path);
    project_.frame = std::max(0, settings.frame);
    if (settings.playTo > settings.playFrom && settings.playFrom >= 0) {
      project_.playRange = {settings.playFrom, settings.playTo};
    }
  }

  /// MMD's default gravity needs no track.
  void addGravity(const pmm::Settings& settings) {
    Diagnostics& findings = project_.diagnostics;
    const pmm::KeyList& list = settings.gravityKeys;
    motion::GravityTrack gravity;
    for (const std::uint32_t number : pmm::followChains(file_, list, Core::tr("gravity keys"), findings).keys) {
      const std::byte* at = file_.key(list, number);
      const pmm::GravityKeyRecord record{at};
      const Vec3 direction = record.direction();
      motion::GravityKey key;
      key.frame = std::max(0, pmm::KeyHead{at}.frame());
      key.acceleration =
          std::clamp<double>(record.acceleration(), -motion::kStrongestGravity, motion::kStrongestGravity);
      key.direction = {direction.x, direction.y, direction.z};
      key.noise = std::clamp<double>(record.noise(), 0, motion::kMostGravityNoise);
      key.isNoiseOn = record.isNoiseOn();
      const bool isUsable = isFinite(direction) && (direction.x != 0 || direction.y != 0 || direction.z != 0) &&
                            record.acceleration() == record.acceleration();
      if (isUsable) motion::setKey(gravity.keys, key);
    }
    const bool isRest = gravity.keys.size() == 1 && gravity.keys.front() == mmdGravityKey();
    if (!gravity.isEmpty() && !isRest) project_.camera.annotations.gravity = std::move(gravity);
  }

  const pmm::File& file_;
  Project& project_;
  std::size_t parents_ = 0;
  std::size_t early_ = 0;
  std::size_t undecodable_ = 0;
};

}  // namespace

PartNames partNamesOf(const model::Model& model) {
  PartNames names;
  for (const model::Bone& bone : model.bones) names.bones.push_back(Name::fromBytes(bone.name.bytes));
  if (model.format == model::ModelFormat::Pmd && !model.morphs.empty()) names.morphs.push_back(Name::fromBytes("base"));
  for (const model::Morph& morph : model.morphs) names.morphs.push_back(Name::fromBytes(morph.name.bytes));
  for (const model::IkChain& chain : model.ik) {
    const bool exists = chain.goal != model::kNoIndex;
    names.ik.push_back(exists ? names.bones[static_cast<std::size_t>(chain.goal)] : Name());
  }
  return names;
}

motion::AccessoryKey accessoryKeyOf(const format::pmm::AccessoryKeyRecord& record) {
  motion::AccessoryKey key{.frame = pmm::KeyHead{record.at}.frame()};
  const int transparency = record.visibility() / 2;  // whole percent; the last bit says whether it is visible
  key.isVisible = record.visibility() % 2 != 0;
  key.opacity = std::clamp((100 - transparency) / 100.0, 0.0, 1.0);
  key.castsShadow = record.hasShadow();
  const Vec3 position = record.position(), angles = record.angles();
  if (isPlace(position)) key.position = {position.x, position.y, position.z};
  if (isPlace(angles)) key.angles = {angles.x, angles.y, angles.z};
  if (record.scale() > 0 && double{record.scale()} <= motion::kFarthestPropPlace) key.scale = record.scale();
  return key;
}

std::vector<motion::AccessoryKey> accessoryPlaces(const format::pmm::File& file, const format::pmm::KeyList& list,
                                                  Diagnostics& findings) {
  std::vector<motion::AccessoryKey> accessoryKeys;
  for (const std::uint32_t number : pmm::followChains(file, list, Core::tr("accessory keys"), findings).keys) {
    const pmm::AccessoryKeyRecord key{file.key(list, number)};
    if (pmm::KeyHead{key.at}.frame() >= 0) accessoryKeys.push_back(accessoryKeyOf(key));
  }
  const auto isLikeFirst = [&accessoryKeys](motion::AccessoryKey key) {
    key.frame = accessoryKeys.front().frame;
    return key == accessoryKeys.front();
  };
  if (std::ranges::all_of(accessoryKeys, isLikeFirst)) accessoryKeys.clear();
  return accessoryKeys;
}

motion::GravityKey mmdGravityKey() { return {0, 9.8F, {0, -1, 0}, 10, false, {}}; }

Project projectFromPmm(const format::pmm::File& file, const PartNamesAt& namesAt) {
  Project project;
  project.version = file.version;
  project.hasCameraLinks = file.settings && file.settings->cameraLinks.size != 0;
  project.width = file.width;
  project.height = file.height;
  project.selectedModel = file.selectedModel;
  project.diagnostics = file.diagnostics;
  project.damage = file.damage;
  PmmConversion(file, project).run(namesAt);
  return project;
}

Result<Project> readPmm(Bytes bytes, const PartNamesAt& namesAt) {
  const Result<format::pmm::File> file = format::pmm::read(std::move(bytes));
  if (!file) return file.error();
  return projectFromPmm(*file, namesAt);
}

}  // namespace furitsuke::io
