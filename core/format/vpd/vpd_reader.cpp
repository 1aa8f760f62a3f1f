// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/finding_limit.h"
#include "core/base/name_encoding.h"
#include "core/base/utf8.h"
#include "core/format/vpd/vpd_file.h"
#include "core/format/vpd/vpd_findings.h"
#include "core/format/vpd/vpd_number.h"
#include "core/format/vpd/vpd_text.h"

namespace furitsuke::format::vpd {
namespace {

constexpr std::string_view kSignature = "Vocaloid Pose Data file";
constexpr std::string_view kModelSuffix = ".osm";

std::string_view withoutComment(std::string_view text) { return text.substr(0, text.find("//")); }

/// Whether one of the characters is there, and not as the second byte of another one, as in "マ" and "腳".
bool hasMark(std::string_view text, std::string_view marks) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (marks.find(text[at]) != marks.npos) return true;
    if (static_cast<unsigned char>(text[at]) > 0x80) ++at;
  }
  return false;
}

std::string_view withoutTrailingBlanks(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \t\v\f") + 1);
}

/// The name in the rest of a line. A comment after it must be preceded by a blank, because a name may contain "//".
std::string_view nameOnLine(std::string_view rest) {
  for (std::size_t at = rest.find("//"); at != std::string_view::npos; at = rest.find("//", at + 2)) {
    if (at > 0 && (rest[at - 1] == ' ' || rest[at - 1] == '\t')) {
      rest = rest.substr(0, at);
      break;
    }
  }
  return trimmed(rest);
}

enum class BlockKind { Bone, Morph, Unknown };

/// The first line of a block: "Bone12{name".
struct Header {
  BlockKind kind = BlockKind::Unknown;
  std::string_view word;
  std::string_view digits;
  std::string_view name;
  bool isOpen = true;  ///< whether the brace is on this line
};

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::optional<Header> parseHeader(std::string_view line) {
  const std::string_view text = trimmed(line);
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const std::size_t wordEnd = std::min(text.find_first_not_of(kLetters), text.size());
  const std::size_t digitsEnd = std::min(text.find_first_not_of("0123456789", wordEnd), text.size());
  const std::size_t brace = text.find_first_not_of(" \t", digitsEnd);
  if (wordEnd == 0) return {};
  Header header;
  header.word = text.substr(0, wordEnd);
  header.digits = text.substr(wordEnd, digitsEnd - wordEnd);
  if (equalsIgnoringCase(header.word, "Bone")) header.kind = BlockKind::Bone;
  if (equalsIgnoringCase(header.word, "Morph")) header.kind = BlockKind::Morph;
  if (brace == std::string_view::npos) {
    header.isOpen = false;
    return header.kind == BlockKind::Unknown ? std::nullopt : std::optional(header);
  }
  if (text[brace] != '{') return {};
  header.name = nameOnLine(text.substr(brace + 1));
  return header;
}

/// The values of a block from its statements.
struct Body {
  std::optional<Numbers> one;
  std::optional<Numbers> three;
  std::optional<Numbers> four;
  std::optional<Line> badLine;  ///< the first line that cannot be parsed
};

class PoseReader {
 public:
  explicit PoseReader(ByteView bytes) : text_(bytes), lines_(text_.view()) {}

  Result<File> run() {
    const std::optional<Line> first = firstLine();
    if (!first || !trimmed(first->text).starts_with(kSignature)) {
      return Error::at(0, Core::tr("signature"), Core::trWith("is not a pose file: it does not begin with \"%1\""),
                       kSignature);
    }
    file_.lineEnd = text_.firstLineEnd();
    if (text_.encoding() != Encoding::Cp932) {
      report(Finding::TextEncoding, {},
             {Core::trWith("the text is %1; MMD reads CP932 only"), encodingName(text_.encoding())});
    }
    while (const std::optional<Line> line = lines_.next()) readLine(*line);
    checkCounts();
    decodeNames();
    if (suppressed_ > 0) {
      file_.diagnostics.push_back(
          makeDiagnostic(Finding::More, {Core::trCount("%n more finding", "%n more findings"), Counted{suppressed_}}));
    }
    return std::move(file_);
  }

 private:
  std::optional<Line> firstLine() {
    std::optional<Line> line = lines_.next();
    while (line && trimmed(line->text).empty()) line = lines_.next();
    return line;
  }

