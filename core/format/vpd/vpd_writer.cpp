// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/name_encoding.h"
#include "core/format/vpd/vpd_file.h"
#include "core/format/vpd/vpd_number.h"

namespace furitsuke::format::vpd {
namespace {

using namespace std::string_view_literals;

// The comments of MMD's own files: "parent file name" and "total number of pose bones".
constexpr std::string_view kModelComment = "// 親ファイル名"sv;
constexpr std::string_view kCountComment = "// 総ポーズボーン数"sv;

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
    writeNumbers({bone.translation.x, bone.translation.y, bone.translation.z}, "\t\t\t\t// trans x,y,z");
    const Quat rotation = writableRotation(bone.rotation);
    writeNumbers({rotation.x, rotation.y, rotation.z, rotation.w}, "\t\t// Quaternion x,y,z,w");
    line("}");
    line("");
  }

  void writeMorph(std::size_t index, const Morph& morph) {
    line("Morph" + std::to_string(index) + "{" + stored(morph.name));
    writeNumbers({morph.weight}, "\t\t\t\t// weight");
    line("}");
    line("");
  }

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

}  // namespace

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
