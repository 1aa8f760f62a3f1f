// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/name_encoding.h"
#include "core/format/vpd/vpd_file.h"
#include "core/format/vpd/vpd_number.h"
#include "core/format/vpd/vpd_text.h"

namespace furitsuke::format::vpd {
namespace {

using namespace std::string_view_literals;

TextEncoding encodingOf(const File& file, const WriteOptions& options) {
  if (options.encoding) return *options.encoding;
  std::vector<std::string_view> names{file.modelName.bytes};
  for (const Bone& bone : file.bones) names.push_back(bone.name.bytes);
  for (const Morph& morph : file.morphs) names.push_back(morph.name.bytes);
  return encodingToWrite(file.nameEncoding, names);
}

class PoseWriter {
 public:
  PoseWriter(const WriteOptions& options, TextEncoding encoding)
      : lineEnd_(options.lineEnd == LineEnd::CrLf ? "\r\n" : "\n"), encoding_(encoding) {}

  void line(std::string_view text) { (text_ += text) += lineEnd_; }

  void writeHead(const File& file) {
    line("Vocaloid Pose Data file");
    line("");
    line(stored(file.modelName) + ".osm;\t\t" + comment(kModelComment));
    line(std::to_string(file.bones.size()) + ";\t\t\t\t" + comment(kCountComment));
    line("");
  }

  void writeBone(std::size_t index, const Bone& bone) {
    line("Bone" + std::to_string(index) + "{" + stored(bone.name));
    writeValues(bone);
    line("}");
    line("");
  }
  void writeValues(const Bone& bone) {
    writeNumbers({bone.translation.x, bone.translation.y, bone.translation.z}, "\t\t\t\t// trans x,y,z");
    const Quat rotation = writableRotation(bone.rotation);
    writeNumbers({rotation.x, rotation.y, rotation.z, rotation.w}, "\t\t// Quaternion x,y,z,w");
  }

  void writeMorph(std::size_t index, const Morph& morph) {
    line("Morph" + std::to_string(index) + "{" + stored(morph.name));
    writeValues(morph);
    line("}");
    line("");
  }
  void writeValues(const Morph& morph) { writeNumbers({morph.weight}, "\t\t\t\t// weight"); }

  void raw(std::string_view text) { text_ += text; }

  void reserve(std::size_t size) { text_.reserve(size); }
  [[nodiscard]] Bytes bytes() const { return toBytes(text_); }

 private:
  [[nodiscard]] std::string stored(const Name& name) const {
    return storedName(encoding_, name.bytes).value_or(name.bytes);
  }
  /// Empty in an encoding that lacks one of its characters.
  [[nodiscard]] std::string comment(std::string_view text) const {
    return encodeText(encoding_, text).value_or(std::string());
  }

  /// The rotation, or the identity if it is not finite or if all its numbers round to zero with six decimals.
  static Quat writableRotation(const Quat& rotation) {
    constexpr float kSmallestPrinted = 0.0000006F;
    const std::array<float, 4> values{rotation.x, rotation.y, rotation.z, rotation.w};
    bool printsAsZeros = true;
    for (const float value : values) {
      if (!std::isfinite(value)) return {0, 0, 0, 1};
      printsAsZeros = printsAsZeros && std::abs(value) < kSmallestPrinted;
    }
    return printsAsZeros ? Quat{0, 0, 0, 1} : rotation;
  }

  void writeNumbers(std::initializer_list<float> values, std::string_view comment) {
    text_ += "  ";
    const char* separator = "";
    for (const float value : values) {
      text_ += std::exchange(separator, ",");
      appendFixed(text_, std::isfinite(value) ? value : 0.0F);
    }
    line(";" + std::string(comment));
  }

