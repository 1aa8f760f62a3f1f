// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/motion/bvmd_motion.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {

std::string bvmdRoundTripFault(ByteView bytes) {
  const Result<format::bvmd::File> file = format::bvmd::read(bytes);
  if (!file) return {};
  Diagnostics diagnostics;
  const motion::Motion motion = io::motionFromBvmd(*file, diagnostics);
  const bool keepsAll = io::bvmdLosses(motion).empty();

  const Bytes written = io::bvmdFromMotion(motion);
  const Result<format::bvmd::File> again = format::bvmd::read(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (again->damage) return "what was written is damaged: " + again->damage->message();
  if (again->trailingBytes != 0) return "what was written has trailing bytes";
  const motion::Motion motionAgain = io::motionFromBvmd(*again, diagnostics);
  if (!keepsAll) return {};
  if (!isSameMotion(motion, motionAgain)) return "what was written is another motion";
  if (io::bvmdFromMotion(motionAgain) != written) return "the second writing gives other bytes";
  return {};
}

}  // namespace furitsuke::test
