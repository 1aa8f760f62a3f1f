// SPDX-License-Identifier: MIT
#include "app/cli/info_report.h"

#include <array>
#include <cstddef>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "app/cli/messages.h"
#include "core/io/name_bytes.h"
#include "core/motion/layers/stored_layers.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, motion::kTrackKindCount> kSectionNames{"bone",  "morph",      "camera",
                                                                              "light", "selfShadow", "property"};

/// The number of keys in each section of the file, including several keys at the same frame. Records whose frame is too
/// large for a key are not counted.
std::array<std::size_t, motion::kTrackKindCount> sectionCounts(const io::LoadedMotion& loaded) {
  std::array<std::size_t, motion::kTrackKindCount> counts{};
  if (loaded.source != nullptr) {
    const io::VmdSource& source = *loaded.source;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      counts[i] = source.file.sections[i].count - source.notKeys[i].size();
    }
    return counts;
  }
  for (const motion::TrackId id : loaded.motion.trackIds()) {
    counts[static_cast<std::size_t>(id.kind)] += loaded.motion.keyCount(id);
  }
  return counts;
}

/// A number; a string for BVMD; null for VPD.
Json formatVersion(const io::LoadedMotion& loaded) {
  if (loaded.source != nullptr) return loaded.source->file.version;
  if (!loaded.formatVersion.empty()) return loaded.formatVersion;
  return loaded.format == io::FileKind::MotionJson ? Json(1) : Json();
}

/// As in the JSON of a motion: adds the bytes if they cannot be restored from the text.
void putName(Json& json, const std::string& member, const Name& name) {
  json[member] = name.text();
  if (io::needsBytes(name)) json[member + "Bytes"] = io::hexFromBytes(name.bytes);
}

template <class Value>
Json trackList(const std::vector<motion::NamedTrack<Value>>& tracks) {
  Json list = Json::array();
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    Json& entry = list.emplace_back(Json::object());
    putName(entry, "name", track.name);
    entry["keys"] = track.keys.size();
  }
  return list;
}

template <class Value>
void writeTrackTable(std::ostream& out, std::string_view title, const std::vector<motion::NamedTrack<Value>>& tracks) {
  std::size_t count = 0;
  for (const motion::NamedTrack<Value>& track : tracks) count += track.keys.empty() ? 0 : 1;
  if (count == 0) return;
  out << "  " << title << " (" << count << ")\n";
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    out.width(10);
    // The name is last, because the width of Japanese text in a terminal is unknown.
    out << track.keys.size() << "  " << printable(track.name.text()) << '\n';
  }
}

Json layerJson(const motion::StoredLayer& layer) {
  Json json{{"name", layer.settings.name},
            {"mode", motion::kLayerModeNames[static_cast<std::size_t>(layer.settings.mode)]},
            {"muted", layer.settings.isMuted},
            {"solo", layer.settings.isSolo},
            {"keys", layer.tracks.keyCount()}};
  return json;
}

void writeLayers(std::ostream& out, const motion::StoredLayers& layers) {
  out << "  layers (" << layers.layers.size() << "), flattened into the keys of the file\n";
  for (const motion::StoredLayer& layer : layers.layers) {
    out.width(10);
    out << layer.tracks.keyCount() << "  " << printable(layer.settings.name);
    out << (layer.settings.mode == motion::LayerMode::Replace ? ", replace" : ", add");
    out << (layer.settings.isMuted ? ", muted" : "") << (layer.settings.isSolo ? ", solo" : "") << '\n';
  }
}

/// A message for programs that translate: its text and what fills the places; of a counted text also the plural.
void addText(Json& json, const Message& message);

struct ArgumentJson {
  Json operator()(Counted count) const { return {{"count", count.value}}; }
  Json operator()(Decimals number) const { return number.value; }
  Json operator()(const std::string& text) const { return shownText(text); }
  Json operator()(const Message& message) const {
    Json json = Json::object();
    addText(json, message);
    return json;
  }
  Json operator()(const auto& number) const { return number; }
};

void addText(Json& json, const Message& message) {
  json["text"] = message.text();
  if (message.plural() != nullptr) json["plural"] = message.plural();
  json["arguments"] = Json::array();
  for (const MessageArgument& argument : message.arguments())
    json["arguments"].push_back(std::visit(ArgumentJson{}, argument.value));
}

}  // namespace

