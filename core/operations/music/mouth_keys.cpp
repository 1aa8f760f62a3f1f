// SPDX-License-Identifier: MIT
#include "core/operations/music/mouth_keys.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/eval/sample.h"
#include "core/operations/motion/morph_names.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

using lips::kMorphShapeCount;
using lips::MouthMovement;
using lips::MouthShape;
using MorphTrack = motion::Track<motion::MorphKey>;
using MovementsOfMorphs = std::array<std::vector<MouthMovement>, kMorphShapeCount>;

/// Of あ, when it replaces え together with い, or お together with う.
constexpr float kAddedA = 0.4F;

/// A morph that shows a shape, or a part of it.
struct MorphPart {
  MouthShape morph;
  float factor;
};

constexpr std::size_t indexOf(MouthShape shape) { return static_cast<std::size_t>(shape); }

Result<std::array<Name, kMorphShapeCount>> readMorphNames(std::string_view text) {
  std::array<Name, kMorphShapeCount> names;
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) {
    const std::size_t comma = text.find(',');
    if ((comma == text.npos) != (i + 1 == kMorphShapeCount)) {
      return Error::in(Message::verbatim("morphs"),
                       Core::tr("needs six names separated by commas, for a, i, u, e, o and n"));
    }
    Result<Name> name = Name::fromText(text.substr(0, comma));
    if (!name) return Error::in(Message::verbatim("morphs"), name.error().sentence());
    names[i] = *std::move(name);
    text = comma == text.npos ? std::string_view() : text.substr(comma + 1);
  }
  return names;
}

/// The morphs that show a shape. If the model lacks its morph, similar ones; none if there are none.
std::vector<MorphPart> partsOf(MouthShape shape, const MouthMorphs& morphs) {
  const auto has = [&morphs](MouthShape morph) { return morphs[indexOf(morph)].has_value(); };
  if (has(shape)) return {{shape, 1}};
  std::vector<MorphPart> parts;
  if (shape == MouthShape::I && has(MouthShape::E)) parts.push_back({MouthShape::E, 1});
  if (shape == MouthShape::E && has(MouthShape::I)) parts.push_back({MouthShape::I, 1});
  if (shape == MouthShape::O && has(MouthShape::U)) parts.push_back({MouthShape::U, 1});
  const bool isWide = shape == MouthShape::E || shape == MouthShape::O;
  if (isWide && has(MouthShape::A)) parts.push_back({MouthShape::A, kAddedA});
  return parts;
}

/// The movements of each morph. Notes which shapes other morphs replace.
MovementsOfMorphs movementsOfMorphs(const std::vector<MouthMovement>& movements, const MouthMorphs& morphs,
                                    OperationResult& result) {
  std::array<std::vector<MorphPart>, kMorphShapeCount> parts;
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) parts[i] = partsOf(static_cast<MouthShape>(i), morphs);
  std::array<bool, kMorphShapeCount> isUsed{};
  MovementsOfMorphs ofMorphs;
  for (const MouthMovement& movement : movements) {
    isUsed[indexOf(movement.shape)] = true;
    for (const MorphPart& part : parts[indexOf(movement.shape)]) {
      MouthMovement& added = ofMorphs[indexOf(part.morph)].emplace_back(movement);
      added.weight *= part.factor;
    }
  }
  std::string replaced;
  std::string lacking;
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) {
    // A mouth that is closed at ん needs no morph.
    if (!isUsed[i] || morphs[i] || static_cast<MouthShape>(i) == MouthShape::N) continue;
    std::string& names = parts[i].empty() ? lacking : replaced;
    names += (names.empty() ? "" : ", ") + std::string(nameOfShape(static_cast<MouthShape>(i)));
  }
  if (!replaced.empty()) result.notes.push_back(operationNote("edit.lips.replaced", {}, {0, std::move(replaced)}));
  if (!lacking.empty()) result.notes.push_back(operationNote("edit.lips.no-morph", {}, {0, std::move(lacking)}));
  return ofMorphs;
}

/// Replaces the keys of a track in a span.
class SpanReplacement {
 public:
  SpanReplacement(const MorphTrack& track, FrameRange span, eval::PreExtrapolation rule)
      : track_(track),
        span_(span),
        first_(track.lowerBound(span.first)),
        end_(span.last == kMaxFrame ? track.size() : track.lowerBound(span.last + 1)),
        rule_(rule) {}

