// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/exchange/gltf/gltf_document.h"
#include "core/io/json/json_reader.h"

namespace furitsuke::exchange {

/// Reads the JSON of a glTF file into a document. Used inside core/exchange only.
class GltfJson {
 public:
  /// `binary` is the buffer without a URI. Other buffers are embedded in the text, or files in `folder` and below; if
  /// it is empty, files are not read. It must outlive this object.
  GltfJson(std::string_view text, ByteView binary, const std::filesystem::path& folder, GltfDocument& document)
      : reader_(text), binary_(binary), folder_(folder), document_(document) {}

  [[nodiscard]] Status read();

 private:
  [[nodiscard]] std::size_t index();
  [[nodiscard]] bool hasRoom(std::size_t count, std::size_t most);
  void readAsset();
  void readBuffer();
  void readView();
  void readAccessor();
  void readSparse(GltfSparse& sparse);
  void readNode();
  void readMesh();
  void readExtras();
  void readCamera();
  void readAnimation();
  void readSampler(GltfSampler& sampler);
  void readChannel(GltfChannel& channel);
  void readExtensions();
  void readVrmAnimation();
  void readExpressions(bool isPreset);
  void readHumanoid();
  void readHumanoidOfVrm0();
  template <std::size_t N>
  void readNumbers(std::array<double, N>& values);

  io::JsonReader reader_;
  ByteView binary_;
  const std::filesystem::path& folder_;
  GltfDocument& document_;
  std::size_t channelCount_ = 0;
  std::size_t nameCount_ = 0;
};

}  // namespace furitsuke::exchange
