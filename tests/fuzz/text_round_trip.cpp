// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <string_view>

#include "core/io/json/annotation_file.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion/motion_csv.h"
#include "core/io/project/scene_project_file.h"
#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/same_motion.h"

namespace furitsuke::test {
namespace {

struct TextFormat {
  Result<io::ParsedMotion> (*read)(std::string_view);
  std::string (*write)(const motion::Motion&);
};
constexpr TextFormat kMotionJson = {io::motionFromJson, [](const motion::Motion& motion) {
                                      // Both styles say the same.
                                      const std::string minimal = io::motionToJson(motion, io::JsonStyle::Minimal);
                                      const Result<io::ParsedMotion> same = io::motionFromJson(minimal);
                                      const bool isSame = same.ok() && isSameMotion(motion, same->motion);
                                      return isSame ? io::motionToJson(motion) : minimal;
                                    }};
constexpr TextFormat kMotionCsv = {[](std::string_view text) { return io::motionFromCsv(text); },
                                   [](const motion::Motion& motion) { return io::motionToCsv(motion); }};

/// Checks that the motion that is written and read again is `motion`.
std::string rewriteFault(const motion::Motion& motion, const TextFormat& format) {
  const std::string written = format.write(motion);
  const Result<io::ParsedMotion> again = format.read(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (!again->diagnostics.empty())
    return "what was written has a diagnostic: " + again->diagnostics.front().reason.english();
  if (!isSameMotion(motion, again->motion)) return "what was written is another motion";
  if (format.write(again->motion) != written) return "the second writing gives another text";
  return {};
}

std::string textRoundTripFault(ByteView bytes, const TextFormat& format, const TextFormat& other) {
  const Result<io::ParsedMotion> parsed = format.read(asChars(bytes));
  if (!parsed) return {};
  if (std::string fault = rewriteFault(parsed->motion, format); !fault.empty()) return fault;
  std::string fault = rewriteFault(parsed->motion, other);
  return fault.empty() ? fault : "in the other text format: " + fault;
}

}  // namespace

std::string jsonRoundTripFault(ByteView bytes) { return textRoundTripFault(bytes, kMotionJson, kMotionCsv); }

std::string csvRoundTripFault(ByteView bytes) {
  io::CsvForm form;
  const Result<io::ParsedMotion> parsed = io::motionFromCsv(asChars(bytes), &form);
  if (!parsed) return {};
  const Result<io::ParsedMotion> again = io::motionFromCsv(io::motionToCsv(parsed->motion, form));
  if (!again) return "what was written in its form cannot be read: " + again.error().message();
  if (!isSameMotion(parsed->motion, again->motion)) return "what was written in its form is another motion";
  return textRoundTripFault(bytes, kMotionCsv, kMotionJson);
}

std::string annotationRoundTripFault(ByteView bytes) {
  const Result<motion::Annotations> read = io::annotationsFromJson(asChars(bytes));
  if (!read) return {};
  const std::string written = io::annotationsToJson(*read);
  const Result<motion::Annotations> again = io::annotationsFromJson(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (*again != *read) return "what was written differs";
  return io::annotationsToJson(*again) == written ? std::string() : "the second writing gives another text";
}

std::string projectRoundTripFault(ByteView bytes) {
  Result<io::SceneProject> read = io::projectFromJson(asChars(bytes));
  if (!read) return read.error().section.english().find("line ") == std::string::npos ? "an error without a line" : "";
  read->minor = std::max(read->minor, io::kProjectMinor);  // an older project is written as one of this version
  const std::string written = io::projectToJson(*read);
  const Result<io::SceneProject> again = io::projectFromJson(written);
  if (!again) return "what was written cannot be read: " + again.error().message();
  if (*again != *read) return "what was written differs";
  return io::projectToJson(*again) == written ? std::string() : "the second writing gives another text";
}

}  // namespace furitsuke::test
