// SPDX-License-Identifier: MIT
#include "core/operations/music/lip_sync.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/lips/mouth_movement.h"
#include "core/model/name_index.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

using lips::kMorphShapeCount;
using lips::MouthMovement;
using lips::MouthShape;
using MorphTrack = motion::Track<motion::MorphKey>;

/// Of あ, when it replaces え together with い, or お together with う.
constexpr float kAddedA = 0.4F;

/// The morph of each shape; no name where the model lacks it.
using MouthMorphs = std::array<std::optional<Name>, kMorphShapeCount>;
using MovementsOfMorphs = std::array<std::vector<MouthMovement>, kMorphShapeCount>;

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
      return Error::in("morphs", "needs six names separated by commas, for a, i, u, e, o and n");
    }
    Result<Name> name = Name::fromText(text.substr(0, comma));
    if (!name) return Error::in("morphs", name.error().message());
    names[i] = *std::move(name);
    text = comma == text.npos ? std::string_view() : text.substr(comma + 1);
  }
  return names;
}

Result<MouthMorphs> readMorphs(const OperationInput& in) {
  const auto names = readMorphNames(in.arguments.text("morphs"));
  if (!names) return names.error();
  std::optional<model::NameIndex> known;
  if (in.model != nullptr) known.emplace(*in.model);
  MouthMorphs morphs;
  for (std::size_t i = 0; i < kMorphShapeCount; ++i) {
    const Name& name = (*names)[i];
    if (!name.bytes.empty() && (!known || known->findMorph(name.bytes))) morphs[i] = name;
  }
  if (std::ranges::any_of(morphs, [](const auto& morph) { return morph.has_value(); })) return morphs;
  return Error::in("morphs", known ? "the model has none of them" : "at least one name is needed");
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
  constexpr std::array<std::string_view, kMorphShapeCount> kShapes{"あ", "い", "う", "え", "お", "ん"};
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
    names += (names.empty() ? "" : ", ") + std::string(kShapes[i]);
  }
  if (!replaced.empty()) result.notes.push_back(operationNote("edit.lips.replaced", {}, {0, std::move(replaced)}));
  if (!lacking.empty()) result.notes.push_back(operationNote("edit.lips.no-morph", {}, {0, std::move(lacking)}));
  return ofMorphs;
}

/// The frames in which the operation may change keys.
FrameRange allowedFrames(const OperationInput& in) {
  if (in.scope == nullptr) return kAllFrames;
  if (in.scope->keys) return in.keys.frameRange();
  if (in.scope->frames.empty()) return kAllFrames;
  const Result<FrameRange> given = parseFrameRange(in.scope->frames);
  return given.ok() ? *given : FrameRange{};
}

lips::MouthOptions mouthOptions(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  lips::MouthOptions options;
  options.offset = a.number("offset") / 1000;
  if (a.flag("from-sound") && in.motion.annotations.sound) options.offset += in.motion.annotations.sound->offset / 1000;
  options.rise = a.frame("rise");
  options.fall = a.frame("fall");
  options.overlap = a.frame("overlap");
  options.shortest = a.frame("shortest");
  options.closure = a.frame("closure");
  options.weight = a.number("weight");
  options.dynamics = a.number("dynamics");
  return options;
}

void noteFindings(const lips::Lyrics& lyrics, OperationResult& result) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kNotes{
      {{"lyrics.damaged", "edit.lips.damaged"},
       {"lyrics.line", "edit.lips.line"},
       {"lyrics.reading", "edit.lips.reading"},
       {"lyrics.tooMany", "edit.lips.too-many"}}};
  for (const Diagnostic& finding : lyrics.findings) {
    for (const auto& [code, note] : kNotes) {
      if (finding.code == code) result.notes.push_back(operationNote(note, {}, {finding.count, finding.detail}));
    }
  }
}

/// Replaces the keys of a track in a span.
class SpanReplacement {
 public:
  SpanReplacement(const MorphTrack& track, FrameRange span, eval::BeforeFirst rule)
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
  eval::BeforeFirst rule_;
};

