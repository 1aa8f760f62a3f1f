// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/media/reader/film_index.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::media {
namespace {

/// Packets as they are stored; their times are their places. Upper case: key pictures.
std::vector<FilmPacket> packetsFrom(std::string_view kinds) {
  std::vector<FilmPacket> packets;
  for (const char kind : kinds) {
    const auto place = static_cast<std::int64_t>(packets.size());
    packets.push_back({.position = 100 + 7 * place, .time = place, .seekTime = place, .isKey = kind == 'I'});
  }
  return packets;
}

std::vector<std::int64_t> picturesOf(const FilmIndex& index) {
  std::vector<std::int64_t> pictures;
  for (std::size_t i = 0; i < index.packetCount(); ++i) {
    pictures.push_back(index.pictureOf(static_cast<std::int64_t>(i)).value_or(-1));
  }
  return pictures;
}

TEST(FilmIndex, OrdersPacketsWithoutTimesByTheirHeaders) {
  const struct {
    const char* name;
    const char* kinds;       ///< as they are stored: I, p and b pictures
    std::vector<int> ranks;  ///< empty: the codec does not number pictures
    std::vector<std::int64_t> pictures;
  } rows[] = {
      {"nothing", "", {}, {}},
      {"no b pictures", "IppIp", {}, {0, 1, 2, 3, 4}},
      {"two b pictures in a row", "Ipbbpbb", {}, {0, 3, 1, 2, 6, 4, 5}},
      {"b pictures before a key picture", "IpbIbpb", {}, {0, 2, 1, 4, 3, 6, 5}},
      {"cut after a p picture", "Ipbp", {}, {0, 2, 1, 3}},
      {"starts with b pictures", "bbIp", {}, {0, 1, 2, 3}},
      {"numbered, with b pictures that others need", "Ipbbb", {0, 8, 4, 2, 6}, {0, 4, 2, 1, 3}},
      {"numbered, two sequences", "IpbIpb", {0, 4, 2, 0, 4, 2}, {0, 2, 1, 3, 5, 4}},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    std::vector<FilmPacket> packets = packetsFrom(row.kinds);
    std::vector<PacketOrder> orders(packets.size());
    for (std::size_t i = 0; i < orders.size(); ++i) {
      orders[i].isBetween = row.kinds[i] == 'b';
      orders[i].startsSequence = row.kinds[i] == 'I';
      if (!row.ranks.empty()) orders[i].rank = row.ranks[i];
    }
    setShownTimes(packets, orders);
    EXPECT_EQ(picturesOf(FilmIndex(packets)), row.pictures);
  }
}

TEST(FilmIndex, StartsAtAKeyPictureThatIsShownBefore) {
  //                                       stored: I  p  b  I  b  p
  std::vector<FilmPacket> packets = packetsFrom("IpbIbp");
  constexpr std::int64_t kTimes[] = {0, 2, 1, 4, 3, 5};
  for (std::size_t i = 0; i < packets.size(); ++i) packets[i].time = kTimes[i];
  const FilmIndex index(packets);
  EXPECT_EQ(index.startFor(0), 0U);
  EXPECT_EQ(index.startFor(2), 0U);
  EXPECT_EQ(index.startFor(3), 0U) << "stored after the key picture, shown before it";
  EXPECT_EQ(index.startFor(4), 3U);
  EXPECT_EQ(index.startFor(5), 3U);
}

TEST(FilmIndex, LeavesOutPacketsThatAreNeverShown) {
  std::vector<FilmPacket> packets = packetsFrom("Ippp");
  packets[1].isShown = false;
  const FilmIndex index(packets);
  EXPECT_EQ(index.count(), 3);
  EXPECT_EQ(picturesOf(index), (std::vector<std::int64_t>{0, -1, 1, 2}));
  EXPECT_EQ(index.packetOf(1), 2U);
  EXPECT_EQ(index.pictureOf(-1), std::nullopt);
  EXPECT_EQ(index.pictureOf(4), std::nullopt);
}

TEST(FilmIndex, FindsPacketsByTheirPosition) {
  const FilmIndex index(packetsFrom("Ipp"));
  EXPECT_EQ(index.packetAt(107), 1U);
  EXPECT_EQ(index.packetAt(106), std::nullopt);
  EXPECT_EQ(index.packetAt(200), std::nullopt);
}

}  // namespace
}  // namespace furitsuke::media