  void readLine(const Line& line) {
    const std::string_view text = trimmed(line.text);
    if (text.empty() || text.starts_with("//")) return;
    std::optional<Header> header = parseHeader(line.text);
    if (header && completeHeader(*header)) {
      readBlock(line, *header);
    } else if (text.find(';') != std::string_view::npos && !text.starts_with('}') && blocks_ == 0) {
      readStatement(line, text);
    } else if (!text.starts_with('}')) {
      report(Finding::TextUnknown, line, Core::tr("unknown line, skipped"));
    }
  }

  /// If the first line has no brace or no name, reads them from the lines below it. Returns false if there is no brace.
  bool completeHeader(Header& header) {
    if (!header.isOpen) {
      const std::optional<Line> line = peekFilled();
      if (!line || !trimmed(line->text).starts_with('{')) return false;
      header.name = nameOnLine(trimmed(line->text).substr(1));
      lines_.next();
    }
    if (!header.name.empty()) return true;
    const std::optional<Line> line = peekFilled();
    if (!line || parseHeader(line->text)) return true;
    const std::string_view text = trimmed(line->text);
    const bool isName = !hasMark(text, ";}") && !parseNumbers(text);
    if (isName && !text.starts_with("//")) {
      header.name = nameOnLine(text);
      lines_.next();
    }
    return true;
  }

  /// The next line that is not blank.
  std::optional<Line> peekFilled() {
    std::optional<Line> line = lines_.peek();
    for (; line && trimmed(line->text).empty(); line = lines_.peek()) lines_.next();
    return line;
  }

  /// Reads the model name or the number of bones.
  void readStatement(const Line& line, std::string_view text) {
    const std::size_t suffix = text.find(std::string(kModelSuffix) + ";");
    const std::string_view value = trimmed(text.substr(0, suffix == std::string_view::npos ? text.find(';') : suffix));
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
    const bool isCount = error == std::errc{} && end == value.data() + value.size() && suffix == std::string_view::npos;
    if (isCount && !declaredBones_) {
      declaredBones_ = count;
      countLine_ = line;
    } else if (!modelLine_) {
      modelLine_ = line;
      file_.modelName = nameOf(value, line, "");
      if (suffix == std::string_view::npos) {
        report(Finding::ModelSuffix, line, Core::tr("the model name does not end in \".osm\""));
      }
    } else {
      report(Finding::TextUnknown, line, Core::tr("unknown line, skipped"));
    }
  }

  void readBlock(const Line& line, const Header& header) {
    ++blocks_;
    const bool isWide = text_.encoding() == Encoding::Utf16Le || text_.encoding() == Encoding::Utf16Be;
    if (!isWide) file_.blockStarts.push_back(text_.fileOffset(line.offset));
    const Body body = readBody(line, header);
    switch (header.kind) {
      case BlockKind::Bone: return addBone(line, header, body);
      case BlockKind::Morph: return addMorph(line, header, body);
      case BlockKind::Unknown: break;
    }
    report(Finding::BlockUnknown, line, {Core::trWith("a \"%1\" block is skipped"), header.word});
  }

  /// Reads up to the closing brace, or to the start of the next block if the brace is missing.
  Body readBody(const Line& headerLine, const Header& header) {
    Body body;
    std::string statement;
    while (const std::optional<Line> line = lines_.peek()) {
      if (parseHeader(line->text)) break;
      lines_.next();
      std::string_view text = trimmed(withoutComment(line->text));
      const std::size_t brace = text.find('}');
      if (header.kind != BlockKind::Unknown) addStatements(body, statement, text.substr(0, brace), *line);
      if (brace != std::string_view::npos) {
        finishStatement(body, statement, *line);
        return body;
      }
    }
    finishStatement(body, statement, headerLine);
    report(Finding::BlockUnclosed, headerLine, Core::tr("the block has no closing brace"));
    return body;
  }

  /// A statement ends at its semicolon, or at the end of a line that does not end in a comma.
  static void addStatements(Body& body, std::string& statement, std::string_view text, const Line& line) {
    for (std::size_t end = text.find(';'); end != std::string_view::npos; end = text.find(';')) {
      statement += text.substr(0, end);
      finishStatement(body, statement, line);
      text.remove_prefix(end + 1);
    }
    statement += text;
    // Only the end is checked, because a statement may span many lines.
    if (!withoutTrailingBlanks(statement).ends_with(',')) finishStatement(body, statement, line);
  }

  static std::optional<Numbers>* slotOf(Body& body, std::size_t count) {
    switch (count) {
      case 1: return &body.one;
      case 3: return &body.three;
      case 4: return &body.four;
      default: return nullptr;
    }
  }

