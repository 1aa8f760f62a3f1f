// SPDX-License-Identifier: MIT
#include "core/archives/archive_names.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/base/cp932.h"
#include "core/base/name_encoding.h"
#include "core/base/utf8.h"

namespace furitsuke::archives {

namespace {

bool isBetween(unsigned char byte, unsigned char low, unsigned char high) { return byte >= low && byte <= high; }

/// How plausible names are in an encoding: the mean of the weights of their characters, from -2 to 1.
class Plausibility {
 public:
  void add(double weight) {
    sum_ += weight;
    ++characters_;
  }
  void reject() { isValid_ = false; }
  [[nodiscard]] double score() const { return characters_ == 0 || !isValid_ ? -2 : sum_ / characters_; }

 private:
  double sum_ = 0;
  int characters_ = 0;
  bool isValid_ = true;
};

/// Kana and the kanji of level 1 are common. Half-width kana is written, but its punctuation hardly ever is.
double cp932Weight(unsigned char lead, unsigned char trail) {
  if (isBetween(lead, 0x82, 0x83) || isBetween(lead, 0x88, 0x97)) return 1;
  if (lead == 0x81) return trail < 0xAD ? 1 : 0;
  if (isBetween(lead, 0x98, 0x9F) || isBetween(lead, 0xE0, 0xEA)) return -0.5;
  return -2;
}

double halfWidthWeight(unsigned char byte) { return byte <= 0xA4 ? -2 : 0.8; }

double cp932Score(const std::vector<std::string>& names) {
  Plausibility plausibility;
  for (const std::string& name : names) {
    if (looksForeign(name, name.size() + 1)) plausibility.reject();
    for (std::size_t at = 0; at < name.size();) {
      const std::size_t size = cp932::characterSize(name, at);
      const auto lead = static_cast<unsigned char>(name[at]);
      if (size == 2) plausibility.add(cp932Weight(lead, static_cast<unsigned char>(name[at + 1])));
      if (size == 1 && lead >= 0x80) plausibility.add(halfWidthWeight(lead));
      at += size;
    }
  }
  return plausibility.score();
}

/// The rows of GB 2312 with the common characters, symbols and letters.
double gbkScore(const std::vector<std::string>& names) {
  Plausibility plausibility;
  for (const std::string& name : names) {
    for (std::size_t at = 0; at < name.size(); ++at) {
      const auto lead = static_cast<unsigned char>(name[at]);
      if (lead < 0x80) continue;
      const unsigned char trail = at + 1 < name.size() ? static_cast<unsigned char>(name[at + 1]) : 0;
      ++at;
      if (lead == 0x80 || lead == 0xFF || trail < 0x40 || trail == 0x7F || trail == 0xFF) {
        plausibility.reject();
      } else if (lead >= 0xA1 && trail >= 0xA1 && (lead <= 0xA9 || isBetween(lead, 0xB0, 0xD7))) {
        plausibility.add(1);
      } else {
        plausibility.add(lead >= 0xD8 && trail >= 0xA1 && lead <= 0xF7 ? 0 : -2);
      }
    }
  }
  return plausibility.score();
}

/// Three bytes of another encoding are hardly ever a character of UTF-8 by coincidence; two often are.
bool hasLongCharacter(const std::vector<std::string>& names) {
  return std::ranges::any_of(names, [](const std::string& name) {
    for (std::size_t at = 0; at < name.size();) {
      const std::size_t size = utf8::characterAt(name, at).size;
      if (size >= 3) return true;
      at += std::max<std::size_t>(size, 1);
    }
    return false;
  });
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Whether a name has a character next to a letter, as in "modèle"; half-width kana usually stands alone.
bool isLatin(const std::vector<std::string>& names) {
  return std::ranges::any_of(names, [](const std::string& name) {
    for (std::size_t at = 1; at < name.size(); ++at) {
      const bool wasAscii = static_cast<unsigned char>(name[at - 1]) < 0x80;
      const bool isNowAscii = static_cast<unsigned char>(name[at]) < 0x80;
      if (wasAscii != isNowAscii && isLetter(wasAscii ? name[at - 1] : name[at])) return true;
    }
    return false;
  });
}

/// The names that Windows gives devices, in every folder and with any extension.
bool isDeviceName(std::string_view name) {
  std::string upper(name.substr(0, name.find('.')));
  std::ranges::transform(upper, upper.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
  while (!upper.empty() && upper.back() == ' ') upper.pop_back();
  constexpr std::array<std::string_view, 6> kDevices{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
  if (std::ranges::find(kDevices, upper) != kDevices.end()) return true;
  const bool isPort = upper.starts_with("COM") || upper.starts_with("LPT");
  return isPort && upper.size() == 4 && upper[3] >= '0' && upper[3] <= '9';
}

std::optional<MessageText> problemOf(std::string_view part) {
  if (part == "..") return Core::tr("leads out of the archive");
  if (part.size() > kMaxNameBytes) return Core::tr("is too long");
  if (isDeviceName(part)) return Core::tr("is the name of a device");
  for (const char c : part) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) return Core::tr("has a control character");
    if (c == ':') return Core::tr("has a colon, as drives and streams of files do");
  }
  return {};
}

}  // namespace

TextEncoding guessNameEncoding(const std::vector<StoredName>& names) {
  std::vector<std::string> unmarked;
  for (const StoredName& name : names) {
    if (!name.isUtf8 && !utf8::isAscii(name.bytes)) unmarked.push_back(name.bytes);
  }
  if (unmarked.empty()) return TextEncoding::Utf8;
  const double japanese = cp932Score(unmarked);
  if (std::ranges::all_of(unmarked, [](const std::string& name) { return utf8::isValid(name); })) {
    constexpr double kPlausible = 0.6;
    if (hasLongCharacter(unmarked) || japanese < kPlausible || isLatin(unmarked)) return TextEncoding::Utf8;
  }
  constexpr double kMargin = 0.2;
  const std::optional<TextEncoding> guess = guessDoubleByte(unmarked);
  const bool isOther = guess && *guess != TextEncoding::Gbk;
  // In Big5, the second byte of a character may be a letter, which does not follow half-width kana.
  constexpr double kHalfWidth = 0.85;
  if (isOther && (japanese < 0 || (japanese < kHalfWidth && isLatin(unmarked)))) return *guess;
  return gbkScore(unmarked) > japanese + kMargin ? TextEncoding::Gbk : TextEncoding::Cp932;
}

std::string decodeName(const StoredName& name, TextEncoding encoding) {
  if (utf8::isAscii(name.bytes)) return name.bytes;
  const auto text = decodeText(name.isUtf8 ? TextEncoding::Utf8 : encoding, name.bytes);
  return text ? *text : cp932::decode(name.bytes);
}

Result<std::string> safePath(std::string_view path) {
  const auto refused = [&](MessageText why) {
    return Error::because(Core::trWith("is refused: its entry \"%1\" %2"), path, why);
  };
  std::string slashes(path);
  std::ranges::replace(slashes, '\\', '/');
  if (slashes.starts_with('/')) return refused(Core::tr("is an absolute path"));
  std::string safe;
  std::size_t depth = 0;
  for (std::size_t at = 0; at < slashes.size();) {
    const std::size_t end = std::min(slashes.find('/', at), slashes.size());
    const std::string_view part = std::string_view(slashes).substr(at, end - at);
    at = end + 1;
    if (part.empty() || part == ".") continue;
    if (const auto problem = problemOf(part)) return refused(*problem);
    if (++depth > kMaxPathDepth) return refused(Core::tr("is in too many folders"));
    safe.append(safe.empty() ? "" : "/").append(part);
  }
  return safe;
}

bool isSystemEntry(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
  return path.starts_with("__MACOSX/") || name == ".DS_Store" || name == "Thumbs.db" || name == "desktop.ini";
}

}  // namespace furitsuke::archives
