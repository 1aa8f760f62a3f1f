// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/byte_output.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/content_digest.h"

namespace furitsuke {
inline namespace base {
namespace {

/// The output of `content`, and where its pieces come from.
struct Written {
  explicit Written(const ContentWriter& content, std::size_t most = static_cast<std::size_t>(-1))
      : out([this, most](std::span<const ByteView> pieces) {
          ++calls;
          for (const ByteView piece : pieces) {
            text += asChars(piece);
            begins.push_back(piece.data());
          }
          return text.size() < most;
        }) {
    content(out);
    out.flush();
  }
  [[nodiscard]] bool hasPieceAt(const std::string& bytes) const {
    return std::ranges::find(begins, asBytes(bytes).data()) != begins.end();
  }

  std::string text;
  std::vector<const std::byte*> begins;
  int calls = 0;
  ByteOutput out;
};

TEST(ByteOutput, KeepsTheOrderOfNewAndExistingBytes) {
  const std::string large(5000, 'L');
  const std::string small(20, 's');
  const Written written([&](ByteOutput& out) {
    out.copy(asBytes("begin"));
    out.refer(asBytes(large));
    out.refer(asBytes(small));
    out.refer({});
    std::ranges::fill_n(out.grow(3), 3, std::byte{'n'});
    out.refer(asBytes(large));
  });
  EXPECT_EQ(written.text, "begin" + large + small + "nnn" + large);
  EXPECT_TRUE(written.hasPieceAt(large)) << "not copied";
  EXPECT_FALSE(written.hasPieceAt(small)) << "a copy is faster";
  EXPECT_EQ(written.begins.size(), 4U) << "successive new bytes are one piece";
  EXPECT_EQ(written.calls, 1);
}

TEST(ByteOutput, JoinsBytesThatFollowEachOtherInMemory) {
  const std::string large(5000, 'L');
  const Written written([&](ByteOutput& out) {
    out.refer(asBytes(large).first(2000));
    out.refer(asBytes(large).subspan(2000, 2000));
    out.refer(asBytes(large).subspan(4000));
  });
  EXPECT_EQ(written.text, large);
  EXPECT_EQ(written.begins.size(), 1U);
}

TEST(ByteOutput, PassesOnMoreThanItsBufferHolds) {
  std::string expected;
  const std::string large(600, 'L');
  const Written written([&](ByteOutput& out) {
    for (int i = 0; i < 5000; ++i) {
      const std::string own(static_cast<std::size_t>(1 + i % 700), static_cast<char>('a' + i % 26));
      out.copy(asBytes(own));
      out.refer(asBytes(large));
      expected += own + large;
    }
    const std::string huge(3'000'000, 'h');
    std::ranges::copy(asBytes(huge), out.grow(huge.size()));
    expected += huge;
  });
  EXPECT_TRUE(written.text == expected);
  EXPECT_GT(written.calls, 9) << "no more than 1024 pieces at once";
}

TEST(ByteOutput, IgnoresEverythingAfterItHasEnded) {
  const std::string large(5000, 'L');
  int observed = 0;
  const Written written(
      [&](ByteOutput& out) {
        out.observe([&](ByteView) { ++observed; });
        for (int i = 0; i < 3; ++i) {
          out.refer(asBytes(large));
          out.flush();
        }
      },
      1);
  EXPECT_EQ(written.text, large);
  EXPECT_EQ(written.calls, 1);
  EXPECT_EQ(observed, 1);
}

TEST(ByteOutput, ShowsEachPieceToTheObserver) {
  std::string seen;
  const Written written([&](ByteOutput& out) {
    out.observe([&](ByteView piece) { seen += asChars(piece); });
    const std::string large(5000, 'L');
    out.copy(asBytes("a"));
    out.refer(asBytes(large));
    out.flush();
    out.copy(asBytes("b"));
  });
  EXPECT_EQ(seen, written.text);
  EXPECT_EQ(seen.size(), 5002U);
}

/// The hashes are those of other implementations of XXH64.
TEST(ContentDigest, IsThatOfXxh64) {
  const std::pair<std::string, std::uint64_t> rows[] = {
      {"", 0xEF46DB3751D8E999},
      {"a", 0xD24EC4F1A98C6E5B},
      {"abc", 0x44BC2CF5AD770999},
      {"Nobody inspects the spammish repetition", 0xFBCEA83C8A378BF1},
  };
  for (const auto& [text, hash] : rows) {
    EXPECT_EQ(contentDigestOf(asBytes(text)), (ContentDigest{text.size(), hash})) << text;
  }
}

TEST(ContentDigest, DoesNotDependOnThePieces) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += static_cast<char>(i * i);
  for (const std::size_t piece : {1, 3, 31, 32, 33, 64, 100, 999}) {
    ContentHash hash;
    for (std::size_t at = 0; at < text.size(); at += piece) hash.add(asBytes(std::string_view(text).substr(at, piece)));
    EXPECT_EQ(hash.digest(), contentDigestOf(asBytes(text))) << piece;
  }
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
