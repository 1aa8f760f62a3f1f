// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/convert/check/check_tally.h"
#include "core/convert/check/foreign_names.h"
#include "core/convert/vmd_findings.h"

namespace furitsuke {

namespace {

constexpr std::size_t kPreviewedNames = 5;

struct Suspects {
  std::vector<ForeignName> utf8;
  std::vector<ForeignName> doubleByte;
  /// Half-width katakana: rare as a name, and how many Chinese and Korean names look. Foreign only beside others.
  std::vector<ForeignName> halfWidth;
};

bool isHalfWidth(std::string_view name) {
  const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  const auto isKatakana = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xA1 && byte <= 0xDF;
  };
  return !std::ranges::all_of(name, isAscii) &&
         std::ranges::all_of(name, [&](char c) { return isAscii(c) || isKatakana(c); });
}

void suspect(std::string_view name, std::size_t limit, std::optional<TrackId> track, Suspects& suspects) {
  const bool isUtf8 = looksLikeUtf8(name, limit);
  if (!isUtf8 && !looksForeign(name, limit)) {
    if (isHalfWidth(name)) suspects.halfWidth.push_back({std::string(name), track});
    return;
  }
  (isUtf8 ? suspects.utf8 : suspects.doubleByte).push_back({std::string(name), track});
}

Suspects suspectsOf(const Motion& motion, bool limited) {
  Suspects suspects;
  const auto limit = [limited](std::size_t width) { return limited ? width : std::numeric_limits<std::size_t>::max(); };
  suspect(motion.modelName.bytes, limit(kModelNameBytes), {}, suspects);
  for (const TrackId id : motion.trackIds()) {
    if (id.kind == TrackKind::Bone) {
      suspect(motion.bones[id.index].name.bytes, limit(kBoneNameBytes), id, suspects);
    } else if (id.kind == TrackKind::Morph) {
      suspect(motion.morphs[id.index].name.bytes, limit(kMorphNameBytes), id, suspects);
    }
  }
  // Every property key names the same IK bones.
  if (motion.property.empty()) return suspects;
  for (const IkState& ik : motion.property.values().front().ik) {
    suspect(ik.name, limit(kIkMatchBytes), kPropertyTrack, suspects);
  }
  return suspects;
}

void tellOf(const Motion& motion, const ForeignNames& foreign, Diagnostics& diagnostics) {
  const std::string encoding(foreignEncodingName(foreign.encoding));
  std::string preview;
  for (std::size_t i = 0; i < std::min(foreign.names.size(), kPreviewedNames); ++i) {
    const auto text = decodeForeign(foreign.encoding, foreign.names[i].bytes);
    if (!text) break;
    preview += (i == 0 ? ": " : ", ") + *text;
  }
  if (foreign.names.size() > kPreviewedNames) preview += ", ...";
  Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(
      CheckFinding::NameEncoding, countOf(foreign.names.size(), "name") + " probably in " + encoding + preview));
  diagnostic.count = foreign.names.size();
  diagnostic.detail = encoding + preview;
  if (const auto& track = foreign.names.front().track) diagnostic.track = trackPath(motion, *track);
}

}  // namespace

std::vector<ForeignNames> findForeignNames(const Motion& motion, bool limited) {
  Suspects suspects = suspectsOf(motion, limited);
  std::vector<ForeignNames> foreign;
  if (!suspects.utf8.empty()) foreign.push_back({ForeignEncoding::Utf8, std::move(suspects.utf8)});
  std::vector<std::string> names;
  for (const ForeignName& name : suspects.doubleByte) names.push_back(name.bytes);
  if (names.empty()) return foreign;
  if (const auto guess = guessDoubleByte(names)) {
    std::ranges::move(suspects.halfWidth, std::back_inserter(suspects.doubleByte));
    foreign.push_back({*guess, std::move(suspects.doubleByte)});
  }
  return foreign;
}

void checkNameEncodings(const Motion& motion, bool limited, Diagnostics& diagnostics) {
  for (const ForeignNames& foreign : findForeignNames(motion, limited)) tellOf(motion, foreign, diagnostics);
}

}  // namespace furitsuke
