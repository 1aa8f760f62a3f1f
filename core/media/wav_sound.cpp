// SPDX-License-Identifier: MIT
#include "core/media/wav_sound.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/media/channel_mix.h"
#include "core/media/sound_findings.h"

namespace furitsuke::media {

namespace {

// Values of the format code. Source: Microsoft, WAVEFORMATEX and WAVEFORMATEXTENSIBLE.
constexpr std::uint16_t kPcm = 1;
constexpr std::uint16_t kFloat = 3;
constexpr std::uint16_t kExtensible = 0xFFFE;

constexpr std::uint32_t kMinWavRate = 1'000;
constexpr std::uint32_t kMaxWavRate = 768'000;

/// Programs that write to a pipe store a size from here on, because they cannot go back to store the real one.
constexpr std::uint32_t kMinUnknownSize = 0x7FFF0000;

/// Far more than any program writes. A file of millions of empty ones would take long.
constexpr int kMaxChunks = 10'000;

/// The "fmt " chunk, little endian: 0 format code, 2 channels, 4 rate u32, 8 bytes per second u32, 12 bytes per sample
/// frame, 14 bits per sample, 16 size of the rest, 18 valid bits, 20 places u32, 24 format code of 16 bytes.
struct WavFormat {
  std::uint16_t code = 0;
  std::uint16_t channels = 0;
  std::uint32_t rate = 0;
  std::uint16_t frameBytes = 0;
  std::uint16_t bits = 0;
  std::uint32_t speakers = 0;

  [[nodiscard]] std::size_t sampleBytes() const noexcept { return channels == 0 ? 0 : frameBytes / channels; }
};

struct WavLayout {
  WavFormat format;
  std::uint64_t dataOffset = 0;
  std::uint64_t dataBytes = 0;    ///< what the file has
  std::uint64_t statedBytes = 0;  ///< what its header says, or the same if that is unknown
};

struct WavChunk {
  std::array<char, 4> id{};
  std::uint32_t size = 0;
  std::uint64_t offset = 0;  ///< of the content

