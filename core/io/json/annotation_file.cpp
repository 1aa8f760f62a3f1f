// SPDX-License-Identifier: MIT
#include "core/io/json/annotation_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/system_message.h"
#include "core/io/json/capture_json.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/io/json/layer_json.h"
#include "core/io/json/place_key_json.h"
#include "core/io/stored_path.h"
#include "core/motion/tempo_map.h"

namespace furitsuke::io {

namespace {

constexpr std::string_view kAnnotationFormat = "furitsuke.annotations";
/// Far more than any annotation file needs; larger files are rejected without being read. With layers it can contain
/// all keys of a motion: about 350,000.
constexpr std::size_t kMaxAnnotationBytes = std::size_t{64} << 20;

void writeUnknown(JsonText& json, std::string_view separator, const std::string& unknown) {
  if (!unknown.empty()) json.raw(separator).raw(unknown);
}

void writeMarker(JsonText& json, const motion::Marker& marker) {
  json.raw("{ \"frame\": ").integer(marker.frame).raw(", \"name\": ").string(marker.name);
  json.raw(", \"color\": ").string(marker.color);
  writeUnknown(json, ", ", marker.unknown);
  json.raw(" }");
}

void writeTempo(JsonText& json, const motion::Tempo& tempo) {
  json.raw("{ \"beatsPerMinute\": ").number(tempo.beatsPerMinute).raw(", \"firstBeat\": ").number(tempo.firstBeat);
  json.raw(", \"beatsPerBar\": ").integer(tempo.beatsPerBar);
  writeUnknown(json, ", ", tempo.unknown);
  json.raw(" }");
}

void writeSound(JsonText& json, const motion::SoundLink& sound) {
  json.raw("{ \"file\": ").string(sound.file).raw(", \"offset\": ").number(sound.offset);
  json.raw(", \"volume\": ").integer(sound.volume);
  if (sound.isMuted) json.raw(", \"muted\": ").boolean(true);
  writeUnknown(json, ", ", sound.unknown);
  json.raw(" }");
}

void writeBackground(JsonText& json, const motion::BackgroundLink& background) {
  json.raw("{ \"file\": ").string(background.file);
  json.raw(", \"fit\": ").string(motion::kBackgroundFitNames[static_cast<std::size_t>(background.fit)]);
  json.raw(", \"offset\": [").number(background.offset.x).raw(", ").number(background.offset.y).raw("]");
  json.raw(", \"scale\": ").number(background.scale).raw(", \"opacity\": ").integer(background.opacity);
  json.raw(", \"time\": ").number(background.time);
  if (background.hasColor) json.raw(", \"color\": ").string(motion::colorText(background.color));
  writeUnknown(json, ", ", background.unknown);
  json.raw(" }");
}

void writeReference(JsonText& json, const motion::ReferenceLink& reference) {
  json.raw("{ \"file\": ").string(reference.file).raw(", \"time\": ").number(reference.time);
  if (reference.isMirrored) json.raw(", \"mirrored\": ").boolean(true);
  writeUnknown(json, ", ", reference.unknown);
  json.raw(" }");
}

void writeGravityKey(JsonText& json, const motion::GravityKey& key) {
  json.raw("{ \"frame\": ").integer(key.frame).raw(", \"acceleration\": ").number(key.acceleration);
  json.raw(", \"direction\": [").number(key.direction.x).raw(", ").number(key.direction.y);
  json.raw(", ").number(key.direction.z).raw("]");
  json.raw(", \"noise\": ").number(key.noise).raw(", \"noiseOn\": ").boolean(key.isNoiseOn);
  writeUnknown(json, ", ", key.unknown);
  json.raw(" }");
}

template <class Value, class Write>
void writeLines(JsonText& json, const std::vector<Value>& values, Write write) {
  const char* separator = "\n    ";
  for (const Value& value : values) {
    write(json.raw(separator), value);
    separator = ",\n    ";
  }
}

void writeGravity(JsonText& json, const motion::GravityTrack& gravity) {
  json.raw("{ \"seed\": ").integer(gravity.seed).raw(", \"keys\": [");
  writeLines(json, gravity.keys, writeGravityKey);
  json.raw("]");
  writeUnknown(json, ", ", gravity.unknown);
  json.raw(" }");
}

motion::GravityKey readGravityKey(JsonReader& json) {
  motion::GravityKey key;
  const auto strength = [&json] { return json.number(-motion::kStrongestGravity, motion::kStrongestGravity); };
  std::array<double, 3> direction{key.direction.x, key.direction.y, key.direction.z};
  json.objectKeeping(
      key.unknown, requiredField("frame", [&] { key.frame = static_cast<Frame>(json.integer(0, kMaxFrame)); }),
      optionalField("acceleration", [&] { key.acceleration = strength(); }),
      optionalField("direction",
                    [&] { json.fixedArray(direction, [&strength](double& value) { value = strength(); }); }),
      optionalField("noise", [&] { key.noise = json.number(0, motion::kMostGravityNoise); }),
      optionalField("noiseOn", [&] { json.boolean(key.isNoiseOn); }));
  key.direction = {direction[0], direction[1], direction[2]};
  return key;
}

motion::GravityTrack readGravity(JsonReader& json) {
  motion::GravityTrack gravity;
  json.objectKeeping(
      gravity.unknown,
      optionalField("seed",
                    [&] {
                      gravity.seed =
                          static_cast<std::uint32_t>(json.integer(0, std::numeric_limits<std::uint32_t>::max()));
                    }),
      requiredField("keys", [&] { json.array([&](std::size_t) { gravity.keys.push_back(readGravityKey(json)); }); }));
  motion::sortKeys(gravity.keys);
  return gravity;
}

void writeParentKey(JsonText& json, const motion::OutsideParentKey& key) {
  const motion::ParentTarget& target = key.target;
  json.raw("{ \"frame\": ").integer(key.frame);
  if (key.isCamera) json.raw(", \"camera\": true");
  if (!key.bone.empty()) json.raw(", \"bone\": ").string(key.bone);
  if (target.kind == motion::ParentKind::Ground) json.raw(", \"ground\": true");
  if (target.kind == motion::ParentKind::Own) json.raw(", \"own\": true");
  if (target.kind == motion::ParentKind::Model) json.raw(", \"model\": ").string(target.model);
  if (!target.bone.empty()) json.raw(", \"target\": ").string(target.bone);
  writeUnknown(json, ", ", key.unknown);
  json.raw(" }");
}

motion::OutsideParentKey readParentKey(JsonReader& json) {
  motion::OutsideParentKey key;
  bool isGround = false;
  bool isOwn = false;
  json.objectKeeping(
      key.unknown, requiredField("frame", [&] { key.frame = static_cast<Frame>(json.integer(0, kMaxFrame)); }),
      optionalField("camera", [&] { json.boolean(key.isCamera); }),
      optionalField("bone", [&] { json.string(key.bone); }), optionalField("ground", [&] { json.boolean(isGround); }),
      optionalField("own", [&] { json.boolean(isOwn); }),
      optionalField("model", [&] { json.string(key.target.model); }),
      optionalField("target", [&] { json.string(key.target.bone); }));
  const bool hasModel = !key.target.model.empty();
  if (json.ok() && (isGround ? 1 : 0) + (isOwn ? 1 : 0) + (hasModel ? 1 : 0) > 1) {
    json.fail(Core::tr("follows more than one of ground, own and model"));
  }
  key.target.kind = hasModel   ? motion::ParentKind::Model
                    : isOwn    ? motion::ParentKind::Own
                    : isGround ? motion::ParentKind::Ground
                               : motion::ParentKind::None;
  if (!hasModel && !isOwn) key.target.bone.clear();
  if (json.ok() && key.isCamera && (isGround || isOwn || !key.bone.empty())) {
    json.fail(Core::tr("the camera follows a bone of a model or nothing"));
  }
  return key;
}

void readParentKeys(JsonReader& json, std::vector<motion::OutsideParentKey>& keys) {
  json.array([&](std::size_t at) {
    if (at >= kMaxParentKeys) return json.fail({Core::trWith("more than %1 entries"), kMaxParentKeys});
    keys.push_back(readParentKey(json));
  });
  motion::sortKeys(keys);
}

}  // namespace

void writeAccessoryKey(JsonText& json, const motion::AccessoryKey& key) {
  const auto numbers = [&json](const glm::dvec3& all) {
    json.raw("[").number(all.x).raw(", ").number(all.y).raw(", ").number(all.z).raw("]");
  };
  json.raw("{ \"frame\": ").integer(key.frame).raw(", \"position\": ");
  numbers(key.position);
  json.raw(", \"angles\": ");
  numbers(key.angles);
  json.raw(", \"scale\": ").number(key.scale).raw(", \"opacity\": ").number(key.opacity);
  if (!key.isVisible) json.raw(", \"visible\": false");
  if (!key.castsShadow) json.raw(", \"shadow\": false");
  writeUnknown(json, ", ", key.unknown);
  json.raw(" }");
}

namespace {

motion::AccessoryKey readAccessoryKey(JsonReader& json) {
  motion::AccessoryKey key;
  std::array<double, 3> position{}, angles{};
  const auto place = [&json] { return json.number(-motion::kFarthestPropPlace, motion::kFarthestPropPlace); };
  const auto readPlaces = [&](std::array<double, 3>& all) {
    json.fixedArray(all, [&place](double& value) { value = place(); });
  };
  json.objectKeeping(
      key.unknown, requiredField("frame", [&] { key.frame = static_cast<Frame>(json.integer(0, kMaxFrame)); }),
      optionalField("position", [&] { readPlaces(position); }), optionalField("angles", [&] { readPlaces(angles); }),
      optionalField("scale", [&] { key.scale = json.number(0, motion::kFarthestPropPlace); }),
      optionalField("opacity", [&] { key.opacity = json.number(0, 1); }),
      optionalField("visible", [&] { json.boolean(key.isVisible); }),
      optionalField("shadow", [&] { json.boolean(key.castsShadow); }));
  if (json.ok() && key.scale <= 0) json.fail(Core::tr("the scale is not above 0"));
  key.position = {position[0], position[1], position[2]};
  key.angles = {angles[0], angles[1], angles[2]};
  return key;
}

}  // namespace

void readAccessoryKeys(JsonReader& json, std::vector<motion::AccessoryKey>& keys) {
  json.array([&](std::size_t at) {
    if (at >= kMaxAccessoryKeys) return json.fail({Core::trWith("more than %1 entries"), kMaxAccessoryKeys});
    keys.push_back(readAccessoryKey(json));
  });
  motion::sortKeys(keys);
}

namespace {

motion::Marker readMarker(JsonReader& json) {
  motion::Marker marker;
  json.objectKeeping(marker.unknown,
                     requiredField("frame", [&] { marker.frame = static_cast<Frame>(json.integer(0, kMaxFrame)); }),
                     optionalField("name", [&] { json.string(marker.name); }),
                     optionalField("color", [&] { json.string(marker.color); }));
  return marker;
}

motion::Tempo readTempo(JsonReader& json) {
  motion::Tempo tempo;
  json.objectKeeping(
      tempo.unknown,
      requiredField("beatsPerMinute",
                    [&] { tempo.beatsPerMinute = json.number(motion::kLowestTempo, motion::kHighestTempo); }),
      optionalField("firstBeat", [&] { tempo.firstBeat = json.number(-motion::kFarthestBeat, motion::kFarthestBeat); }),
      optionalField("beatsPerBar",
                    [&] { tempo.beatsPerBar = static_cast<int>(json.integer(1, motion::kMaxBeatsPerBar)); }));
  return tempo;
}

void readTempoChanges(JsonReader& json, std::vector<motion::Tempo>& changes) {
  json.array([&](std::size_t index) {
    if (index >= kMaxTempoChanges) return json.fail({Core::trWith("there are more than %1"), kMaxTempoChanges});
    changes.push_back(readTempo(json));
  });
}

motion::SoundLink readSoundLink(JsonReader& json) {
  motion::SoundLink sound;
  json.objectKeeping(
      sound.unknown, requiredField("file", [&] { json.string(sound.file); }),
      optionalField("offset", [&] { sound.offset = json.number(-motion::kFarthestSound, motion::kFarthestSound); }),
      optionalField("volume", [&] { sound.volume = static_cast<int>(json.integer(0, 100)); }),
      optionalField("muted", [&] { json.boolean(sound.isMuted); }));
  return sound;
}

void readBackgroundFit(JsonReader& json, motion::BackgroundLink& background) {
  std::string name;
  json.string(name);
  const std::optional<motion::BackgroundFit> fit = motion::backgroundFitFrom(name);
  if (!fit) return json.fail({Core::trWith("\"%1\" is not fit, fill or stretch"), name});
  background.fit = *fit;
}

void readBackgroundColor(JsonReader& json, motion::BackgroundLink& background) {
  std::string text;
  json.string(text);
  const std::optional<glm::u8vec3> color = motion::colorFrom(text);
  if (!color) return json.fail({Core::trWith("\"%1\" is not a color such as #000000"), text});
  background.hasColor = true;
  background.color = *color;
}

motion::BackgroundLink readBackground(JsonReader& json) {
  motion::BackgroundLink background;
  std::array<double, 2> offset{0, 0};
  json.objectKeeping(
      background.unknown, optionalField("file", [&] { json.string(background.file); }),
      optionalField("fit", [&] { readBackgroundFit(json, background); }),
      optionalField("offset",
                    [&] {
                      json.fixedArray(offset, [&json](double& value) {
                        value = json.number(-motion::kFarthestBackground, motion::kFarthestBackground);
                      });
                    }),
      optionalField("scale",
                    [&] { background.scale = json.number(motion::kSmallestBackground, motion::kLargestBackground); }),
      optionalField("opacity", [&] { background.opacity = static_cast<int>(json.integer(0, 100)); }),
      optionalField(
          "time",
          [&] { background.time = json.number(-motion::kFarthestBackgroundTime, motion::kFarthestBackgroundTime); }),
      optionalField("color", [&] { readBackgroundColor(json, background); }));
  background.offset = {offset[0], offset[1]};
  return background;
}

motion::ReferenceLink readReference(JsonReader& json) {
  motion::ReferenceLink reference;
  json.objectKeeping(
      reference.unknown, requiredField("file", [&] { json.string(reference.file); }),
      optionalField(
          "time",
          [&] { reference.time = json.number(-motion::kFarthestReferenceTime, motion::kFarthestReferenceTime); }),
      optionalField("mirrored", [&] { json.boolean(reference.isMirrored); }));
  return reference;
}

/// A file is stored by its path from the annotation file if it is at most this many folders above it.
constexpr int kNearbyFolders = 2;

/// The annotations as they are in memory: with the absolute paths of the files that they name.
motion::Annotations resolved(motion::Annotations annotations, const std::filesystem::path& annotationFile) {
  eachAnnotationFile(annotations, [folder = absoluteFolderOf(annotationFile)](std::string& file) {
    file = resolvedPath(file, folder);
  });
  return annotations;
}

/// The annotations as they are in the file.
motion::Annotations stored(motion::Annotations annotations, const std::filesystem::path& annotationFile) {
  eachAnnotationFile(annotations, [folder = absoluteFolderOf(annotationFile)](std::string& file) {
    file = storedPath(file, folder, kNearbyFolders);
  });
  return annotations;
}

void readAnnotationFormat(JsonReader& json) {
  std::string format;
  json.string(format);
  if (format != kAnnotationFormat) json.fail({Core::trWith("the format is not %1"), kAnnotationFormat});
}

/// The text of a file; nothing if the file does not exist.
Result<std::optional<std::string>> textOf(const std::filesystem::path& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found) return std::optional<std::string>();
  if (std::filesystem::is_regular_file(status) && std::filesystem::file_size(path, error) > kMaxAnnotationBytes) {
    return Error::in(Message::verbatim(displayPath(path)), Core::tr("is larger than 64 MiB and is not read"));
  }
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return std::optional(std::string(asChars(*bytes)));
}

/// What is at the place of an annotation file that is about to be written.
struct ExistingAnnotations {
  enum class Relation {
    Missing,
    Same,       ///< it has the annotations already
    Known,      ///< this program read or wrote it
    Untouched,  ///< others changed it, but there is nothing new to write
    Foreign,    ///< writing would replace what others wrote
  };
  Relation relation = Relation::Missing;
  std::string text;                            ///< if Same
  std::optional<AnnotationConflict> conflict;  ///< if Foreign
};

ExistingAnnotations examine(const std::filesystem::path& path, const motion::Annotations& annotations,
                            std::string_view known) {
  using Relation = ExistingAnnotations::Relation;
  using Kind = AnnotationConflict::Kind;
  Result<std::optional<std::string>> text = textOf(path);
  if (text && !*text) return {};
  std::optional<Error> problem;
  if (text) {
    const Result<motion::Annotations> existing = annotationsFromJson(**text);
    if (existing && resolved(*existing, path) == annotations) return {Relation::Same, std::move(**text), {}};
    if (!known.empty() && **text == known) return {Relation::Known, {}, {}};
    if (!existing) {
      problem = Error::in(Message::verbatim(displayPath(path)), Core::trWith("cannot be read: %1"),
                          existing.error().sentence());
    }
  } else {
    problem = text.error();
  }
  const Result<motion::Annotations> before = annotationsFromJson(known);
  if (before ? resolved(*before, path) == annotations : annotations.isEmpty()) return {Relation::Untouched, {}, {}};
  if (problem) return {Relation::Foreign, {}, AnnotationConflict{Kind::Unreadable, std::move(*problem)}};
  return {Relation::Foreign,
          {},
          AnnotationConflict{Kind::Changed, Error::in(Message::verbatim(displayPath(path)),
                                                      Core::tr("was changed by another program"))}};
}

Status replaceAnnotations(const std::filesystem::path& path, const std::string& text,
                          const std::function<Status()>& beforeReplace) {
  if (!text.empty()) return writeFileAtomically(path, asBytes(text), {.beforeReplace = beforeReplace});
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return Error::in(Message::verbatim(displayPath(path)), Core::tr("is not a file"));
  if (Status ready = beforeReplace(); !ready) return ready;
  std::filesystem::remove(path, error);
  if (error) {
    return Error::in(Message::verbatim(displayPath(path)), Core::trWith("cannot be removed: %1"), systemMessage(error));
  }
  return Done{};
}

}  // namespace

