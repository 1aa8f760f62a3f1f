// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <string_view>

#include "core/convert/annotation_file.h"
#include "core/convert/motion_csv.h"
#include "core/convert/motion_json.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {
namespace {

struct TextFormat {
  Result<ParsedMotion> (*read)(std::string_view);
  std::string (*write)(const Motion&);
};
constexpr TextFormat kMotionJson = {motionFromJson, motionToJson};
constexpr TextFormat kMotionCsv = {motionFromCsv, motionToCsv};

/// What is written and read again must be `motion`.
std::string rewriteFault(const Motion& motion, const TextFormat& format) {
  const std::string written = format.write(motion);
  const Result<ParsedMotion> again = format.read(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (!again->diagnostics.empty()) return "what was written is odd: " + again->diagnostics.front().reason;
  if (!isSameMotion(motion, again->motion)) return "what was written is another motion";
  if (format.write(again->motion) != written) return "the second writing gives another text";
  return {};
}

std::string textRoundTripFault(ByteView bytes, const TextFormat& format, const TextFormat& other) {
  const Result<ParsedMotion> parsed = format.read(asChars(bytes));
  if (!parsed) return {};
  if (std::string fault = rewriteFault(parsed->motion, format); !fault.empty()) return fault;
  std::string fault = rewriteFault(parsed->motion, other);
  return fault.empty() ? fault : "in the other text format: " + fault;
}

}  // namespace

std::string jsonRoundTripFault(ByteView bytes) { return textRoundTripFault(bytes, kMotionJson, kMotionCsv); }

std::string csvRoundTripFault(ByteView bytes) { return textRoundTripFault(bytes, kMotionCsv, kMotionJson); }

std::string annotationRoundTripFault(ByteView bytes) {
  const Result<Annotations> read = annotationsFromJson(asChars(bytes));
  if (!read) return {};
  const std::string written = annotationsToJson(*read);
  const Result<Annotations> again = annotationsFromJson(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (*again != *read) return "what was written is something else";
  return annotationsToJson(*again) == written ? std::string() : "the second writing gives another text";
}

}  // namespace furitsuke::test