/// Replaces the keys of the mouth in the span.
void replaceKeys(const OperationInput& in, const MouthMorphs& morphs, const MovementsOfMorphs& movements,
                 FrameRange span, OperationResult& result) {
  static const MorphTrack kNone;
  for (std::size_t i = 0; i < kMorphShapeCount && !in.control.isStopped(); ++i) {
    if (!morphs[i]) continue;
    const auto known = in.motion.findMorph(morphs[i]->bytes);
    const MorphTrack& track = known ? in.motion.morphs[known->index].keys : kNone;
    const SpanReplacement replacement(track, span, in.beforeFirst);
    motion::Keys<motion::MorphKey> arriving = replacement.arriving(lips::weightKeys(movements[i]));
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

Result<OperationResult> runLipSync(const OperationInput& in) {
  const Result<MouthMorphs> morphs = readMorphs(in);
  if (!morphs) return morphs.error();
  const lips::Lyrics* lyrics = in.arguments.lyrics("lyrics");
  if (lyrics == nullptr) return Error::in("lyrics", "a file is needed");
  const auto voice = static_cast<std::size_t>(in.arguments.integer("voice") - 1);
  if (voice >= lyrics->voices.size()) {
    return Error::in("voice", "the file has only " + std::to_string(lyrics->voices.size()));
  }
  OperationResult result;
  noteFindings(*lyrics, result);
  lips::MouthMovements mouth = lips::mouthMovements(lyrics->voices[voice].moras, mouthOptions(in));
  if (mouth.omitted > 0) result.notes.push_back(operationNote("edit.lips.short", {}, {mouth.omitted, {}}));
  const FrameRange allowed = allowedFrames(in);
  std::erase_if(mouth.movements, [allowed](const MouthMovement& movement) {
    return !allowed.contains(movement.opening) || !allowed.contains(movement.closed);
  });
  if (mouth.movements.empty()) {
    result.notes.push_back(operationNote("edit.lips.none", {}));
    return result;
  }
  const bool isWhole = in.arguments.text("replace") == "all" || allowed != kAllFrames;
  const FrameRange span =
      isWhole ? allowed : FrameRange{mouth.movements.front().opening, mouth.movements.back().closed};
  replaceKeys(in, *morphs, movementsOfMorphs(mouth.movements, *morphs, result), span, result);
  return result;
}

std::vector<OperationParameter> movementParameters() {
  return {{.id = "weight",
           .kind = ParameterKind::Number,
           .help = "Weight of the morphs at medium loudness",
           .initial = "0.7",
           .minimum = 0.05,
           .maximum = 1},
          {.id = "dynamics",
           .kind = ParameterKind::Number,
           .help = "Difference between the weights of the loudest and the softest syllable",
           .initial = "0.4",
           .minimum = 0,
           .maximum = 1},
          frameParameter("rise", "Time to open the mouth", "3", 1, 30),
          frameParameter("fall", "Time to close the mouth", "3", 1, 30),
          frameParameter("overlap", "Time by which the mouth is ahead of the sound", "2", 0, 30),
          frameParameter("closure", "Time that the lips are closed before m, b and p; 0 for not at all", "2", 0, 10),
          frameParameter("shortest", "Omit syllables that start fewer frames after the one before", "3", 1, 300)};
}

}  // namespace

Operation lipSyncOperation() {
  Operation row{
      .id = "lip-sync",
      .text = "Lip Sync",
      .help =
          "Make keys of the mouth morphs from lyrics with times: a VSQ, UST, MIDI, LRC or text file. Syllables in "
          "kana or romaji become vowels. Running it again replaces the keys from the first to the last syllable, "
          "or in the chosen frames.",
      .parameters = {{.id = "lyrics",
                      .kind = ParameterKind::LyricsFile,
                      .help = "File with the syllables and their times",
                      .isRequired = true},
                     {.id = "voice",
                      .kind = ParameterKind::Integer,
                      .help = "Which voice of a file with several",
                      .initial = "1",
                      .minimum = 1,
                      .maximum = 65535},
                     {.id = "offset",
                      .kind = ParameterKind::Number,
                      .help = "Time to add to the times of the file",
                      .initial = "0",
                      .unit = "ms",
                      .minimum = -3'600'000,
                      .maximum = 3'600'000},
                     flagParameter("from-sound", "Count the times from the start of the sound of the motion", "true"),
                     {.id = "morphs",
                      .kind = ParameterKind::Text,
                      .help = "Morphs for a, i, u, e, o and n, separated by commas",
                      .initial = "あ,い,う,え,お,ん"}},
      .run = runLipSync};
  for (OperationParameter& parameter : movementParameters()) row.parameters.push_back(std::move(parameter));
  row.parameters.push_back(
      {.id = "replace",
       .kind = ParameterKind::Choice,
       .help = "Replace the keys of these morphs from the first to the last syllable, or all of them",
       .initial = "lyrics",
       .choices = {"lyrics", "all"}});
  return row;
}

}  // namespace furitsuke::operations
