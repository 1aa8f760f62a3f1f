// SPDX-License-Identifier: MIT
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "core/convert/check/check_tally.h"
#include "core/convert/check/name_encoding.h"
#include "core/convert/vmd_findings.h"

namespace furitsuke {

namespace {

constexpr std::size_t kPreviewedNames = 5;

/// Foreign names of one kind, with the place of the first.
struct ForeignNames {
  std::vector<std::string> names;
  std::string firstTrack;
};

struct Suspects {
  ForeignNames utf8;
  ForeignNames doubleByte;
};

void suspect(std::string_view name, std::size_t limit, const std::string& track, Suspects& suspects) {
  const bool isUtf8 = looksLikeUtf8(name, limit);
  if (!isUtf8 && !looksForeign(name, limit)) return;
  ForeignNames& foreign = isUtf8 ? suspects.utf8 : suspects.doubleByte;
  if (foreign.names.empty()) foreign.firstTrack = track;
  foreign.names.emplace_back(name);
}

Suspects suspectsOf(const Motion& motion, bool limited) {
  Suspects suspects;
  const auto limit = [limited](std::size_t width) { return limited ? width : std::numeric_limits<std::size_t>::max(); };
  suspect(motion.modelName.bytes, limit(kModelNameBytes), {}, suspects);
  for (const TrackId id : motion.trackIds()) {
    if (id.kind == TrackKind::Bone) {
      suspect(motion.bones[id.index].name.bytes, limit(kBoneNameBytes), trackPath(motion, id), suspects);
    } else if (id.kind == TrackKind::Morph) {
      suspect(motion.morphs[id.index].name.bytes, limit(kMorphNameBytes), trackPath(motion, id), suspects);
    }
  }
  // Every property key names the same IK bones.
  if (motion.property.empty()) return suspects;
  for (const IkState& ik : motion.property.values().front().ik) {
    suspect(ik.name, limit(kIkMatchBytes), trackPath(motion, kPropertyTrack), suspects);
  }
  return suspects;
}

void tellOf(const ForeignNames& foreign, ForeignEncoding encoding, Diagnostics& diagnostics) {
  std::string reason =
      countOf(foreign.names.size(), "name") + " probably in " + std::string(foreignEncodingName(encoding));
  std::string separator = ": ";
  for (std::size_t i = 0; i < std::min(foreign.names.size(), kPreviewedNames); ++i) {
    const auto text = decodeForeign(encoding, foreign.names[i]);
    if (!text) break;
    reason += separator + *text;
    separator = ", ";
  }
  if (foreign.names.size() > kPreviewedNames) reason += ", ...";
  diagnostics.emplace_back(makeDiagnostic(CheckFinding::NameEncoding, std::move(reason))).track = foreign.firstTrack;
}

}  // namespace

void checkNameEncodings(const Motion& motion, bool limited, Diagnostics& diagnostics) {
  const Suspects suspects = suspectsOf(motion, limited);
  if (!suspects.utf8.names.empty()) tellOf(suspects.utf8, ForeignEncoding::Utf8, diagnostics);
  if (suspects.doubleByte.names.empty()) return;
  if (const auto guess = guessDoubleByte(suspects.doubleByte.names)) {
    tellOf(suspects.doubleByte, *guess, diagnostics);
  }
}

}  // namespace furitsuke
