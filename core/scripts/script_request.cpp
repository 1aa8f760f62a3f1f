// SPDX-License-Identifier: MIT
#include "core/scripts/script_request.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "core/motion/tempo_map.h"
#include "core/scripts/wire.h"

namespace furitsuke::scripts {

namespace {

using nlohmann::json;

constexpr std::uint32_t kRequestMark = 0x51545346;  // "FSTQ"
/// As many beats as 1.6 hours at 999 beats per minute; a later end is a single key at a very late frame.
constexpr std::int64_t kMaxBeats = 100'000;

json valueOf(const ScriptParameter& parameter, const operations::OperationArguments& arguments) {
  switch (parameter.kind) {
    case ScriptParameterKind::Number: return arguments.number(parameter.id);
    case ScriptParameterKind::Integer: return arguments.integer(parameter.id);
    case ScriptParameterKind::Flag: return arguments.flag(parameter.id);
    case ScriptParameterKind::Choice:
    case ScriptParameterKind::Text:
    case ScriptParameterKind::Bone:
    case ScriptParameterKind::Morph: break;
  }
  return arguments.text(parameter.id);
}

json beatsOf(const motion::Motion& motion, FrameRange frames) {
  json beats = json::array();
  const motion::TempoMap tempos(motion.annotations);
  if (tempos.isEmpty() || frames.isEmpty()) return beats;
  std::int64_t beat = tempos.nearestBeat(frames.first);
  while (tempos.frameOfBeat(beat) < frames.first) ++beat;
  for (std::int64_t i = 0; i < kMaxBeats && tempos.frameOfBeat(beat) <= frames.last; ++i, ++beat)
    beats.push_back({tempos.frameOfBeat(beat), tempos.isBarLine(beat), tempos.barOfBeat(beat)});
  return beats;
}

json modelFacts(const model::Model& model) {
  json bones = json::array();
  for (const model::Bone& bone : model.bones) {
    bones.push_back({bone.name.text, bone.position.x, bone.position.y, bone.position.z, bone.parent});
  }
  json morphs = json::array();
  for (const model::Morph& morph : model.morphs) morphs.push_back(morph.name.text);
  return {{"name", model.name.text}, {"bones", std::move(bones)}, {"morphs", std::move(morphs)}};
}

std::string factsOf(const ScriptHeader& header, const ScriptSurroundings& surroundings,
                    const operations::OperationInput& in) {
  json parameters = json::object();
  for (const ScriptParameter& parameter : header.parameters)
    parameters[parameter.id] = valueOf(parameter, in.arguments);
  json markers = json::array();
  for (const motion::Marker& marker : in.motion.annotations.markers)
    markers.push_back({marker.frame, marker.name, marker.color});
  const FrameRange whole{0, std::max<Frame>(in.motion.frameRange().last, 0)};
  const json facts{
      {"parameters", std::move(parameters)},
      {"language", surroundings.language},
      {"playhead", surroundings.playhead},
      {"modelName", in.motion.modelName.text()},
      {"selection", {in.frames.first, in.frames.last}},
      {"beats", beatsOf(in.motion, whole)},
      {"markers", std::move(markers)},
      {"model", in.model != nullptr ? modelFacts(*in.model) : json()},
  };
  return facts.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// 1 for each key of the track that is selected.
std::vector<std::uint8_t> selectedColumn(std::span<const Frame> frames, std::span<const Frame> selected) {
  std::vector<std::uint8_t> column(frames.size(), 0);
  std::size_t next = 0;
  for (std::size_t i = 0; i < frames.size() && next < selected.size(); ++i) {
    while (next < selected.size() && selected[next] < frames[i]) ++next;
    if (next < selected.size() && selected[next] == frames[i]) column[i] = 1;
  }
  return column;
}

std::string nameOfTrack(const motion::Motion& motion, motion::TrackId id) {
  if (id.kind == motion::TrackKind::Bone) return motion.bones[id.index].name.text();
  if (id.kind == motion::TrackKind::Morph) return motion.morphs[id.index].name.text();
  return {};
}

void writeTrack(ByteWriter& out, const motion::Motion& motion, motion::TrackId id, std::span<const Frame> selected) {
  const TrackColumns columns = columnsOf(motion, id);
  out.write(static_cast<std::uint8_t>(id.kind));
  writeText(out, nameOfTrack(motion, id));
  writeTexts(out, columns.ik);
  out.write(static_cast<std::uint32_t>(columns.frames.size()));
  writeColumns(out, columns);
  const std::vector<std::uint8_t> chosen = selectedColumn(columns.frames, selected);
  out.write(std::as_bytes(std::span(chosen)));
}

RequestTrack readTrack(ByteReader& in) {
  RequestTrack track;
  track.kind = readTrackKind(in);
  track.name = readText(in);
  track.ik = readTexts(in);
  const ColumnWidths widths = columnWidths(track.kind, track.ik.size());
  track.keys = readCount(in, sizeof(Frame) + 1 + widths.numbers * sizeof(float) + widths.bytes);
  track.frames = in.take(track.keys * sizeof(Frame));
  track.numbers = in.take(track.keys * widths.numbers * sizeof(float));
  track.bytes = in.take(track.keys * widths.bytes);
  track.selected = in.take(track.keys);
  return track;
}

}  // namespace

TrackColumns RequestTrack::columns() const {
  return {columnFrom<Frame>(frames), columnFrom<float>(numbers), columnFrom<std::uint8_t>(bytes), ik};
}

Bytes encodeRequest(const Script& script, const ScriptHeader& header, const ScriptSurroundings& surroundings,
                    const operations::OperationInput& in) {
  ByteWriter out;
  out.write(kRequestMark);
  writeText(out, script.name);
  writeText(out, script.source);
  writeText(out, factsOf(header, surroundings, in));
  const std::vector<motion::TrackId> tracks = in.motion.trackIds();
  out.write(static_cast<std::uint32_t>(tracks.size()));
  for (const motion::TrackId id : tracks) writeTrack(out, in.motion, id, in.keys.frames(id));
  motion::Motion camera;
  camera.camera = in.motion.camera.empty() ? surroundings.camera : in.motion.camera;
  writeTrack(out, camera, motion::kCameraTrack, {});
  out.write(static_cast<std::uint8_t>(in.preExtrapolation));
  return std::move(out).take();
}

Result<ScriptRequest> decodeRequest(ByteView bytes) {
  ByteReader in(bytes);
  ScriptRequest request;
  if (in.read<std::uint32_t>() != kRequestMark) return Error::because(Core::tr("is not a request"));
  request.name = readText(in);
  request.source = readText(in);
  request.facts = readText(in);
  const std::size_t tracks = readCount(in, 1);
  for (std::size_t i = 0; i < tracks && in.ok(); ++i) request.tracks.push_back(readTrack(in));
  request.sceneCamera = readTrack(in);
  request.preExtrapolation = in.read<std::uint8_t>() == 0 ? eval::PreExtrapolation::Rest : eval::PreExtrapolation::Hold;
  if (!in.ok() || in.remaining() > 0) return Error::because(Core::tr("the request is damaged"));
  return request;
}

}  // namespace furitsuke::scripts
