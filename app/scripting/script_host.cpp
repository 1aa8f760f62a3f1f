// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scripting/script_host.h"

#include <QByteArray>
#include <QJSEngine>
#include <algorithm>
#include <array>
#include <type_traits>
#include <variant>

#include "core/eval/camera_view.h"
#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "core/scripts/script_reply.h"

namespace furitsuke::scripting {

namespace {

constexpr std::array<const char*, motion::kTrackKindCount> kKindNames = {"bone",  "morph",      "camera",
                                                                         "light", "selfShadow", "property"};

QByteArray copyOf(ByteView bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

template <class Value>
std::vector<double> sampleOf(const motion::Keys<Value>& keys, double frame, eval::SampleCursor& cursor,
                             eval::PreExtrapolation rule) {
  const motion::Track<Value> track(keys);
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    const eval::BoneSample s = eval::sampleBone(track, frame, &cursor, nullptr, rule);
    return {s.translation.x, s.translation.y, s.translation.z, s.rotation.x,
            s.rotation.y,    s.rotation.z,    s.rotation.w,    s.physics ? 1.0 : 0.0};
  } else if constexpr (std::is_same_v<Value, motion::MorphKey>) {
    return {eval::sampleMorph(track, frame, &cursor, rule)};
  } else if constexpr (std::is_same_v<Value, motion::CameraKey>) {
    const eval::CameraSample s = eval::sampleCamera(track, frame, &cursor, rule);
    return {s.distance,   s.target.x,   s.target.y,
            s.target.z,   s.rotation.x, s.rotation.y,
            s.rotation.z, s.fov,        s.perspective ? 1.0 : 0.0};
  } else if constexpr (std::is_same_v<Value, motion::LightKey>) {
    const eval::LightSample s = eval::sampleLight(track, frame, &cursor, rule);
    return {s.color.x, s.color.y, s.color.z, s.direction.x, s.direction.y, s.direction.z};
  } else if constexpr (std::is_same_v<Value, motion::SelfShadowKey>) {
    const eval::SelfShadowSample s = eval::sampleSelfShadow(track, frame, &cursor, rule);
    return {static_cast<double>(s.mode), s.distance};
  } else {
    return {eval::isVisible(track, frame, &cursor) ? 1.0 : 0.0};
  }
}

}  // namespace

QString kindName(motion::TrackKind kind) { return QLatin1String(kKindNames.at(static_cast<std::size_t>(kind))); }

ScriptHost::ScriptHost(QJSEngine& engine, const scripts::ScriptRequest& request) : engine_(engine), request_(request) {}

const scripts::RequestTrack* ScriptHost::track(int index) const {
  const auto at = static_cast<std::size_t>(index);
  if (index >= 0 && at == request_.tracks.size()) return &request_.sceneCamera;
  return index >= 0 && at < request_.tracks.size() ? &request_.tracks[at] : nullptr;
}

QJSValue ScriptHost::numbers(const std::vector<double>& values) const {
  QJSValue array = engine_.newArray(static_cast<uint>(values.size()));
  for (std::size_t i = 0; i < values.size(); ++i) array.setProperty(static_cast<quint32>(i), values[i]);
  return array;
}

QJSValue ScriptHost::tracks() const {
  QJSValue list = engine_.newArray(static_cast<uint>(request_.tracks.size()));
  for (std::size_t i = 0; i < request_.tracks.size(); ++i) {
    const scripts::RequestTrack& track = request_.tracks[i];
    QJSValue row = engine_.newArray(4);
    row.setProperty(0, kindName(track.kind));
    row.setProperty(1, QString::fromStdString(track.name));
    row.setProperty(2, static_cast<double>(track.keys));
    QJSValue ik = engine_.newArray(static_cast<uint>(track.ik.size()));
    for (std::size_t j = 0; j < track.ik.size(); ++j)
      ik.setProperty(static_cast<quint32>(j), QString::fromStdString(track.ik[j]));
    row.setProperty(3, ik);
    list.setProperty(static_cast<quint32>(i), row);
  }
  return list;
}

QJSValue ScriptHost::columns(int index) const {
  QJSValue list = engine_.newArray(3);
  const scripts::RequestTrack* found = track(index);
  if (found == nullptr) return list;
  list.setProperty(0, engine_.toScriptValue(copyOf(found->frames)));
  list.setProperty(1, engine_.toScriptValue(copyOf(found->numbers)));
  list.setProperty(2, engine_.toScriptValue(copyOf(found->bytes)));
  return list;
}

QJSValue ScriptHost::selected(int index) const {
  const scripts::RequestTrack* found = track(index);
  return engine_.toScriptValue(found != nullptr ? copyOf(found->selected) : QByteArray());
}

bool ScriptHost::isSelected(int index) const {
  const scripts::RequestTrack* found = track(index);
  return found != nullptr && std::ranges::find(found->selected, std::byte{1}) != found->selected.end();
}

int ScriptHost::lastFrame(int index) const {
  const scripts::RequestTrack* found = track(index);
  if (found == nullptr || found->keys == 0) return 0;
  return loadLe<Frame>(found->frames.data() + (found->keys - 1) * sizeof(Frame));
}

const motion::KeySpan& ScriptHost::keysOf(int index) {
  const auto known = keys_.find(index);
  if (known != keys_.end()) return known->second;
  const scripts::RequestTrack& found = *track(index);
  return keys_.emplace(index, scripts::keysFrom(found.kind, found.columns())).first->second;
}

QJSValue ScriptHost::sample(int index, double frame) {
  if (track(index) == nullptr) return {};
  eval::SampleCursor& cursor = cursors_[index];
  return numbers(std::visit([&](const auto& keys) { return sampleOf(keys, frame, cursor, request_.preExtrapolation); },
                            keysOf(index)));
}

QJSValue ScriptHost::cameraEye(double frame) {
  const auto& keys = std::get<motion::Keys<motion::CameraKey>>(keysOf(static_cast<int>(request_.tracks.size())));
  const motion::Track<motion::CameraKey> track(keys);
  const glm::dvec3 eye = eval::viewOf(eval::sampleCamera(track, frame, nullptr, request_.preExtrapolation), 1).eye;
  return numbers({eye.x, eye.y, eye.z});
}

QJSValue ScriptHost::fromEuler(double x, double y, double z) const {
  const Quat q = motion::rotationFromEuler({x, y, z});
  return numbers({q.x, q.y, q.z, q.w});
}

QJSValue ScriptHost::toEuler(double x, double y, double z, double w) const {
  const auto narrow = [](double value) { return static_cast<float>(value); };
  const motion::EulerDegrees angles = motion::eulerFromRotation({narrow(x), narrow(y), narrow(z), narrow(w)});
  return numbers({angles.x, angles.y, angles.z});
}

void ScriptHost::log(const QString& line) {
  if (log_.size() >= scripts::kMaxLogLines) return;
  for (const QString& part : line.left(static_cast<qsizetype>(scripts::kMaxLogLineBytes)).split('\n')) {
    if (log_.size() < scripts::kMaxLogLines) log_.push_back(part.toStdString());
  }
}

}  // namespace furitsuke::scripting
