// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/bvmd_motion.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {

std::string bvmdRoundTripFault(ByteView bytes) {
  const Result<bvmd::File> file = bvmd::read(bytes);
  if (!file) return {};
  Diagnostics diagnostics;
  const Motion motion = motionFromBvmd(*file, diagnostics);
  const bool keepsAll = bvmdLosses(motion).empty();

  const Bytes written = bvmdFromMotion(motion);
  const Result<bvmd::File> again = bvmd::read(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (again->damage) return "what was written is damaged: " + again->damage->message();
  if (again->trailingBytes != 0) return "what was written has trailing bytes";
  const Motion motionAgain = motionFromBvmd(*again, diagnostics);
  if (!keepsAll) return {};
  if (!isSameMotion(motion, motionAgain)) return "what was written is another motion";
  if (bvmdFromMotion(motionAgain) != written) return "the second writing gives other bytes";
  return {};
}

}  // namespace furitsuke::test
