// SPDX-License-Identifier: MIT
#pragma once

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
  /// `binary` is the buffer without a URI. Other buffers must be embedded in the text.
  GltfJson(std::string_view text, ByteView binary, GltfDocument& document)
      : reader_(text), binary_(binary), document_(document) {}

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
  void readAnimation();
  void readSampler(GltfSampler& sampler);
  void readChannel(GltfChannel& channel);
  void readExtensions();
  void readHumanoid();
  void readHumanoidOfVrm0();
  template <std::size_t N>
  void readNumbers(std::array<double, N>& values);

  io::JsonReader reader_;
  ByteView binary_;
  GltfDocument& document_;
  std::size_t channelCount_ = 0;
};

}  // namespace furitsuke::exchange
