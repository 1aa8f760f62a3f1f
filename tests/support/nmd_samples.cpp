// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/nmd_samples.h"

namespace furitsuke::test {

void WireMessage::varint(std::uint64_t value) {
  for (; value >= 0x80; value >>= 7U) bytes_.push_back(static_cast<std::byte>(value | 0x80U));
  bytes_.push_back(static_cast<std::byte>(value));
}

void WireMessage::content(ByteView bytes) {
  varint(bytes.size());
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

WireMessage& WireMessage::number(std::uint32_t field, std::uint64_t value) {
  tag(field, 0);
  varint(value);
  return *this;
}

WireMessage& WireMessage::real(std::uint32_t field, float value) {
  tag(field, 5);
  ByteWriter writer;
  writer.write(value);
  const Bytes four = std::move(writer).take();
  bytes_.insert(bytes_.end(), four.begin(), four.end());
  return *this;
}

WireMessage& WireMessage::text(std::uint32_t field, std::string_view value) {
  tag(field, 2);
  content(asBytes(value));
  return *this;
}

WireMessage& WireMessage::message(std::uint32_t field, const WireMessage& value) {
  tag(field, 2);
  content(value.bytes());
  return *this;
}

WireMessage& WireMessage::vector(std::uint32_t field, std::initializer_list<float> values) {
  WireMessage inner;
  std::uint32_t number = 0;
  for (const float value : values) inner.real(++number, value);
  return message(field, inner);
}

WireMessage nmdHead(std::uint64_t frame) { return WireMessage().number(2, frame).number(4, 0); }

namespace {

WireMessage integerCurve(std::uint64_t x0, std::uint64_t y0, std::uint64_t x1, std::uint64_t y1) {
  return WireMessage().message(1, WireMessage().number(1, x0).number(2, y0).number(3, x1).number(4, y1));
}

WireMessage floatCurve(float x0, float y0, float x1, float y1) { return WireMessage().vector(2, {x0, y0, x1, y1}); }

WireMessage track(std::uint64_t index, std::string_view name) {
  return WireMessage().number(1, index).text(2, name).number(3, 0);
}

WireMessage unit(std::uint32_t kind, const WireMessage& bundle) { return WireMessage().message(kind, bundle); }

}  // namespace

WireMessage nmdBoneKey(std::uint64_t frame, std::uint64_t trackIndex, std::uint32_t stage) {
  WireMessage curves;
  curves.message(1, integerCurve(20, 20, 107, 107)).message(4, floatCurve(0, 1, 0.5F, 2));
  return WireMessage()
      .message(1, nmdHead(frame))
      .number(2, trackIndex)
      .vector(3, {static_cast<float>(frame), 2, 3})
      .vector(4, {0, 0.6F, 0, 0.8F})
      .message(5, curves)
      .number(6, stage)
      .number(7, frame == 0 ? 1 : 0);
}

WireMessage nmdOfEverything() {
  WireMessage motion;
  motion.message(1, WireMessage().text(1, "writer").text(2, "test")).text(2, "初音ミク").real(3, 30);
  motion.message(4, track(9, "左足ＩＫ"));
  motion.message(5, unit(2, WireMessage()
                                .message(2, track(1, "センター"))
                                .message(2, track(2, "右足ＩＫ"))
                                .message(3, nmdBoneKey(0))
                                .message(3, nmdBoneKey(30))
                                .message(3, nmdBoneKey(10, 1, 1))));
  motion.message(5, unit(7, WireMessage()
                                .message(2, track(1, "あ"))
                                .message(3, WireMessage().message(1, nmdHead(15)).number(2, 1).real(3, 0.5F))));
  const WireMessage curves = WireMessage().message(5, integerCurve(1, 2, 3, 4)).message(6, integerCurve(5, 6, 7, 8));
  motion.message(5, unit(3, WireMessage().message(2, WireMessage()
                                                         .message(1, nmdHead(5))
                                                         .vector(2, {1, 10, 0})
                                                         .vector(3, {0.25F, 0.5F, 0})
                                                         .real(4, 30)
                                                         .real(5, -45)
                                                         .message(6, curves)
                                                         .number(8, 0))));
  motion.message(5,
                 unit(5, WireMessage().message(
                             2, WireMessage().message(1, nmdHead(0)).vector(2, {1, 0.5F, 0}).vector(3, {0, -1, 0}))));
  motion.message(5, unit(6, WireMessage().message(2, WireMessage()
                                                         .message(1, nmdHead(7))
                                                         .number(2, 0)
                                                         .message(3, WireMessage().number(1, 2).number(2, 1))
                                                         .message(3, WireMessage().number(1, 9).number(2, 0))
                                                         .message(5, WireMessage().number(2, 3).number(3, 4)))));
  motion.message(5, unit(9, WireMessage().message(
                                2, WireMessage().message(1, nmdHead(3)).number(2, 1).number(3, 2).real(4, 0.05F))));
  motion.message(5, unit(1, WireMessage().message(2, WireMessage().message(1, nmdHead(0)))));
  return motion;
}

}  // namespace furitsuke::test