  std::string text_;
  std::string_view lineEnd_;
  TextEncoding encoding_;
};

std::optional<Error> whyNotWritable(const Name& name, PatternFor<std::string> what) {
  if (name.bytes.find_first_of("\r\n\0"sv) == std::string::npos) return {};
  return Error::in({what, name.text()}, Core::tr("the name contains a line break, which a pose file cannot store"));
}

template <class Record>
bool haveSameNames(const std::vector<Record>& a, const std::vector<Record>& b) {
  return std::ranges::equal(a, b, {}, &Record::name, &Record::name);
}

/// A block with other values: its first line, with the name, and what follows it stay. False if the name is not there.
template <class Record>
bool writeChanged(PoseWriter& writer, std::string_view block, const Record& record) {
  const std::string_view head = block.substr(0, block.find_first_of("\r\n"));
  const std::size_t brace = head.find('{');
  const std::size_t end = block.find('}', head.size());
  if (brace == head.npos || head.find_first_not_of(" \t", brace + 1) == head.npos || end == block.npos) return false;
  writer.line(head);
  writer.writeValues(record);
  writer.raw(block.substr(end));
  return true;
}

/// Changes the blocks of a text one after the other.
class TextUpdate {
 public:
  TextUpdate(std::string_view text, const File& read, PoseWriter& writer) : text_(text), read_(read), writer_(writer) {}

  /// Puts the new values of the records into their blocks. False if the values cannot be found in the text of a block.
  template <class Record>
  bool collect(const std::vector<std::size_t>& starts, const std::vector<Record>& before,
               const std::vector<Record>& after) {
    for (std::size_t i = 0; i < starts.size(); ++i) {
      if (before[i] == after[i]) continue;
      PoseWriter changed(writer_);
      if (!writeChanged(changed, block(starts[i]), after[i])) return false;
      changed_.emplace(starts[i], std::string(asChars(changed.bytes())));
    }
    return true;
  }

  void write() const {
    writer_.raw(text_.substr(0, read_.blockStarts.empty() ? text_.npos : read_.blockStarts.front()));
    for (const std::size_t start : read_.blockStarts) {
      const auto changed = changed_.find(start);
      writer_.raw(changed == changed_.end() ? block(start) : std::string_view(changed->second));
    }
  }

 private:
  /// From its first line to the next block.
  [[nodiscard]] std::string_view block(std::size_t start) const {
    const auto next = std::ranges::upper_bound(read_.blockStarts, start);
    return text_.substr(start, next == read_.blockStarts.end() ? text_.npos : *next - start);
  }

  std::string_view text_;
  const File& read_;
  PoseWriter& writer_;
  std::map<std::size_t, std::string> changed_;  ///< by where the block starts
};

}  // namespace

Result<Bytes> update(ByteView bytes, const File& before, const File& after) {
  const Result<File> read = vpd::read(bytes);
  if (!read) return read.error();
  const bool haveSameBlocks = before.modelName == after.modelName && haveSameNames(before.bones, after.bones) &&
                              haveSameNames(before.morphs, after.morphs);
  if (haveSameBlocks && before.bones == after.bones && before.morphs == after.morphs && !read->damage)
    return Bytes(bytes.begin(), bytes.end());
  const WriteOptions options{.lineEnd = read->lineEnd};
  PoseWriter writer(options, encodingOf(after, options));
  TextUpdate text(asChars(bytes), *read, writer);
  // Names that are there twice are read once.
  const bool isReadAsIs = read->boneStarts.size() == before.bones.size() &&
                          read->morphStarts.size() == before.morphs.size() && !read->damage;
  if (!haveSameBlocks || !isReadAsIs || !text.collect(read->boneStarts, before.bones, after.bones) ||
      !text.collect(read->morphStarts, before.morphs, after.morphs)) {
    return write(after, options);
  }
  text.write();
  return writer.bytes();
}

Result<Bytes> write(const File& file, const WriteOptions& options) {
  if (const auto error = whyNotWritable(file.modelName, Core::trWith("model name \"%1\""))) return *error;
  for (const Bone& bone : file.bones) {
    if (const auto error = whyNotWritable(bone.name, Core::trWith("bone \"%1\""))) return *error;
  }
  PoseWriter writer(options, encodingOf(file, options));
  constexpr std::size_t kTypicalBlockBytes = 140;
  writer.reserve(kTypicalBlockBytes * (file.bones.size() + 1));
  writer.writeHead(file);
  for (std::size_t i = 0; i < file.bones.size(); ++i) writer.writeBone(i, file.bones[i]);
  if (!options.morphs) return writer.bytes();
  for (const Morph& morph : file.morphs) {
    if (const auto error = whyNotWritable(morph.name, Core::trWith("morph \"%1\""))) return *error;
  }
  for (std::size_t i = 0; i < file.morphs.size(); ++i) writer.writeMorph(i, file.morphs[i]);
  return writer.bytes();
}

}  // namespace furitsuke::format::vpd
