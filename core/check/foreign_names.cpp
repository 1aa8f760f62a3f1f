// SPDX-License-Identifier: MIT
#include "core/check/foreign_names.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/utf8.h"
#include "core/check/check_findings.h"

namespace furitsuke::check {

namespace {

constexpr std::size_t kListedNames = 5;

/// Calls f(name, width of its field, track) for the names of the model, of tracks and of IK bones.
template <class F>
void forEachName(const motion::Motion& motion, const F& f) {
  f(motion.modelName.bytes, kModelNameBytes, std::nullopt);
  for (const motion::TrackId id : motion.trackIds()) {
    if (id.kind == motion::TrackKind::Bone) f(motion.bones[id.index].name.bytes, kBoneNameBytes, id);
    if (id.kind == motion::TrackKind::Morph) f(motion.morphs[id.index].name.bytes, kMorphNameBytes, id);
  }
  // Every property key names the same IK bones.
  if (motion.property.empty()) return;
  for (const motion::IkState& ik : motion.property.values().front().ik)
    f(ik.name, kIkMatchBytes, motion::kPropertyTrack);
}

bool isHalfWidth(std::string_view name) {
  const auto isKatakana = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xA1 && byte <= 0xDF;
  };
  return !utf8::isAscii(name) && std::ranges::all_of(name, [&](char c) {
    return isKatakana(c) || utf8::isAscii({&c, 1});
  });
}

}  // namespace

void ForeignNameFinder::add(std::string_view bytes, std::size_t limit, std::optional<motion::TrackId> track) {
  const bool isUtf8 = looksLikeUtf8(bytes, limit);
  if (!isUtf8 && !looksForeign(bytes, limit)) {
    if (isHalfWidth(bytes)) halfWidth_.push_back({std::string(bytes), track});
    return;
  }
  (isUtf8 ? utf8_ : doubleByte_).push_back({std::string(bytes), track});
}

std::vector<ForeignNames> ForeignNameFinder::foreign() const {
  std::vector<ForeignNames> foreign;
  if (!utf8_.empty()) foreign.push_back({TextEncoding::Utf8, utf8_});
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

void describeForeignNames(const ForeignNames& foreign, Diagnostic& diagnostic) {
  const std::string encoding(textEncodingName(foreign.encoding));
  std::string preview;
  for (std::size_t i = 0; i < std::min(foreign.names.size(), kListedNames); ++i) {
    const auto text = decodeText(foreign.encoding, foreign.names[i].bytes);
    if (!text) break;
    preview += (i == 0 ? ": " : ", ") + *text;
  }
  if (foreign.names.size() > kListedNames) preview += ", ...";
  diagnostic.count = foreign.names.size();
  diagnostic.detail = encoding + preview;
  diagnostic.reason = {Core::trCount("%n name probably in %1", "%n names probably in %1"), Counted{diagnostic.count},
                       diagnostic.detail};
}

std::vector<ForeignNames> findForeignNames(const motion::Motion& motion, bool limited) {
  ForeignNameFinder finder;
  forEachName(motion, [&](std::string_view name, std::size_t width, std::optional<motion::TrackId> track) {
    if (!isUnicodeName(name)) finder.add(name, limited ? width : std::numeric_limits<std::size_t>::max(), track);
  });
  return finder.foreign();
}

void checkNameEncodings(const motion::Motion& motion, bool limited, Diagnostics& diagnostics) {
  if (motion.nameEncoding != TextEncoding::Cp932) {
    ForeignNames all{motion.nameEncoding, {}};
    forEachName(motion, [&all](std::string_view name, std::size_t /*width*/, std::optional<motion::TrackId> track) {
      if (!utf8::isAscii(name))
        all.names.push_back({storedName(all.encoding, name).value_or(std::string(name)), track});
    });
    if (!all.names.empty())
      describeForeignNames(all, diagnostics.emplace_back(makeDiagnostic(CheckFinding::NameEncoding, {})));
    return;
  }
  for (const ForeignNames& foreign : findForeignNames(motion, limited)) {
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(CheckFinding::NameEncoding, {}));
    describeForeignNames(foreign, diagnostic);
    if (const auto& track = foreign.names.front().track) diagnostic.track = motion::trackPath(motion, *track);
  }
}

}  // namespace furitsuke::check