std::filesystem::path annotationPath(const std::filesystem::path& motion) {
  std::filesystem::path path = motion;
  path.replace_extension();
  path += ".furitsuke.json";
  return path;
}

namespace {

void writeOrigins(JsonText& json, const motion::StoredLayers& kept) {
  if (!kept.replaced.empty()) {
    writeLayers(json.raw(",\n  \"bakedPhysics\": "),
                {.layers = {}, .replaced = kept.replaced, .unknown = kept.unknown});
  }
  if (!kept.captured.empty()) writeCapture(json.raw(",\n  \"capture\": "), kept.captured);
}

}  // namespace

std::string annotationsToJson(const motion::Annotations& annotations) {
  JsonText json;
  json.raw("{\n  \"format\": ").string(kAnnotationFormat);
  json.raw(",\n  \"version\": ").integer(std::max(annotations.version, kAnnotationVersion));
  if (!annotations.markers.empty()) {
    json.raw(",\n  \"markers\": [");
    writeLines(json, annotations.markers, writeMarker);
    json.raw("]");
  }
  if (annotations.tempo) writeTempo(json.raw(",\n  \"tempo\": "), *annotations.tempo);
  if (!annotations.tempoChanges.empty()) {
    json.raw(",\n  \"tempoChanges\": [");
    writeLines(json, annotations.tempoChanges, writeTempo);
    json.raw("]");
  }
  if (annotations.sound) writeSound(json.raw(",\n  \"sound\": "), *annotations.sound);
  if (annotations.background) writeBackground(json.raw(",\n  \"background\": "), *annotations.background);
  if (annotations.reference) writeReference(json.raw(",\n  \"reference\": "), *annotations.reference);
  if (annotations.gravity) writeGravity(json.raw(",\n  \"gravity\": "), *annotations.gravity);
  if (!annotations.parents.empty()) {
    json.raw(",\n  \"outsideParents\": [");
    writeLines(json, annotations.parents, writeParentKey);
    json.raw("]");
  }
  if (!annotations.accessoryKeys.empty()) {
    json.raw(",\n  \"places\": [");
    writeLines(json, annotations.accessoryKeys, writeAccessoryKey);
    json.raw("]");
  }
  if (annotations.origins) writeOrigins(json, *annotations.origins);
  if (annotations.layers) writeLayers(json.raw(",\n  \"layers\": "), *annotations.layers);
  writeUnknown(json, ",\n  ", annotations.unknown);
  json.raw("\n}\n");
  return std::move(json).take();
}

