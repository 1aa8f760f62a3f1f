// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/media/channel_mix.h"
#include "core/media/sound_file.h"
#include "tests/core/media/wav_files.h"

namespace furitsuke::media {
namespace {

using test::wavChunk;
using test::wavFile;
using test::WavHeader;
using Samples = std::vector<std::int16_t>;

template <class T>
Bytes samplesOf(const std::vector<T>& values) {
  const auto view = std::as_bytes(std::span(values));
  return {view.begin(), view.end()};
}

/// "code" of each finding, and the samples.
struct Heard {
  Samples samples;
  std::vector<std::string> findings;
  std::string error;
  int rate = 0;
};

Heard heard(ByteView file) {
  SoundControl control;
  const Result<OpenedSound> opened = readSound(file, control);
  Heard result;
  if (!opened) {
    result.error = opened.error().message();
    return result;
  }
  result.samples = opened->sound.samples;
  result.rate = opened->sound.rate;
  for (const Diagnostic& finding : opened->diagnostics) result.findings.push_back(finding.code);
  EXPECT_DOUBLE_EQ(control.progress, 1.0);
  return result;
}

TEST(WavSound, HasTheSamplesOfEveryFormat) {
  const auto bytes = [](std::initializer_list<int> values) {
    Bytes result;
    for (const int value : values) result.push_back(static_cast<std::byte>(value));
    return result;
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  const struct {
    const char* name;
    std::uint16_t code, channels, bits, frameBytes;
    Bytes samples;
    Samples expected;
  } rows[] = {
      {"8 bits, mono", 1, 1, 8, 0, bytes({0, 128, 255, 129}), {-32768, -32768, 0, 0, 32512, 32512, 256, 256}},
      {"8 bits, stereo", 1, 2, 8, 0, bytes({0, 128, 255, 127}), {-32768, 0, 32512, -256}},
      {"16 bits, mono", 1, 1, 16, 0, samplesOf<std::int16_t>({-32768, 7}), {-32768, -32768, 7, 7}},
      {"16 bits, stereo", 1, 2, 16, 0, samplesOf<std::int16_t>({-32768, 32767, 1, -1}), {-32768, 32767, 1, -1}},
      {"24 bits",
       1,
       2,
       24,
       0,
       bytes({0, 0, 0x80, 0xFF, 0xFF, 0x7F, 0x80, 1, 0, 0, 0xFF, 0xFF}),
       {-32768, 32767, 2, -1}},
      {"20 bits in 24", 1, 1, 20, 3, bytes({0, 0x34, 0x12}), {0x1234, 0x1234}},
      {"32 bits",
       1,
       2,
       32,
       0,
       samplesOf<std::int32_t>({INT32_MIN, INT32_MAX, 65536 * 3, -65536}),
       {-32768, 32767, 3, -1}},
      {"24 bits in 32", 1, 1, 24, 4, samplesOf<std::int32_t>({65536 * 5}), {5, 5}},
      {"float", 3, 2, 32, 0, samplesOf<float>({-1.5F, 1.5F, 0.5F, -0.25F}), {-32768, 32767, 16384, -8192}},
      {"double", 3, 1, 64, 0, samplesOf<double>({0.5, -1.0}), {16384, 16384, -32768, -32768}},
      {"damaged float",
       3,
       1,
       64,
       0,
       samplesOf<double>({nan, infinity, -infinity}),
       {0, 0, 32767, 32767, -32768, -32768}},
  };
  for (const auto& row : rows) {
    for (const bool isExtensible : {false, true}) {
      WavHeader header;
      header.code = row.code;
      header.channels = row.channels;
      header.bits = row.bits;
      header.frameBytes = row.frameBytes;
      header.isExtensible = isExtensible;
      const Heard result = heard(wavFile(header, row.samples));
      EXPECT_EQ(result.error, "") << row.name;
      EXPECT_EQ(result.samples, row.expected) << row.name;
      EXPECT_EQ(result.rate, 44'100) << row.name;
      EXPECT_TRUE(result.findings.empty()) << row.name;
    }
  }
}

TEST(WavSound, MixesMoreThanTwoChannelsByTheirPlaces) {
  const std::int16_t full = 32767;
  const struct {
    const char* name;
    std::uint16_t channels;
    std::uint32_t speakers;
    Samples frame;
    double left, right;  ///< of full scale
  } rows[] = {
      {"left of 5.1", 6, 0, {full, 0, 0, 0, 0, 0}, 0.4142, 0},
      {"right of 5.1", 6, 0x3F, {0, full, 0, 0, 0, 0}, 0, 0.4142},
      {"center of 5.1", 6, 0x3F, {0, 0, full, 0, 0, 0}, 0.2929, 0.2929},
      {"low frequencies of 5.1", 6, 0x3F, {0, 0, 0, full, 0, 0}, 0, 0},
      {"back left of 5.1", 6, 0x3F, {0, 0, 0, 0, full, 0}, 0.2929, 0},
      {"side right of 5.1", 6, 0x60F, {0, 0, 0, 0, 0, full}, 0, 0.2929},
      {"all of 5.1", 6, 0x3F, {full, full, full, full, full, full}, 1, 1},
      {"all of 7.1", 8, 0, {full, full, full, full, full, full, full, full}, 1, 1},
      {"center of 3.0", 3, 0, {0, 0, full}, 0.4142, 0.4142},
      {"unknown places", 12, 0, {full, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 1 / 12.0, 1 / 12.0},
      {"fewer places than channels", 3, 0x3, {full, 0, 0}, 0.5858, 0},
      {"only one place, and mono", 1, 0x1, {full}, 1, 1},
      {"only low frequencies", 3, 0x8, {full, full, full}, 1, 1},
  };
  for (const auto& row : rows) {
    WavHeader header;
    header.channels = row.channels;
    header.speakers = row.speakers;
    header.isExtensible = true;
    const Heard result = heard(wavFile(header, samplesOf(row.frame)));
    ASSERT_EQ(result.samples.size(), 2U) << row.name << result.error;
    EXPECT_NEAR(result.samples[0] / 32767.0, row.left, 1e-4) << row.name;
    EXPECT_NEAR(result.samples[1] / 32767.0, row.right, 1e-4) << row.name;
  }
}

TEST(WavSound, IgnoresOtherChunks) {
  const Samples samples = {1, 2, 3, 4};
  const auto joined = [](std::initializer_list<Bytes> parts) {
    Bytes all;
    for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
  };
  const Bytes odd = wavChunk("LIST", asBytes("odd"));
  const Bytes unpadded = wavChunk("LIST", asBytes("odd"), false);
  const Bytes even = wavChunk("cue ", asBytes("even"));
  const Bytes empty = wavChunk("junk", {});
  const struct {
    const char* name;
    Bytes before, after;
  } rows[] = {{"none", {}, {}},
              {"even", even, even},
              {"odd", odd, odd},
              {"odd without padding", unpadded, unpadded},
              {"several", joined({unpadded, empty, odd, even}), joined({odd, even})},
              {"bytes after the end", {}, toBytes("x")}};
  for (const auto& row : rows) {
    WavHeader header;
    header.before = row.before;
    header.after = row.after;
    const Heard result = heard(wavFile(header, samplesOf(samples)));
    EXPECT_EQ(result.samples, samples) << row.name << result.error;
    EXPECT_TRUE(result.findings.empty()) << row.name;
  }
}

TEST(WavSound, ReachesToTheEndIfItsSizeIsUnknown) {
  const Samples samples = {1, 2, 3, 4};
  const struct {
    const char* name;
    std::int64_t fileSize, dataSize;
    Samples expected;
    std::vector<std::string> findings;
  } rows[] = {
      {"right", -1, -1, samples, {}},
      {"a stream with the largest sizes", 0xFFFFFFFF, 0xFFFFFFFF, samples, {}},
      {"a stream of sox", 0x7FFFF024, 0x7FFFF000, samples, {}},
      {"a program that did not end", 0, 0, samples, {}},
      {"a program that wrote the size of the header", 36, 0, samples, {}},
      {"really empty", -1, 0, {}, {}},
      {"smaller", -1, 4, {1, 2}, {}},
      {"within a sample frame", -1, 7, {1, 2}, {}},
      {"larger", -1, 12, samples, {"sound.truncated"}},
  };
  for (const auto& row : rows) {
    WavHeader header;
    header.fileSize = row.fileSize;
    header.dataSize = row.dataSize;
    const Heard result = heard(wavFile(header, samplesOf(samples)));
    EXPECT_EQ(result.samples, row.expected) << row.name;
    EXPECT_EQ(result.findings, row.findings) << row.name;
    EXPECT_EQ(result.error.empty(), !row.expected.empty()) << row.name;
  }
}

TEST(WavSound, TakesTheSizeOf64BitsIfThereIsOne) {
  for (const char* kind : {"RF64", "BW64"}) {
    WavHeader header;
    header.kind = kind;
    header.fileSize = header.dataSize = 0xFFFFFFFF;
    header.after = wavChunk("LIST", asBytes("even"));
    EXPECT_EQ(heard(wavFile(header, samplesOf<std::int16_t>({1, 2}))).samples, (Samples{1, 2})) << kind;
  }
}

TEST(WavSound, OfADamagedHeaderIsRefused) {
  const struct {
    const char* name;
    std::uint16_t code, channels, bits, frameBytes;
    std::uint32_t rate;
    const char* reason;
  } rows[] = {
      {"no channels", 1, 0, 16, 4, 44'100, "no channels"},
      {"no rate", 1, 2, 16, 0, 0, "a rate of 0 "},
      {"a very high rate", 1, 2, 16, 0, 4'000'000'000U, "a rate of 4000000000 "},
      {"no bytes", 1, 2, 0, 0, 44'100, "not supported"},
      {"bytes that are not whole samples", 1, 2, 16, 3, 44'100, "not supported"},
      {"more bits than bytes", 1, 1, 16, 1, 44'100, "not supported"},
      {"large samples", 1, 1, 40, 5, 44'100, "not supported"},
      {"floating point of 16 bits", 3, 1, 16, 0, 44'100, "not supported"},
  };
  for (const auto& row : rows) {
    WavHeader header;
    header.code = row.code;
    header.channels = row.channels;
    header.bits = row.bits;
    header.frameBytes = row.frameBytes;
    header.rate = row.rate;
    const std::string error = heard(wavFile(header, Bytes(64))).error;
    EXPECT_NE(error.find(row.reason), error.npos) << row.name << ": " << error;
    EXPECT_TRUE(error.starts_with("WAV") || error.starts_with("byte")) << row.name << ": " << error;
  }
}

TEST(WavSound, IsReadUpToWhereItEnds) {
  WavHeader header;
  header.before = wavChunk("LIST", asBytes("odd"));
  const Samples samples = {1, 2, 3, 4, 5, 6};
  const Bytes whole = wavFile(header, samplesOf(samples));
  const std::size_t headerBytes = whole.size() - samples.size() * 2;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const Heard result = heard(ByteView(whole).first(size));
    const std::size_t frames = size < headerBytes ? 0 : (size - headerBytes) / 4;
    EXPECT_EQ(result.samples, Samples(samples.begin(), samples.begin() + static_cast<std::ptrdiff_t>(frames * 2)))
        << size;
    EXPECT_EQ(result.error.empty(), frames > 0) << size;
    EXPECT_EQ(result.findings.size(), frames > 0 ? 1U : 0U) << size;
  }
}

TEST(WavSound, IsRefusedIfTheSamplesComeBeforeTheirFormat) {
  WavHeader header;
  Bytes file = wavFile(header, Bytes(8));
  file[12] = static_cast<std::byte>('x');
  EXPECT_NE(heard(file).error.find("before their format"), std::string::npos);
}

TEST(WavSound, IsCanceled) {
  SoundControl control;
  control.canceled = true;
  EXPECT_FALSE(readSound(wavFile({1, 2, 3, 4}), control).ok());
}

TEST(ChannelMix, IsNeverTooLoud) {
  for (std::size_t channels = 1; channels <= 40; ++channels) {
    const ChannelMix mix = stereoMix(channels, 0);
    ASSERT_EQ(mix.channels(), channels);
    double left = 0, right = 0;
    for (const ChannelMix::Share& share : mix.shares) left += share.left, right += share.right;
    EXPECT_NEAR(left, 1, 1e-12) << channels;
    EXPECT_NEAR(right, 1, 1e-12) << channels;
  }
}

}  // namespace
}  // namespace furitsuke::media