  /// The keys in the span, with a key at its ends where the motion outside of it must stay as it is.
  [[nodiscard]] motion::Keys<motion::MorphKey> arriving(const std::vector<lips::WeightKey>& keys) const {
    KeyColumns<motion::MorphKey> columns;
    const bool holdsFirst = first_ > 0 && !staysClosed(span_.first, first_ - 1);
    const bool holdsLast = end_ < track_.size() && !staysClosed(span_.last, end_);
    if (holdsFirst) columns.append(span_.first, held(span_.first), motion::kNoSource);
    for (const lips::WeightKey& key : keys) {
      const bool isHeld = (holdsFirst && key.frame == span_.first) || (holdsLast && key.frame == span_.last);
      if (!isHeld) columns.append(key.frame, {key.weight}, motion::kNoSource);
    }
    if (holdsLast) columns.append(span_.last, held(span_.last), motion::kNoSource);
    motion::Keys<motion::MorphKey> all = columns.take();
    motion::takeSources(track_, all);
    return all;
  }

  [[nodiscard]] motion::KeyRuns removed() const {
    return first_ < end_ ? motion::KeyRuns{{first_, end_}} : motion::KeyRuns{};
  }

 private:
  [[nodiscard]] motion::MorphKey held(Frame frame) const {
    return {static_cast<float>(eval::sampleMorph(track_, frame, nullptr, rule_))};
  }
  /// Whether the morph is 0 from the frame to the key next to the span.
  [[nodiscard]] bool staysClosed(Frame frame, std::size_t outside) const {
    return held(frame).weight == 0 && track_.values()[outside].weight == 0;
  }

  const MorphTrack& track_;
  FrameRange span_;
  std::size_t first_;
  std::size_t end_;
  eval::PreExtrapolation rule_;
};

}  // namespace

std::string_view nameOfShape(MouthShape shape) {
  constexpr std::array<std::string_view, kMorphShapeCount> kShapes{"あ", "い", "う", "え", "お", "ん"};
  return kShapes[indexOf(shape)];
}

OperationParameter mouthMorphsParameter(std::string_view help) {
  return {.id = "morphs",
          .kind = ParameterKind::Text,
          .help = help,
          .initial = "あ,い,う,え,お,ん",
          .names = NameKind::Morphs};
}

Result<MouthMorphs> mouthMorphs(const OperationInput& in) {
  const auto names = readMorphNames(in.arguments.text("morphs"));
  if (!names) return names.error();
  std::optional<MorphNames> known;
  if (in.model != nullptr) known.emplace(*in.model);
  MouthMorphs morphs;
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) {
    const Name& name = (*names)[i];
    if (name.bytes.empty()) continue;
    const auto morph = known ? known->find(name.text()) : std::nullopt;
    if (morph) morphs[i] = Name::fromBytes(in.model->morphs[static_cast<std::size_t>(*morph)].name.bytes);
    if (!known) morphs[i] = name;
  }
  if (std::ranges::any_of(morphs, [](const auto& morph) { return morph.has_value(); })) return morphs;
  return Error::in(Message::verbatim("morphs"),
                   known ? Core::tr("the model has none of them") : Core::tr("at least one name is needed"));
}

FrameRange allowedMouthFrames(const OperationInput& in) {
  if (in.scope == nullptr) return kAllFrames;
  if (in.scope->keys) return in.keys.frameRange();
  if (in.scope->frames.empty()) return kAllFrames;
  const Result<FrameRange> given = parseFrameRange(in.scope->frames);
  return given.ok() ? *given : FrameRange{};
}

std::vector<OperationParameter> mouthParameters(std::string_view weightHelp) {
  return {
      {.id = "weight",
       .kind = ParameterKind::Number,
       .help = weightHelp,
       .initial = "0.7",
       .minimum = 0.05,
       .maximum = 1},
      {.id = "dynamics",
       .kind = ParameterKind::Number,
       .help = Core::tr("Difference between the weights of the loudest and the softest syllable"),
       .initial = "0.4",
       .minimum = 0,
       .maximum = 1},
      frameParameter("rise", Core::tr("Time to open the mouth"), "3", 1, 30),
      frameParameter("fall", Core::tr("Time to close the mouth"), "3", 1, 30),
      frameParameter("overlap", Core::tr("Time by which the mouth is ahead of the sound"), "2", 0, 30),
      frameParameter("shortest", Core::tr("Omit syllables that start fewer frames after the one before"), "3", 1, 300)};
}