  [[nodiscard]] bool is(std::string_view name) const { return std::string_view(id.data(), id.size()) == name; }
};

Error wavError(std::optional<std::size_t> offset, Message reason) {
  return Error::at(offset, Core::tr("WAV"), std::move(reason));
}

template <class T>
std::optional<T> readNumber(SoundInput& input) {
  std::array<std::byte, sizeof(T)> bytes{};
  if (input.read(bytes.data(), bytes.size()) < bytes.size()) return {};
  return loadLe<T>(bytes.data());
}

std::optional<WavChunk> readChunk(SoundInput& input) {
  std::array<std::byte, 8> bytes{};
  if (input.read(bytes.data(), bytes.size()) < bytes.size()) return {};
  WavChunk chunk;
  std::memcpy(chunk.id.data(), bytes.data(), chunk.id.size());
  chunk.size = loadLe<std::uint32_t>(bytes.data() + 4);
  chunk.offset = input.position();
  return chunk;
}

/// Goes to the next chunk. A byte of 0 pads a chunk of odd size; programs that omit it write the next name directly.
void skipChunk(SoundInput& input, const WavChunk& chunk) {
  input.seek(chunk.offset + chunk.size);
  if (chunk.size % 2 == 0) return;
  const std::uint64_t unpadded = input.position();
  const std::optional<std::uint8_t> padding = readNumber<std::uint8_t>(input);
  if (padding && *padding != 0) input.seek(unpadded);
}

WavFormat readFormat(SoundInput& input, const WavChunk& chunk) {
  std::array<std::byte, 40> bytes{};
  input.read(bytes.data(), std::min<std::size_t>(bytes.size(), chunk.size));
  WavFormat format;
  format.code = loadLe<std::uint16_t>(bytes.data());
  format.channels = loadLe<std::uint16_t>(bytes.data() + 2);
  format.rate = loadLe<std::uint32_t>(bytes.data() + 4);
  format.frameBytes = loadLe<std::uint16_t>(bytes.data() + 12);
  format.bits = loadLe<std::uint16_t>(bytes.data() + 14);
  if (format.code == kExtensible && chunk.size >= bytes.size()) {
    format.speakers = loadLe<std::uint32_t>(bytes.data() + 20);
    format.code = loadLe<std::uint16_t>(bytes.data() + 24);
  }
  return format;
}

/// A sample at full scale 1.
using LoadSample = double (*)(const std::byte*);

double loadPcm8(const std::byte* at) { return (std::to_integer<int>(*at) - 128) / 128.0; }
double loadPcm16(const std::byte* at) { return loadLe<std::int16_t>(at) / 32768.0; }
double loadPcm24(const std::byte* at) {
  const int high = static_cast<std::int8_t>(at[2]);
  return (high * 65536 + loadLe<std::uint16_t>(at)) / 8388608.0;
}
double loadPcm32(const std::byte* at) { return loadLe<std::int32_t>(at) / 2147483648.0; }
double loadFloat32(const std::byte* at) { return static_cast<double>(loadLe<float>(at)); }
double loadFloat64(const std::byte* at) { return loadLe<double>(at); }

/// Null if this reader cannot decode the samples. Samples with fewer bits than their bytes fill the highest ones.
LoadSample loaderOf(const WavFormat& format) {
  if (format.channels == 0 || format.frameBytes % format.channels != 0) return nullptr;
  const std::size_t bytes = format.sampleBytes();
  if (format.code == kPcm && format.bits <= bytes * 8) {
    constexpr LoadSample kByBytes[] = {nullptr, loadPcm8, loadPcm16, loadPcm24, loadPcm32};
    return bytes < std::size(kByBytes) ? kByBytes[bytes] : nullptr;
  }
  if (format.code == kFloat) return bytes == 4 ? loadFloat32 : bytes == 8 ? loadFloat64 : nullptr;
  return nullptr;
}

Message formatProblem(const WavFormat& format) {
  if (format.channels == 0) return Core::tr("the sound has no channels");
  if (format.rate < kMinWavRate || format.rate > kMaxWavRate) {
    return {Core::trWith("a rate of %1 samples per second is not supported"), format.rate};
  }
  if (format.code != kPcm && format.code != kFloat) {
    return {Core::trWith("samples in format %1 are not supported; save the file as 16-bit PCM"), format.code};
  }
  if (loaderOf(format) == nullptr) {
    return {Core::trWith("%1-bit samples of %2 channels in %3 bytes are not supported"), format.bits, format.channels,
            format.frameBytes};
  }
  return {};
}

/// The size of the samples according to the header; nothing if it is unknown.
std::optional<std::uint64_t> statedSize(const WavChunk& data, std::uint32_t fileSize,
                                        std::optional<std::uint64_t> largeSize) {
  if (largeSize && data.size == UINT32_MAX) return largeSize;
  if (data.size >= kMinUnknownSize) return {};
  // A program that did not come to its end leaves 0 in both places; otherwise the sound is really empty.
  if (data.size == 0 && std::uint64_t{fileSize} + 8 <= data.offset) return {};
  return data.size;
}

/// Reads the header up to the samples, whose format need not be supported.
Result<WavLayout> readLayout(SoundInput& input, const SoundControl& control) {
  input.seek(4);
  const std::uint32_t fileSize = readNumber<std::uint32_t>(input).value_or(0);
  input.seek(12);
  WavLayout layout;
  std::optional<std::uint64_t> largeSize;
  bool hasFormat = false;
  for (int i = 0; i < kMaxChunks && !control.canceled; ++i) {
    const std::optional<WavChunk> chunk = readChunk(input);
    if (!chunk) break;
    if (chunk->is("ds64")) {
      input.seek(chunk->offset + 8);
      largeSize = readNumber<std::uint64_t>(input);
    } else if (chunk->is("fmt ")) {
      layout.format = readFormat(input, *chunk);
      hasFormat = true;
    } else if (chunk->is("data")) {
      if (!hasFormat) return wavError(chunk->offset, Core::tr("the samples come before their format"));
      layout.dataOffset = chunk->offset;
      const std::uint64_t rest = input.size() - chunk->offset;
      layout.statedBytes = statedSize(*chunk, fileSize, largeSize).value_or(rest);
      layout.dataBytes = std::min(layout.statedBytes, rest);
      return layout;
    }
    skipChunk(input, *chunk);
  }
  return wavError(input.position(),
                  hasFormat ? Core::tr("has no samples") : Core::tr("ends before the format of the samples"));
}

std::int16_t toSample(double value) {
  if (std::isnan(value)) return 0;
  return static_cast<std::int16_t>(std::lrint(std::clamp(value * 32768, -32768.0, 32767.0)));
}

void appendFrames(ByteView bytes, const WavFormat& format, const ChannelMix& mix, std::vector<std::int16_t>& out) {
  if (format.code == kPcm && format.channels == 2 && format.frameBytes == 4) {
    // Most files are stored as they are needed.
    const std::size_t at = out.size();
    out.resize(at + bytes.size() / sizeof(std::int16_t));
    std::memcpy(out.data() + at, bytes.data(), bytes.size());
    return;
  }
  const LoadSample load = loaderOf(format);
  const std::size_t sampleBytes = format.sampleBytes();
  for (const std::byte* at = bytes.data(); at != bytes.data() + bytes.size(); at += format.frameBytes) {
    double left = 0, right = 0;
    for (std::size_t channel = 0; channel < mix.channels(); ++channel) {
      const double value = load(at + channel * sampleBytes);
      const ChannelMix::Share& share = mix.shares[channel];
      // A damaged sample that is infinite must not be multiplied by 0.
      if (share.left != 0) left += share.left * value;
      if (share.right != 0) right += share.right * value;
    }
    out.push_back(toSample(left));
    out.push_back(toSample(right));
  }
}

Diagnostics findingsOf(const WavLayout& layout, std::uint64_t readFrames) {
  Diagnostics diagnostics;
  const WavFormat& format = layout.format;
  const std::uint64_t stated = layout.statedBytes / format.frameBytes;
  const std::uint64_t present = layout.dataBytes / format.frameBytes;
  if (present > readFrames) {
    diagnostics.push_back(makeDiagnostic(
        SoundFinding::TooLong,
        {Core::trWith("the sound is cut after %1 of %2 seconds"), readFrames / format.rate, present / format.rate}));
  } else if (stated > readFrames) {
    diagnostics.push_back(makeDiagnostic(
        SoundFinding::Truncated, {Core::trWith("the file ends after %1 of %2 sample frames"), readFrames, stated}));
  }
  return diagnostics;
}

}  // namespace

bool isWav(ByteView head) noexcept {
  if (head.size() < 12) return false;
  const std::string_view text = asChars(head);
  const std::string_view kind = text.substr(0, 4);
  return (kind == "RIFF" || kind == "RF64" || kind == "BW64") && text.substr(8, 4) == "WAVE";
}

bool isPlainWav(SoundInput& input) {
  const Result<WavLayout> layout = readLayout(input, SoundControl());
  if (!layout) return true;
  const std::uint16_t code = layout->format.code;
  return code == kPcm || code == kFloat;
}

Result<OpenedSound> readWav(SoundInput& input, SoundControl& control, std::int64_t maxFrames) {
  const Result<WavLayout> layout = readLayout(input, control);
  if (!layout) return layout.error();
  const WavFormat& format = layout->format;
  if (Message problem = formatProblem(format); !problem.isEmpty()) return wavError({}, std::move(problem));
  const std::uint64_t frames =
      std::min<std::uint64_t>(layout->dataBytes / format.frameBytes, static_cast<std::uint64_t>(maxFrames));
  if (frames == 0) return wavError(layout->dataOffset, Core::tr("has no samples"));

  constexpr std::uint64_t kFramesAtOnce = 16'384;
  const ChannelMix mix = stereoMix(format.channels, format.speakers);
  OpenedSound opened;
  opened.sound.rate = static_cast<int>(format.rate);
  opened.sound.samples.reserve(frames * 2);
  Bytes bytes(kFramesAtOnce * format.frameBytes);
  input.seek(layout->dataOffset);
  std::uint64_t done = 0;
  while (done < frames) {
    if (control.canceled) return Error::canceled();
    const auto wanted = static_cast<std::size_t>(std::min(kFramesAtOnce, frames - done)) * format.frameBytes;
    const std::size_t count = input.read(bytes.data(), wanted) / format.frameBytes;
    appendFrames(ByteView(bytes).first(count * format.frameBytes), format, mix, opened.sound.samples);
    done += count;
    control.progress = static_cast<double>(done) / static_cast<double>(frames);
    if (count * format.frameBytes < wanted) break;
  }
  if (done == 0) return wavError(layout->dataOffset, Core::tr("the samples cannot be read"));
  opened.diagnostics = findingsOf(*layout, done);
  return opened;
}

}  // namespace furitsuke::media
