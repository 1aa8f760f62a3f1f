// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/convert/check/check_tally.h"
#include "core/convert/check/foreign_names.h"
#include "core/convert/vmd_findings.h"

namespace furitsuke {

namespace {

constexpr std::size_t kPreviewedNames = 5;

bool isHalfWidth(std::string_view name) {
  const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  const auto isKatakana = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xA1 && byte <= 0xDF;
  };
  return !std::ranges::all_of(name, isAscii) &&
         std::ranges::all_of(name, [&](char c) { return isAscii(c) || isKatakana(c); });
}

}  // namespace

void NameSuspects::add(std::string_view bytes, std::size_t limit, std::optional<TrackId> track) {
  const bool isUtf8 = looksLikeUtf8(bytes, limit);
  if (!isUtf8 && !looksForeign(bytes, limit)) {
    if (isHalfWidth(bytes)) halfWidth_.push_back({std::string(bytes), track});
    return;
  }
  (isUtf8 ? utf8_ : doubleByte_).push_back({std::string(bytes), track});
}

std::vector<ForeignNames> NameSuspects::foreign() const {
  std::vector<ForeignNames> foreign;
  if (!utf8_.empty()) foreign.push_back({ForeignEncoding::Utf8, utf8_});
  std::vector<std::string> names;
  names.reserve(doubleByte_.size());
  for (const ForeignName& name : doubleByte_) names.push_back(name.bytes);
  if (names.empty()) return foreign;
  if (const auto guess = guessDoubleByte(names)) {
    ForeignNames& found = foreign.emplace_back(ForeignNames{*guess, doubleByte_});
    found.names.insert(found.names.end(), halfWidth_.begin(), halfWidth_.end());
  }
  return foreign;
}

void tellOfForeignNames(const ForeignNames& foreign, Diagnostic& diagnostic) {
  const std::string encoding(foreignEncodingName(foreign.encoding));
  std::string preview;
  for (std::size_t i = 0; i < std::min(foreign.names.size(), kPreviewedNames); ++i) {
    const auto text = decodeForeign(foreign.encoding, foreign.names[i].bytes);
    if (!text) break;
    preview += (i == 0 ? ": " : ", ") + *text;
  }
  if (foreign.names.size() > kPreviewedNames) preview += ", ...";
  diagnostic.count = foreign.names.size();
  diagnostic.detail = encoding + preview;
  diagnostic.reason = countOf(diagnostic.count, "name") + " probably in " + diagnostic.detail;
}

std::vector<ForeignNames> findForeignNames(const Motion& motion, bool limited) {
  NameSuspects suspects;
  const auto limit = [limited](std::size_t width) { return limited ? width : std::numeric_limits<std::size_t>::max(); };
  suspects.add(motion.modelName.bytes, limit(kModelNameBytes));
  for (const TrackId id : motion.trackIds()) {
    if (id.kind == TrackKind::Bone) {
      suspects.add(motion.bones[id.index].name.bytes, limit(kBoneNameBytes), id);
    } else if (id.kind == TrackKind::Morph) {
      suspects.add(motion.morphs[id.index].name.bytes, limit(kMorphNameBytes), id);
    }
  }
  // Every property key names the same IK bones.
  if (!motion.property.empty()) {
    for (const IkState& ik : motion.property.values().front().ik) {
      suspects.add(ik.name, limit(kIkMatchBytes), kPropertyTrack);
    }
  }
  return suspects.foreign();
}

void checkNameEncodings(const Motion& motion, bool limited, Diagnostics& diagnostics) {
  for (const ForeignNames& foreign : findForeignNames(motion, limited)) {
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(CheckFinding::NameEncoding, {}));
    tellOfForeignNames(foreign, diagnostic);
    if (const auto& track = foreign.names.front().track) diagnostic.track = trackPath(motion, *track);
  }
}

}  // namespace furitsuke
