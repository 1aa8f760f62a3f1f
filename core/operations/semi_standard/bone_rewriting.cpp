// SPDX-License-Identifier: MIT
#include "core/operations/semi_standard/bone_rewriting.h"

#include <algorithm>
#include <utility>

#include "core/base/utf8.h"
#include "core/operations/keys/still_values.h"

namespace furitsuke::operations {

namespace {

/// The text with Latin letters and digits in full-width form.
std::string wideText(std::string_view text) {
  std::string wide;
  for (const char c : text) {
    const bool isLatin = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (isLatin) {
      utf8::append(wide, static_cast<char32_t>(c) + 0xFEE0);
    } else {
      wide += c;
    }
  }
  return wide;
}

/// Both spellings of a name, in CP932.
std::vector<Name> writings(std::string_view bone) {
  std::vector<Name> names;
  for (const std::string& text : {std::string(bone), wideText(bone)}) {
    if (Result<Name> name = Name::fromText(text); name.ok()) names.push_back(*std::move(name));
  }
  return names;
}

const motion::Track<motion::BoneKey>& emptyBoneTrack() {
  static const motion::Track<motion::BoneKey> kNone;
  return kNone;
}

}  // namespace

std::string sided(std::string_view side, std::string_view bone) { return std::string(side) + std::string(bone); }

BoneRewriting::BoneRewriting(const OperationInput& in, const ComposeLimits& limits)
    : motion_(in.motion),
      model_(in.model),
      limits_(limits),
      control_(in.control),
      rule_(in.preExtrapolation),
      work_(in.motion) {
  if (model_ != nullptr) names_.emplace(*model_);
}

std::optional<motion::TrackId> BoneRewriting::find(std::string_view bone) const {
  for (const Name& name : writings(bone)) {
    if (const auto id = work_.findBone(name.bytes)) return id;
  }
  return {};
}

std::optional<model::BoneIndex> BoneRewriting::findBone(std::string_view bone) const {
  if (!names_) return {};
  for (const Name& name : writings(bone)) {
    if (const auto index = names_->findBone(name.bytes)) return index;
  }
  return {};
}

const motion::Track<motion::BoneKey>& BoneRewriting::track(std::string_view bone) const {
  const auto id = find(bone);
  return id ? work_.bones[id->index].keys : emptyBoneTrack();
}

bool BoneRewriting::isAtRest(std::string_view bone) const {
  return !turns(bone) && std::ranges::all_of(track(bone).values(), [](const motion::BoneKey& key) {
    return glm::length(eval::usable(key.translation)) <= kStillDistance;
  });
}

bool BoneRewriting::turns(std::string_view bone) const {
  return std::ranges::any_of(track(bone).values(), [](const motion::BoneKey& key) {
    return eval::degreesBetween(eval::usable(key.rotation), eval::kNoRotation) > kStillRotation;
  });
}

bool BoneRewriting::exists(std::string_view bone) const { return !names_ || findBone(bone).has_value(); }

const model::Bone* BoneRewriting::bone(std::string_view name) const {
  const auto index = findBone(name);
  return index ? &model_->bones[static_cast<std::size_t>(*index)] : nullptr;
}

glm::dvec3 BoneRewriting::restOffset(std::string_view from, std::string_view to) const {
  const model::Bone* begin = bone(from);
  const model::Bone* end = bone(to);
  if (begin == nullptr || end == nullptr) return {0, 0, 0};
  return toDouble(end->position) - toDouble(begin->position);
}

motion::Keys<motion::BoneKey> BoneRewriting::composed(std::string_view bone,
                                                      std::initializer_list<std::string_view> others,
                                                      const ComposeFunction& compose, ComposeReport& report) const {
  if (control_.isStopped()) return {};
  std::vector<const motion::Track<motion::BoneKey>*> inputs{&track(bone)};
  for (const std::string_view other : others) inputs.push_back(&track(other));
  motion::Keys<motion::BoneKey> keys =
      composeKeys(inputs, unitedFrames(inputs), compose, limits_, report, control_, rule_);
  motion::takeSources(track(bone), keys);
  return keys;
}

void BoneRewriting::store(std::string_view bone, motion::Keys<motion::BoneKey> keys, const ComposeReport& report) {
  std::optional<motion::TrackId> id = find(bone);
  if (!id) {
    const std::vector<Name> names = writings(bone);
    // Uses the spelling of the model.
    const auto known =
        std::ranges::find_if(names, [this](const Name& name) { return names_ && names_->findBone(name.bytes); });
    id = work_.ensureBone(known == names.end() ? names.front() : *known);
    result_.edit.addedBones.push_back(work_.bones[id->index].name);
  }
  work_.bones[id->index].keys = motion::Track(std::move(keys));
  report.addTo(result_, motion::trackPath(work_, *id), limits_);
  if (report.bakedSpans == 0) return;
  note("edit.fold.baked", bone, {report.bakedSpans, {}});
}

void BoneRewriting::rewrite(std::string_view bone, std::initializer_list<std::string_view> others,
                            const ComposeFunction& compose) {
  ComposeReport report;
  motion::Keys<motion::BoneKey> keys = composed(bone, others, compose, report);
  store(bone, std::move(keys), report);
}

void BoneRewriting::rewriteBoth(std::string_view first, const ComposeFunction& ofFirst, std::string_view second,
                                const ComposeFunction& ofSecond) {
  ComposeReport firstReport;
  ComposeReport secondReport;
  motion::Keys<motion::BoneKey> firstKeys = composed(first, {second}, ofFirst, firstReport);
  motion::Keys<motion::BoneKey> secondKeys = composed(second, {first}, ofSecond, secondReport);
  store(first, std::move(firstKeys), firstReport);
  store(second, std::move(secondKeys), secondReport);
}

void BoneRewriting::clear(std::string_view bone) {
  if (const auto id = find(bone)) work_.bones[id->index].keys = motion::Track<motion::BoneKey>();
}

void BoneRewriting::note(std::string_view code, std::string_view bone, NoteValues values) {
  result_.notes.push_back(operationNote(code, std::string(bone), std::move(values)));
}

void BoneRewriting::noteDistance(std::string_view bone, double distance, Frame frame) {
  LargestError error;
  error.kind = ErrorKind::Position;
  error.value = distance;
  error.where = std::string(bone);
  error.frame = frame;
  noteError(result_, std::move(error));
}

OperationResult BoneRewriting::finish() {
  for (std::uint32_t i = 0; i < work_.bones.size(); ++i) {
    const motion::Track<motion::BoneKey>& before = i < motion_.bones.size() ? motion_.bones[i].keys : emptyBoneTrack();
    const motion::Track<motion::BoneKey>& after = work_.bones[i].keys;
    if (before == after) continue;
    motion::KeyRuns removed;
    if (!before.empty()) removed.push_back({0, before.size()});
    propose(result_, {motion::TrackKind::Bone, i}, before, std::move(removed), after.keys());
  }
  return std::move(result_);
}

}  // namespace furitsuke::operations