  static void finishStatement(Body& body, std::string& statement, const Line& line) {
    if (!trimmed(statement).empty()) {
      const std::optional<Numbers> numbers = parseNumbers(statement);
      std::optional<Numbers>* place = slotOf(body, numbers ? numbers->count : 0);
      if (place != nullptr && !*place) {
        *place = numbers;
      } else if (!body.badLine) {
        body.badLine = line;  // a second group of three numbers is more likely a truncated rotation
      }
    }
    statement.clear();
  }

  void addBone(const Line& line, const Header& header, const Body& body) {
    checkIndex(line, header, boneBlocks_++);
    if (morphBlocks_ > 0 && boneBlocks_ == 1)
      report(Finding::MorphsFirst, line, Core::tr("morphs before the first bone, where MMD expects a bone"));
    if (body.badLine || body.one || (!body.three && !body.four)) {
      return damaged(body.badLine.value_or(line),
                     Core::tr("a bone block cannot be read: it needs three numbers for the translation and four for "
                              "the rotation"));
    }
    Bone bone{nameOf(header.name, line, ""), {0, 0, 0}, {0, 0, 0, 1}};
    const std::string track = bone.name.text();
    if (!body.three || !body.four) {
      report(Finding::BoneIncomplete, line,
             body.three ? Core::tr("the rotation is missing; the rest value is used")
                        : Core::tr("the translation is missing; the rest value is used"),
             track);
    }
    if (body.three && isFinite(*body.three, line, track)) {
      bone.translation = {body.three->values[0], body.three->values[1], body.three->values[2]};
    }
    if (body.four && isFinite(*body.four, line, track)) {
      const std::array<float, 4>& values = body.four->values;
      if (std::ranges::all_of(values, [](float value) { return value == 0.0F; })) {
        report(Finding::RotationZero, line, Core::tr("the rotation is all zeros; read as no rotation"), track);
      } else {
        bone.rotation = {values[0], values[1], values[2], values[3]};
      }
    }
    file_.bones.push_back(std::move(bone));
    if (!file_.blockStarts.empty()) file_.boneStarts.push_back(file_.blockStarts.back());
  }

  void addMorph(const Line& line, const Header& header, const Body& body) {
    checkIndex(line, header, morphBlocks_++);
    if (body.badLine || !body.one || body.three || body.four) {
      return damaged(body.badLine.value_or(line),
                     Core::tr("a morph block cannot be read: it needs one number, its weight"));
    }
    Morph morph{nameOf(header.name, line, "morph:"), 0.0F};
    if (isFinite(*body.one, line, "morph:" + morph.name.text())) morph.weight = body.one->values[0];
    file_.morphs.push_back(std::move(morph));
    if (!file_.blockStarts.empty()) file_.morphStarts.push_back(file_.blockStarts.back());
  }

  bool isFinite(const Numbers& numbers, const Line& line, const std::string& track) {
    if (numbers.finite) return true;
    report(Finding::ValueNotFinite, line, Core::tr("a value is not finite; the rest value is used"), track);
    return false;
  }

  void damaged(const Line& line, MessageText reason) {
    if (!file_.damage)
      file_.damage = Error::at(text_.fileOffset(line.offset), {Core::trWith("line %1"), line.number}, reason);
    report(Finding::BlockDamaged, line, reason);
  }

  void checkIndex(const Line& line, const Header& header, std::size_t expected) {
    if (header.digits == std::to_string(expected) || indexReported_) return;
    indexReported_ = true;
    report(Finding::BlockIndex, line, Core::tr("the blocks are not numbered from 0; their order is used"));
  }

  void checkCounts() {
    if (!modelLine_) report(Finding::ModelMissing, {}, Core::tr("the line with the model name is missing"));
    if (!declaredBones_) {
      report(Finding::CountMissing, {}, Core::tr("the line with the number of bones, which MMD needs, is missing"));
    } else if (*declaredBones_ != boneBlocks_) {
      Message reason(Core::trWith("the file declares %1 bones but contains %2"), *declaredBones_, boneBlocks_);
      if (*declaredBones_ < boneBlocks_) reason = {Core::trWith("%1; MMD would ignore the rest"), reason};
      report(Finding::CountWrong, countLine_, std::move(reason));
    }
    if (morphBlocks_ > 0) {
      report(Finding::MorphExtension, {},
             {Core::trCount("%n morph in the form that MikuMikuMoving writes; MMD ignores it",
                            "%n morphs in the form that MikuMikuMoving writes; MMD ignores them"),
              Counted{morphBlocks_}});
    }
  }