void printJson(const nlohmann::ordered_json& json) {
  std::cout << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

Json diagnosticJson(const Diagnostic& diagnostic) {
  Json json{{"code", diagnostic.code}, {"severity", severityName(diagnostic.severity)}};
  if (diagnostic.offset) json["offset"] = *diagnostic.offset;
  if (!diagnostic.track.empty()) json["track"] = diagnostic.track;
  if (diagnostic.frame) json["frame"] = *diagnostic.frame;
  json["reason"] = diagnostic.reason.english();
  addText(json, diagnostic.reason);
  return json;
}

Json errorJson(const Error& error) {
  Json json{{"offset", error.offset ? Json(*error.offset) : Json()},
            {"section", error.section.english()},
            {"reason", error.reason.english()}};
  addText(json, error.reason);
  return json;
}

void writeFindings(std::ostream& out, const Diagnostics& diagnostics) {
  if (!diagnostics.empty()) out << "  findings (" << diagnostics.size() << ")\n";
  for (const Diagnostic& diagnostic : diagnostics) {
    out << "    " << severityName(diagnostic.severity) << "  " << diagnostic.code << "  "
        << printable(describe(diagnostic)) << '\n';
  }
}

Json infoJson(const std::string& file, const io::LoadedMotion& loaded) {
  const motion::Motion& motion = loaded.motion;
  const FrameRange frames = motion.frameRange();
  const auto counts = sectionCounts(loaded);
  Json json{{"file", file}, {"format", io::fileKindName(loaded.format)}};
  json["version"] = formatVersion(loaded);
  putName(json, "modelName", motion.modelName);
  json["nameEncoding"] = textEncodingName(motion.nameEncoding);
  json["cameraMotion"] = motion.isCameraMotion();
  for (std::size_t i = 0; i < counts.size(); ++i) json["counts"][std::string(kSectionNames[i])] = counts[i];
  json["firstFrame"] = frames.isEmpty() ? Json() : Json(frames.first);
  json["lastFrame"] = frames.isEmpty() ? Json() : Json(frames.last);
  if (const motion::StoredLayersRef& layers = loaded.annotationFile.annotations.layers) {
    json["layers"] = Json::array();
    for (const motion::StoredLayer& layer : layers->layers) json["layers"].push_back(layerJson(layer));
  }
  json["bones"] = trackList(motion.bones);
  json["morphs"] = trackList(motion.morphs);
  json["diagnostics"] = Json::array();
  for (const Diagnostic& diagnostic : loaded.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  if (loaded.damage) json["error"] = errorJson(*loaded.damage);
  return json;
}

Json unreadableJson(const std::string& file, const Error& error) {
  return {{"file", file}, {"error", errorJson(error)}};
}

std::string infoText(const std::string& file, const io::LoadedMotion& loaded) {
  const motion::Motion& motion = loaded.motion;
  const FrameRange frames = motion.frameRange();
  const auto counts = sectionCounts(loaded);
  std::ostringstream out;
  out << printable(file) << '\n';
  out << "  format   " << std::string_view(io::fileKindTitle(loaded.format));
  const Json version = formatVersion(loaded);
  if (version.is_string()) out << ", version " << version.get<std::string>();
  if (version.is_number()) out << ", version " << version.get<int>();
  out << (motion.isCameraMotion() ? " of a camera" : "") << '\n';
  out << "  model    " << (motion.modelName.text().empty() ? "(no name)" : printable(motion.modelName.text())) << '\n';
  if (motion.nameEncoding != TextEncoding::Cp932) out << "  names    " << textEncodingName(motion.nameEncoding) << '\n';
  out << "  keys    ";
  for (std::size_t i = 0; i < counts.size(); ++i) out << (i == 0 ? " " : ", ") << kSectionNames[i] << ' ' << counts[i];
  out << '\n';
  if (!frames.isEmpty()) out << "  frames   " << frames.first << " to " << frames.last << '\n';
  if (const motion::StoredLayersRef& layers = loaded.annotationFile.annotations.layers) writeLayers(out, *layers);
  writeTrackTable(out, "bones", motion.bones);
  writeTrackTable(out, "morphs", motion.morphs);
  writeFindings(out, loaded.diagnostics);
  return std::move(out).str();
}

}  // namespace furitsuke::cli
