// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/utf8.h"
#include "core/format/emm/emm_file.h"
#include "core/format/emm/emm_findings.h"

namespace furitsuke::format::emm {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

class EmmReader {
 public:
  explicit EmmReader(std::string text) : text_(std::move(text)) {}

  File run() {
    std::size_t at = 0;
    while (at < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      ++line_;
      readLine(trimmed(std::string_view(text_).substr(at, end - at)));
      at = end + 1;
    }
    if (unknown_ != 0) {
      report(Finding::LineUnknown, {Core::trCount("%n line, the first is line %1", "%n lines, the first is line %1"),
                                    Counted{unknown_}, firstUnknown_});
      file_.diagnostics.back().count = unknown_;
    }
    if (file_.version != "3") report(Finding::VersionUnknown, {Core::trWith("version \"%1\""), file_.version});
    return std::move(file_);
  }

  void report(Finding finding, Message reason) {
    file_.diagnostics.push_back(makeDiagnostic(finding, std::move(reason)));
  }

 private:
  enum class Section { None, Info, Object, Effect };

  void unknown() {
    if (unknown_++ == 0) firstUnknown_ = line_;
  }

  void readLine(std::string_view line) {
    if (line.empty() || line.front() == ';' || line.front() == '#') return;
    if (line.front() == '[') return readSection(line);
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return unknown();
    const std::string_view key = trimmed(line.substr(0, equals));
    const std::string_view value = trimmed(line.substr(equals + 1));
    if (key.empty()) return unknown();
    switch (section_) {
      case Section::None: return unknown();
      case Section::Info:
        if (key == "Version") file_.version = value;
        return;
      case Section::Object: file_.objects.push_back({std::string(key), std::string(value)}); return;
      case Section::Effect: return readEffect(key, value);
    }
  }

  void readSection(std::string_view line) {
    if (line.back() != ']') return unknown();
    const std::string_view name = line.substr(1, line.size() - 2);
    target_.clear();
    section_ = Section::None;
    if (name == "Info") section_ = Section::Info;
    if (name == "Object") section_ = Section::Object;
    if (name == "Effect" || name.starts_with("Effect@")) {
      section_ = Section::Effect;
      target_ = name.substr(std::min(name.size(), std::string_view("Effect@").size()));
    }
    if (section_ == Section::None) unknown();
  }

  void readEffect(std::string_view key, std::string_view value) {
    constexpr std::string_view kShow = ".show";
    if (key == "Owner") return;  // the object whose effect needs the picture
    if (key.ends_with(kShow)) return hide(key.substr(0, key.size() - kShow.size()), value != "false");
    Effect effect = effectAt(key);
    if (value != "none") effect.path = value;
    file_.effects.push_back(std::move(effect));
  }

  [[nodiscard]] Effect effectAt(std::string_view key) const {
    Effect effect;
    effect.target = target_;
    const std::size_t bracket = key.find('[');
    effect.object = trimmed(key.substr(0, bracket));
    if (bracket == std::string_view::npos) return effect;
    effect.material = key.substr(bracket + 1, key.find(']', bracket) - bracket - 1);
    return effect;
  }

  /// "Pmd5.show = false"; MikuMikuEffect writes it after the line of the effect.
  void hide(std::string_view key, bool isShown) {
    if (isShown) return;
    const Effect place = effectAt(key);
    if (file_.effects.empty()) return;
    Effect& last = file_.effects.back();
    if (last.object == place.object && last.material == place.material && last.target == place.target) {
      last.isShown = false;
      return;
    }
    file_.effects.push_back(place);
    file_.effects.back().isShown = false;
  }

  std::string text_;
  File file_;
  Section section_ = Section::None;
  std::string target_;
  std::size_t line_ = 0;
  std::size_t unknown_ = 0;
  std::size_t firstUnknown_ = 0;
};

}  // namespace

bool isEmmHead(std::string_view head) {
  const std::size_t start = head.find_first_not_of(kSpace);
  return start != std::string_view::npos && head.substr(start).starts_with("[Info]");
}

Result<File> read(ByteView bytes) {
  std::string_view text = asChars(bytes);
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (!isEmmHead(text)) return Error::because(Core::tr("is not a list of MikuMikuEffect"));
  if (text.size() > kMaxBytes) return Error::because(Core::tr("is too large for a list of MikuMikuEffect"));
  const bool isUtf8 = utf8::isValid(text);
  EmmReader reader(isUtf8 ? std::string(text) : cp932::decode(text));
  if (!isUtf8 && !cp932::isValid(text)) reader.report(Finding::TextUndecodable, Core::tr("undecodable bytes"));
  return reader.run();
}

}  // namespace furitsuke::format::emm