lips::MouthOptions mouthOptions(const OperationArguments& arguments) {
  lips::MouthOptions options;
  options.rise = arguments.frame("rise");
  options.fall = arguments.frame("fall");
  options.overlap = arguments.frame("overlap");
  options.shortest = arguments.frame("shortest");
  options.weight = arguments.number("weight");
  options.dynamics = arguments.number("dynamics");
  return options;
}

std::vector<OperationParameter> movementParameters() {
  std::vector<OperationParameter> parameters = mouthParameters(Core::tr("Weight of the morphs at medium loudness"));
  // Before the last one, "shortest".
  parameters.insert(
      parameters.end() - 1,
      frameParameter("closure", Core::tr("Time that the lips are closed before m, b and p; 0 for not at all"), "2", 0,
                     10));
  parameters.push_back(
      {.id = "replace",
       .kind = ParameterKind::Choice,
       .help = Core::tr("Replace the keys of these morphs from the first to the last syllable, or all of them"),
       .initial = "lyrics",
       .choices = {"lyrics", "all"}});
  return parameters;
}

lips::MouthOptions movementOptions(const OperationArguments& arguments) {
  lips::MouthOptions options = mouthOptions(arguments);
  options.closure = arguments.frame("closure");
  return options;
}

MouthKeys mouthKeys(const std::vector<MouthMovement>& movements, const MouthMorphs& morphs, OperationResult& result) {
  MouthKeys keys;
  const MovementsOfMorphs ofMorphs = movementsOfMorphs(movements, morphs, result);
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) keys[i] = lips::weightKeys(ofMorphs[i]);
  return keys;
}

void replaceMouthKeys(const OperationInput& in, const MouthMorphs& morphs, const MouthKeys& keys, FrameRange span,
                      OperationResult& result) {
  static const MorphTrack kNone;
  for (std::size_t i = 0; i < kMorphShapeCount && !in.control.isStopped(); ++i) {
    if (!morphs[i]) continue;
    const auto known = in.motion.findMorph(morphs[i]->bytes);
    const MorphTrack& track = known ? in.motion.morphs[known->index].keys : kNone;
    const SpanReplacement replacement(track, span, in.preExtrapolation);
    motion::Keys<motion::MorphKey> arriving = replacement.arriving(keys[i]);
    motion::KeyRuns removed = replacement.removed();
    if (arriving.empty() && removed.empty()) continue;
    if (!in.control.requireKeys(static_cast<std::int64_t>(arriving.size()))) return;
    const auto added = static_cast<std::uint32_t>(in.motion.morphs.size() + result.edit.addedMorphs.size());
    if (!known) result.edit.addedMorphs.push_back(*morphs[i]);
    propose(result, known.value_or(motion::TrackId{motion::TrackKind::Morph, added}), track, std::move(removed),
            std::move(arriving));
  }
  sortKeyEdits(result);
}

void moveMouth(const OperationInput& in, const MouthMorphs& morphs, lips::MouthMovements mouth,
               OperationResult& result) {
  if (mouth.omitted > 0) result.notes.push_back(operationNote("edit.lips.short", {}, {mouth.omitted, {}}));
  const FrameRange allowed = allowedMouthFrames(in);
  std::erase_if(mouth.movements, [allowed](const MouthMovement& movement) {
    return !allowed.contains(movement.opening) || !allowed.contains(movement.closed);
  });
  if (mouth.movements.empty()) {
    result.notes.push_back(operationNote("edit.lips.none", {}));
    return;
  }
  const bool isWhole = in.arguments.text("replace") == "all" || allowed != kAllFrames;
  const FrameRange span =
      isWhole ? allowed : FrameRange{mouth.movements.front().opening, mouth.movements.back().closed};
  replaceMouthKeys(in, morphs, mouthKeys(mouth.movements, morphs, result), span, result);
}

}  // namespace furitsuke::operations
