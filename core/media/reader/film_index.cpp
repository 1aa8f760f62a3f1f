// SPDX-License-Identifier: MIT
#include "core/media/reader/film_index.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace furitsuke::media {

namespace {

constexpr std::int64_t kNotShown = -1;

/// The packets in the order in which they are shown if each B picture is shown before the other picture that is stored
/// last before it.
std::vector<std::size_t> orderAroundBetween(std::span<const PacketOrder> orders) {
  std::vector<std::size_t> shown;
  std::optional<std::size_t> held;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    if (orders[i].isBetween) {
      shown.push_back(i);
      continue;
    }
    if (held) shown.push_back(*held);
    held = i;
  }
  if (held) shown.push_back(*held);
  return shown;
}

/// The packets in the order of their ranks, sequence after sequence.
std::vector<std::size_t> orderByRank(std::span<const PacketOrder> orders) {
  std::vector<std::size_t> shown(orders.size());
  std::iota(shown.begin(), shown.end(), std::size_t{0});
  const auto byRank = [&orders](std::size_t a, std::size_t b) { return *orders[a].rank < *orders[b].rank; };
  for (std::size_t first = 0; first < orders.size();) {
    std::size_t end = first + 1;
    while (end < orders.size() && !orders[end].startsSequence) ++end;
    std::stable_sort(shown.begin() + static_cast<std::ptrdiff_t>(first),
                     shown.begin() + static_cast<std::ptrdiff_t>(end), byRank);
    first = end;
  }
  return shown;
}

}  // namespace

FilmIndex::FilmIndex(std::vector<FilmPacket> packets) : packets_(std::move(packets)) {
  indices_.resize(packets_.size());
  std::iota(indices_.begin(), indices_.end(), std::size_t{0});
  std::ranges::stable_sort(indices_, {}, [this](std::size_t packet) { return packets_[packet].position; });
  for (std::size_t i = 0; i < packets_.size(); ++i) {
    if (packets_[i].isShown) shown_.push_back(i);
  }
  std::ranges::stable_sort(shown_, {}, [this](std::size_t packet) { return packets_[packet].time; });
  pictures_.assign(packets_.size(), kNotShown);
  for (std::size_t i = 0; i < shown_.size(); ++i) pictures_[shown_[i]] = static_cast<std::int64_t>(i);
}

std::optional<std::int64_t> FilmIndex::pictureOf(std::int64_t packet) const {
  if (packet < 0 || packet >= static_cast<std::int64_t>(pictures_.size())) return {};
  const std::int64_t picture = pictures_[static_cast<std::size_t>(packet)];
  if (picture == kNotShown) return {};
  return picture;
}

std::optional<std::size_t> FilmIndex::packetAt(std::int64_t position) const {
  const auto positionOf = [this](std::size_t packet) { return packets_[packet].position; };
  const auto found = std::ranges::lower_bound(indices_, position, {}, positionOf);
  if (found == indices_.end() || positionOf(*found) != position) return {};
  return *found;
}

std::size_t FilmIndex::startFor(std::int64_t picture) const {
  for (std::size_t packet = packetOf(picture); packet > 0; --packet) {
    // A key picture that is never shown is as good as one that is shown before.
    if (packets_[packet].isKey && pictures_[packet] <= picture) return packet;
  }
  return 0;
}

void setShownTimes(std::span<FilmPacket> packets, std::span<const PacketOrder> orders) {
  const bool hasRanks = std::ranges::all_of(orders, [](const PacketOrder& order) { return order.rank.has_value(); });
  const std::vector<std::size_t> shown = hasRanks ? orderByRank(orders) : orderAroundBetween(orders);
  std::vector<std::int64_t> times;
  times.reserve(packets.size());
  for (const FilmPacket& packet : packets) times.push_back(packet.time);
  for (std::size_t i = 0; i < shown.size(); ++i) packets[shown[i]].time = times[i];
}

}  // namespace furitsuke::media
