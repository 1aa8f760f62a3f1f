// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace furitsuke::media {

/// A compressed picture in a film.
struct FilmPacket {
  std::int64_t position = 0;  ///< byte offset in the file; no two packets have the same
  std::int64_t time = 0;      ///< when it is shown, in any unit
  std::int64_t seekTime = 0;  ///< the time by which the format finds it
  bool isKey = false;         ///< can be decoded without the packets before it
  bool isShown = true;        ///< false: only other pictures need it
};

/// Where the pictures of a film are. Pictures are counted from 0 in the order in which they are shown, packets in the
/// order in which they are stored and decoded.
class FilmIndex {
 public:
  FilmIndex() = default;
  explicit FilmIndex(std::vector<FilmPacket> packets);

  /// The number of pictures.
  [[nodiscard]] std::int64_t count() const noexcept { return static_cast<std::int64_t>(shown_.size()); }
  [[nodiscard]] std::size_t packetCount() const noexcept { return packets_.size(); }
  [[nodiscard]] const FilmPacket& packet(std::size_t packet) const { return packets_[packet]; }

  /// The packet of a picture.
  [[nodiscard]] std::size_t packetOf(std::int64_t picture) const { return shown_[static_cast<std::size_t>(picture)]; }
  /// The time of the packet of a picture.
  [[nodiscard]] std::int64_t timeOf(std::int64_t picture) const { return packets_[packetOf(picture)].time; }
  /// The picture of a packet; nothing if the packet is never shown or does not exist.
  [[nodiscard]] std::optional<std::int64_t> pictureOf(std::int64_t packet) const;
  /// The packet that begins at this byte offset.
  [[nodiscard]] std::optional<std::size_t> packetAt(std::int64_t position) const;
  /// The packet from which the decoder must start to decode the picture. Pictures that are stored after a key picture,
  /// but shown before it, may also need the packets before it.
  [[nodiscard]] std::size_t startFor(std::int64_t picture) const;

 private:
  std::vector<FilmPacket> packets_;
  std::vector<std::size_t> shown_;      ///< packets in the order in which they are shown
  std::vector<std::int64_t> pictures_;  ///< of the packets; -1 if never shown
  std::vector<std::size_t> indices_;    ///< packets by ascending position
};

/// What the header of a compressed picture says about its place, for formats such as AVI that do not store when a
/// picture is shown.
struct PacketOrder {
  bool isBetween = false;            ///< shown before the picture that is stored before it (a B picture)
  bool startsSequence = false;       ///< everything before it is shown before it
  std::optional<std::int64_t> rank;  ///< within its sequence, if the codec numbers the pictures
};
/// Gives the times of the packets, which ascend as they are stored, to the pictures in the order in which these are
/// shown. `orders` has as many elements as `packets`.
void setShownTimes(std::span<FilmPacket> packets, std::span<const PacketOrder> orders);

}  // namespace furitsuke::media