namespace {

motion::StoredLayersRef readStored(JsonReader& json) {
  return motion::StoredLayersRef(std::make_shared<const motion::StoredLayers>(readLayers(json)));
}

}  // namespace

Result<motion::Annotations> annotationsFromJson(std::string_view text) {
  JsonReader json(text);
  motion::Annotations annotations;
  motion::StoredLayers origins;
  json.objectKeeping(
      annotations.unknown, requiredField("format", [&] { readAnnotationFormat(json); }),
      optionalField("version",
                    [&] { annotations.version = json.integer(1, std::numeric_limits<std::int64_t>::max()); }),
      optionalField("markers",
                    [&] { json.array([&](std::size_t) { annotations.markers.push_back(readMarker(json)); }); }),
      optionalField("tempo", [&] { annotations.tempo = readTempo(json); }),
      optionalField("tempoChanges", [&] { readTempoChanges(json, annotations.tempoChanges); }),
      optionalField("sound", [&] { annotations.sound = readSoundLink(json); }),
      optionalField("background", [&] { annotations.background = readBackground(json); }),
      optionalField("reference", [&] { annotations.reference = readReference(json); }),
      optionalField("gravity", [&] { annotations.gravity = readGravity(json); }),
      optionalField("outsideParents", [&] { readParentKeys(json, annotations.parents); }),
      optionalField("places", [&] { readAccessoryKeys(json, annotations.accessoryKeys); }),
      optionalField("bakedPhysics",
                    [&] {
                      motion::StoredLayers baked = readLayers(json);
                      origins.replaced = std::move(baked.replaced);
                      origins.unknown = std::move(baked.unknown);
                    }),
      optionalField("capture", [&] { origins.captured = readCapture(json); }),
      optionalField("layers", [&] { annotations.layers = readStored(json); }));
  json.end();
  if (!json.ok()) {
    Error error = json.error();
    if (annotations.version > kAnnotationVersion)
      error.reason = {Core::trWith("%1; a newer version of the program wrote it"), error.reason};
    return error;
  }
  std::ranges::stable_sort(annotations.markers, {}, &motion::Marker::frame);
  motion::sortTempoChanges(annotations.tempoChanges);
  if (!annotations.tempo && !annotations.tempoChanges.empty()) {
    // Without a first tempo, the next one applies from the start on.
    annotations.tempo = annotations.tempoChanges.front();
    annotations.tempoChanges.erase(annotations.tempoChanges.begin());
  }
  if (annotations.gravity && annotations.gravity->isEmpty()) annotations.gravity.reset();
  annotations.origins = motion::originsOf(std::move(origins));
  if (annotations.layers && annotations.layers->layers.empty() && annotations.layers->unknown.empty()) {
    annotations.layers.reset();
  }
  return annotations;
}

