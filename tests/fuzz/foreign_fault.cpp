// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include "core/base/frame.h"
#include "core/format/emm/emm_file.h"
#include "core/io/motion_format.h"
#include "core/io/project/scene_effects.h"
#include "core/motion/layers/layer_stack.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {

namespace {

template <class Value>
bool isOrdered(const motion::Track<Value>& keys) {
  Frame last = -1;
  for (const Frame frame : keys.frames()) {
    if (frame <= last) return false;
    last = frame;
  }
  return keys.frames().size() == keys.values().size();
}

template <class Value>
bool areOrdered(const std::vector<motion::NamedTrack<Value>>& tracks) {
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (!isOrdered(track.keys)) return false;
  }
  return true;
}

std::string motionFault(const motion::Motion& motion) {
  if (!areOrdered(motion.bones) || !areOrdered(motion.morphs)) return "keys are not in order";
  if (!isOrdered(motion.camera) || !isOrdered(motion.light) || !isOrdered(motion.selfShadow) ||
      !isOrdered(motion.property)) {
    return "keys of the scene are not in order";
  }
  if (!motion::isValid(motion::arrangementOf(motion))) return "the layers are not valid";
  for (const motion::LayerView& layer : motion::layersOf(motion)) {
    if (!areOrdered(*layer.bones) || !areOrdered(*layer.morphs)) return "keys of a layer are not in order";
  }
  return {};
}

/// What was read must be a motion that a VMD can store.
std::string foreignFault(const io::MotionFormat& format, ByteView bytes) {
  const Result<io::LoadedMotion> loaded = format.read(Bytes(bytes.begin(), bytes.end()));
  if (!loaded) return loaded.error().reason.isEmpty() ? "an error without a reason" : "";
  if (loaded->damage && loaded->damage->reason.isEmpty()) return "damage without a reason";
  if (std::string fault = motionFault(loaded->motion); !fault.empty()) return fault;
  const motion::Motion motion = motion::withoutLayers(loaded->motion);
  Result<io::LoadedMotion> again = io::findMotionFormat(io::FileKind::Vmd)->read(io::vmdFromMotion(motion, nullptr));
  if (!again || again->damage) return "the motion cannot be read as a VMD";
  return again->motion.keyCount() == motion.keyCount() || !io::vmdLosses(motion, nullptr).empty()
             ? ""
             : "the VMD has other keys";
}

}  // namespace

std::string motionFileFault(ByteView bytes) {
  for (const io::MotionFormat* format : io::motionFormats()) {
    if (format->isWritten()) continue;
    if (std::string fault = foreignFault(*format, bytes); !fault.empty())
      return std::string(format->name) + ": " + fault;
  }
  return {};
}

std::string emmFault(ByteView bytes) {
  const Result<format::emm::File> file = format::emm::read(bytes);
  if (!file) return file.error().reason.isEmpty() ? "an error without a reason" : "";
  for (const std::string& name : io::effectNames(*file)) {
    if (name.empty() || name.find_first_of("\\/") != std::string::npos) return "an effect is no file name";
  }
  const io::EffectObjects objects(*file);
  for (const format::emm::Effect& effect : file->effects) static_cast<void>(objects.nameOf(effect.object));
  return {};
}

}  // namespace furitsuke::test