  /// That of the comment after the model name, which write() encodes as the names. MMD writes it in CP932, in whatever
  /// encoding its names are.
  [[nodiscard]] std::optional<TextEncoding> encodingOfComment() const {
    // The converters of the other encodings take time to load.
    static const std::string kUsualComment = cp932::encode(kModelComment).bytes;
    if (!modelLine_ || modelLine_->text.ends_with(kUsualComment) || utf8::isAscii(modelLine_->text)) return {};
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Gbk, TextEncoding::Big5, TextEncoding::EucKr, TextEncoding::EucJp}) {
      const std::optional<std::string> comment = encodeText(encoding, kModelComment);
      if (comment && modelLine_->text.ends_with(*comment)) return encoding;
    }
    return {};
  }

  /// Bytes that are not UTF-8 or UTF-16 are names in the encoding that all of them seem to have.
  void decodeNames() {
    if (text_.encoding() != Encoding::Cp932) return;
    std::vector<std::string_view> names{file_.modelName.bytes};
    for (const Bone& bone : file_.bones) names.push_back(bone.name.bytes);
    for (const Morph& morph : file_.morphs) names.push_back(morph.name.bytes);
    file_.nameEncoding = encodingOfComment().value_or(encodingOfNames(names));
    if (file_.nameEncoding == TextEncoding::Cp932) return;
    const auto decode = [this](Name& name) {
      name = nameFromStored(file_.nameEncoding, name.bytes, std::string::npos);
    };
    decode(file_.modelName);
    for (Bone& bone : file_.bones) decode(bone.name);
    for (Morph& morph : file_.morphs) decode(morph.name);
    const std::string undecodable = makeDiagnostic(Finding::NameUndecodable, {}).code;
    std::erase_if(file_.diagnostics, [&](const Diagnostic& finding) { return finding.code == undecodable; });
    report(Finding::TextEncoding, {},
           {Core::trWith("the text is %1; MMD reads CP932 only"), textEncodingName(file_.nameEncoding)});
    // As of a text that is UTF-8 in whole.
    if (file_.nameEncoding == TextEncoding::Utf8) file_.nameEncoding = TextEncoding::Cp932;
  }

  /// The name; its bytes if the encoding of the text is not known yet. What is not UTF-8 in a text in it becomes "?".
  Name nameOf(std::string_view piece, const Line& line, std::string_view trackPrefix) {
    piece = withoutTrailingBlanks(piece.substr(0, piece.find('\0')));
    if (text_.encoding() == Encoding::Cp932) {
      Name name = Name::fromBytes(piece);
      if (!cp932::isValid(piece)) {
        report(Finding::NameUndecodable, line, Core::tr("the name is not valid CP932"),
               std::string(trackPrefix) + name.text());
      }
      return name;
    }
    if (Result<Name> name = Name::fromText(piece)) return *std::move(name);
    std::string bytes;
    for (std::size_t at = 0; at < piece.size();) {
      const std::size_t size = std::max<std::size_t>(utf8::characterAt(piece, at).size, 1);
      const cp932::Encoded encoded = cp932::encode(piece.substr(at, size));
      bytes += encoded.ok() ? encoded.bytes : "?";
      at += size;
    }
    Name name = Name::fromBytes(bytes);
    report(Finding::NameUnencodable, line,
           {Core::trWith("the name \"%1\" has characters that MMD's files cannot store"), piece},
           std::string(trackPrefix) + name.text());
    return name;
  }

  void report(Finding finding, const std::optional<Line>& line, Message reason, std::string track = {}) {
    if (file_.diagnostics.size() >= kMaxListedFindings) {
      ++suppressed_;
      return;
    }
    Diagnostic diagnostic = makeDiagnostic(finding, std::move(reason));
    diagnostic.track = std::move(track);
    if (line) {
      diagnostic.reason = {Core::trWith("line %1: %2"), line->number, diagnostic.reason};
      diagnostic.offset = text_.fileOffset(line->offset);
    }
    file_.diagnostics.push_back(std::move(diagnostic));
  }

  Text text_;
  LineCursor lines_;
  File file_;
  std::optional<std::uint64_t> declaredBones_;
  std::optional<Line> countLine_;
  std::optional<Line> modelLine_;
  std::size_t blocks_ = 0;
  std::size_t boneBlocks_ = 0;
  std::size_t morphBlocks_ = 0;
  std::size_t suppressed_ = 0;
  bool indexReported_ = false;
};

}  // namespace

Result<File> read(ByteView bytes) { return PoseReader(bytes).run(); }

}  // namespace furitsuke::format::vpd