AnnotationFile readAnnotations(const std::filesystem::path& motion) {
  const std::filesystem::path path = annotationPath(motion);
  Result<std::optional<std::string>> text = textOf(path);
  if (!text) return {{}, {}, text.error(), {}};
  if (!*text) return {};
  Result<motion::Annotations> annotations = annotationsFromJson(**text);
  if (!annotations) return {{}, {}, annotations.error(), {}};
  return {resolved(std::move(*annotations), path), std::move(**text), {}, {}};
}

std::optional<AnnotationConflict> annotationConflict(const std::filesystem::path& motion,
                                                     const motion::Annotations& annotations, std::string_view known) {
  return examine(annotationPath(motion), annotations, known).conflict;
}

Result<WrittenAnnotations> writeAnnotations(const std::filesystem::path& motion, const motion::Annotations& annotations,
                                            const AnnotationWriting& how) {
  using Relation = ExistingAnnotations::Relation;
  const std::filesystem::path path = annotationPath(motion);
  ExistingAnnotations existing = examine(path, annotations, how.known);
  switch (existing.relation) {
    case Relation::Same: return WrittenAnnotations{std::move(existing.text), false, {}};
    case Relation::Untouched: return WrittenAnnotations{std::string(how.known), false, {}};
    case Relation::Foreign:
      if (!how.replacesForeign) return existing.conflict->error;
      break;
    case Relation::Known: break;
    case Relation::Missing:
      if (annotations.isEmpty()) return WrittenAnnotations{{}, true, {}};
  }
  WrittenAnnotations written;
  if (!annotations.isEmpty()) written.text = annotationsToJson(stored(annotations, path));
  if (written.text.size() > kMaxAnnotationBytes) {
    return Error::in(Message::verbatim(displayPath(path)), Core::tr("would be larger than 64 MiB; flatten layers"));
  }
  const Status replaced = replaceAnnotations(path, written.text, [&]() -> Status {
    if (!how.backsUp) return Done{};
    Status kept = backUpFile(path);
    written.isBackedUp = kept.ok();
    if (kept) return kept;
    if (existing.relation == Relation::Foreign) return kept;
    written.backupProblem = kept.error();
    return Done{};
  });
  return replaced ? Result<WrittenAnnotations>(std::move(written)) : replaced.error();
}

}  // namespace furitsuke::io
