// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>

#include "core/base/base64.h"
#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/base/utf8.h"
#include "core/base/vector.h"

namespace furitsuke {
inline namespace base {
namespace {

TEST(Base64, IsThatOfItsStandardAndReadBack) {
  struct Row {
    const char* bytes;
    const char* text;
  };
  for (const Row& row : {Row{"", ""}, Row{"f", "Zg=="}, Row{"fo", "Zm8="}, Row{"foo", "Zm9v"}, Row{"foob", "Zm9vYg=="},
                         Row{"\xFF\xEF", "/+8="}}) {
    EXPECT_EQ(toBase64(asBytes(row.bytes)), row.text);
    const std::optional<Bytes> read = fromBase64(row.text);
    ASSERT_TRUE(read);
    EXPECT_EQ(asChars(*read), row.bytes);
  }
  EXPECT_FALSE(fromBase64("Zm-v"));
}

TEST(ByteReader, ReadsLittleEndianNumbersInOrder) {
  const Bytes bytes = toBytes({"\x01\x02\x03\x04\x05\x06\x07", 7});
  ByteReader reader(bytes);
  EXPECT_EQ(reader.read<std::uint8_t>(), 0x01);
  EXPECT_EQ(reader.read<std::uint32_t>(), 0x05040302U);
  EXPECT_EQ(reader.offset(), 5U);
  EXPECT_EQ(asChars(reader.take(2)), "\x06\x07");
  EXPECT_EQ(reader.remaining(), 0U);
  EXPECT_TRUE(reader.ok());
}

TEST(ByteReader, ReturnsZerosPastTheEndAndReportsIt) {
  const Bytes bytes = toBytes("abc");
  ByteReader reader(bytes);
  EXPECT_EQ(reader.read<std::uint32_t>(), 0U);
  EXPECT_FALSE(reader.ok());
  EXPECT_EQ(reader.read<std::uint8_t>(), 0) << "nothing is read after a failure";
  EXPECT_TRUE(reader.take(1).empty());

  ByteReader taker(bytes);
  EXPECT_TRUE(taker.take(SIZE_MAX).empty());
  EXPECT_FALSE(taker.ok());
}

TEST(ByteWriter, WritesWhatTheReaderReads) {
  ByteWriter writer;
  writer.write(std::uint16_t{0x1234});
  writer.write(-0.0F);
  writer.write(asBytes("xyz"));
  writer.write(ByteView{});
  const Bytes bytes = std::move(writer).take();
  EXPECT_EQ(asChars(bytes), (std::string_view{"\x34\x12\0\0\0\x80xyz", 9}));
  ByteReader reader(bytes);
  reader.take(2);
  EXPECT_TRUE(sameBits(reader.read<float>(), -0.0F));
}

TEST(Error, MessageContainsPlaceAndReason) {
  const Message reason = Message::verbatim("too many");
  EXPECT_EQ(Error::at(50, Message::verbatim("bone keys"), reason).message(), "byte 50, bone keys: too many");
  EXPECT_EQ(Error::at(50, {}, reason).message(), "byte 50: too many");
  EXPECT_EQ(Error::in(Message::verbatim("a.vmd"), reason).message(), "a.vmd: too many");
  EXPECT_EQ(Error::in({}, reason).message(), "too many");
}

TEST(Result, HoldsAValueOrAnError) {
  Result<std::string> good(std::string("x"));
  ASSERT_TRUE(good.ok());
  EXPECT_EQ(good->size(), 1U);
  EXPECT_EQ(*std::move(good), "x");
  const Error error = Error::at(7, Message::verbatim("here"), Message::verbatim("no"));
  const Result<std::string> bad(error);
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.error(), error);
  EXPECT_TRUE(Status(Done{}).ok());
}

TEST(Diagnostic, HasANameForEachSeverity) {
  EXPECT_EQ(severityName(Severity::Info), "info");
  EXPECT_EQ(severityName(Severity::Warning), "warning");
  EXPECT_EQ(severityName(Severity::Error), "error");
}

TEST(FrameRange, UnitesAndIntersects) {
  const FrameRange empty;
  EXPECT_TRUE(empty.isEmpty());
  EXPECT_EQ(empty.united({3, 5}), (FrameRange{3, 5}));
  EXPECT_EQ((FrameRange{3, 5}).united(empty), (FrameRange{3, 5}));
  EXPECT_EQ((FrameRange{3, 5}).united({9, 9}), (FrameRange{3, 9}));
  EXPECT_TRUE((FrameRange{3, 5}).intersects({5, 9}));
  EXPECT_FALSE((FrameRange{3, 5}).intersects({6, 9}));
  EXPECT_FALSE((FrameRange{3, 5}).intersects(empty));
  EXPECT_TRUE((FrameRange{3, 5}).contains(3));
  EXPECT_FALSE((FrameRange{3, 5}).contains(6));
}

TEST(Vec3, ComparesBits) {
  EXPECT_NE((Vec3{0, 0, 0}), (Vec3{0, -0.0F, 0}));
  const float nan = std::bit_cast<float>(0x7FC00001U);
  EXPECT_EQ((Vec3{nan, 0, 0}), (Vec3{nan, 0, 0}));
}

TEST(Utf8, IteratesAndSanitizes) {
  struct Row {
    std::string text;
    std::string sanitized;
  };
  const std::string bad = "\xEF\xBF\xBD";
  const Row rows[] = {{"aあ😀", "aあ😀"},
                      {"\xFF", bad},
                      {"\xE3\x81z", bad + bad + "z"},
                      {"\xED\xA0\x80", bad + bad + bad},
                      {"\xC1\x81", bad + bad},
                      {"", ""},
                      {"\xF4\x8F\xBF\xBF", "\xF4\x8F\xBF\xBF"}};
  for (const Row& row : rows) {
    EXPECT_EQ(utf8::sanitized(row.text), row.sanitized);
    EXPECT_EQ(utf8::isValid(row.text), row.text == row.sanitized);
    EXPECT_TRUE(utf8::isValid(utf8::sanitized(row.text)));
  }
  std::string text;
  utf8::append(text, 0xD800);
  EXPECT_EQ(text, bad);
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
