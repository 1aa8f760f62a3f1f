// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJSValue>
#include <QObject>
#include <QStringList>
#include <map>
#include <vector>

#include "core/eval/sample_span.h"
#include "core/scripts/script_request.h"

class QJSEngine;

namespace furitsuke::scripting {

/// What prelude.js calls. Nothing here reads or changes anything outside the request.
class ScriptHost : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive this object.
  ScriptHost(QJSEngine& engine, const scripts::ScriptRequest& request);

  /// For each track: kind, name, number of keys, names of IK.
  Q_INVOKABLE [[nodiscard]] QJSValue tracks() const;
  /// Frames, numbers and bytes of a track as buffers.
  Q_INVOKABLE [[nodiscard]] QJSValue columns(int track) const;
  Q_INVOKABLE [[nodiscard]] QJSValue selected(int track) const;
  Q_INVOKABLE [[nodiscard]] bool isSelected(int track) const;
  Q_INVOKABLE [[nodiscard]] int lastFrame(int track) const;
  /// The value of a track at a frame, as the numbers that prelude.js expects.
  Q_INVOKABLE [[nodiscard]] QJSValue sample(int track, double frame);
  Q_INVOKABLE [[nodiscard]] int cameraKeys() const { return static_cast<int>(request_.sceneCamera.keys); }
  /// Where the camera of the scene is.
  Q_INVOKABLE [[nodiscard]] QJSValue cameraEye(double frame);
  Q_INVOKABLE [[nodiscard]] QJSValue fromEuler(double x, double y, double z) const;
  Q_INVOKABLE [[nodiscard]] QJSValue toEuler(double x, double y, double z, double w) const;
  Q_INVOKABLE void log(const QString& line);

  [[nodiscard]] const std::vector<std::string>& logged() const noexcept { return log_; }

 private:
  [[nodiscard]] const scripts::RequestTrack* track(int index) const;
  [[nodiscard]] QJSValue numbers(const std::vector<double>& values) const;
  const motion::KeySpan& keysOf(int index);

  QJSEngine& engine_;
  const scripts::ScriptRequest& request_;
  std::map<int, motion::KeySpan> keys_;
  std::map<int, eval::SampleCursor> cursors_;
  std::vector<std::string> log_;
};

/// "bone", "morph", ... as in prelude.js.
[[nodiscard]] QString kindName(motion::TrackKind kind);

}  // namespace furitsuke::scripting
