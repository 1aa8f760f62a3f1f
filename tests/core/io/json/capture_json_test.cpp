// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

#include "core/base/base64.h"
#include "core/io/json/annotation_file.h"
#include "core/motion/captured_keys.h"
#include "tests/support/motions.h"

namespace furitsuke::io {
namespace {

/// What was recorded of a bone that turns, of one that stands still and of a morph; frames 40 to 49 were lost.
motion::CapturedKeys someCapture(Frame last = 100) {
  motion::Motion dense;
  motion::Keys<motion::BoneKey> turning, still;
  motion::Keys<motion::MorphKey> weights;
  for (Frame frame = 0; frame <= last; ++frame) {
    if (frame >= 40 && frame < 50) continue;
    const auto at = static_cast<float>(frame);
    motion::BoneKey key = motion::restBoneKey();
    still.append(frame, key);
    key.translation = {at * 0.1F, 1.0F / 3, -at};
    key.rotation = {std::sin(at), 0, 0, std::cos(at)};
    turning.append(frame, key);
    weights.append(frame, {at / 100});
  }
  dense.bones.push_back({test::nameOf("センター"), motion::Track(std::move(turning))});
  dense.bones.push_back({test::nameOf("頭"), motion::Track(std::move(still))});
  dense.morphs.push_back({test::nameOf("あ"), motion::Track(std::move(weights))});
  return motion::capturedKeysOf(dense);
}

TEST(CapturesInAnnotationFiles, AreReadAsTheyWereWritten) {
  motion::Annotations annotations;
  motion::setCapturedKeys(annotations, someCapture());
  const std::string text = annotationsToJson(annotations);
  const Result<motion::Annotations> read = annotationsFromJson(text);
  ASSERT_TRUE(read) << read.error().message();
  EXPECT_EQ(*read, annotations) << text;
  EXPECT_EQ(annotationsToJson(*read), text);
  motion::Annotations other;
  motion::setCapturedKeys(other, someCapture(99));
  EXPECT_NE(*read, other);
}

TEST(CapturesInAnnotationFiles, TakeLittleSpace) {
  motion::Annotations annotations;
  motion::setCapturedKeys(annotations, someCapture(2709));
  constexpr double kNumbersOfFrame = 3 + 4 + 1;  // the bone that stands still takes nothing
  EXPECT_LT(static_cast<double>(annotationsToJson(annotations).size()), 2700 * kNumbersOfFrame * 4 * 1.34 + 1000);
}

TEST(CapturesInAnnotationFiles, AreRefusedIfTheyAreDamaged) {
  const std::string four = toBase64(Bytes(16));
  struct Row {
    std::string capture;
    std::string_view reason;
  };
  for (const Row& row : {
           Row{R"({ "takes": [[5, 2]] })", "frames are not in order"},
           Row{R"({ "takes": [[0, 9], [9, 12]] })", "frames are not in order"},
           Row{R"({ "takes": [[0, 9]], "bones": [{ "name": "a", "frames": [[0, 9]], "rotations": "?" }] })",
               "is not base64"},
           Row{R"({ "takes": [[0, 9]], "bones": [{ "name": "a", "frames": [[0, 9]], "rotations": "AAAA" }] })",
               "the values are not as many as the frames"},
           Row{R"({ "takes": [[0, 9]], "bones": [{ "name": "a", "frames": [[0, 2000000]], "rotations": ")" + four +
                   R"(" }] })",
               "more than 1000000"},
           Row{R"({ "takes": [[0, 9]], "bones": [{ "frames": [[0, 9]] }] })", "name"},
       }) {
    const Result<motion::Annotations> read =
        annotationsFromJson(R"({ "format": "furitsuke.annotations", "capture": )" + row.capture + "}");
    ASSERT_FALSE(read.ok()) << row.capture;
    EXPECT_NE(read.error().message().find(row.reason), std::string::npos) << read.error().message();
  }
}

}  // namespace
}  // namespace furitsuke::io
