// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace furitsuke::media {

/// How much of each channel is in the left and in the right one of a stereo sound.
struct ChannelMix {
  struct Share {
    double left = 0;
    double right = 0;
  };
  std::vector<Share> shares;  ///< one for each channel

  [[nodiscard]] std::size_t channels() const noexcept { return shares.size(); }
};

/// Mono is in both channels and stereo remains as it is. More channels are mixed by their places, as ITU-R BS.775 does
/// for surround sound, without the low frequency effects, and so that the sum cannot be too loud. `speakers`: bit set
/// of loudspeakers in the order of the channels, as in the header of a WAV; 0: the usual ones for that number of
/// channels.
[[nodiscard]] ChannelMix stereoMix(std::size_t channels, std::uint32_t speakers);

}  // namespace furitsuke::media
