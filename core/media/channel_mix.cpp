// SPDX-License-Identifier: MIT
#include "core/media/channel_mix.h"

#include <algorithm>
#include <iterator>

namespace furitsuke::media {

namespace {

constexpr double kThreeDecibels = 0.7071067811865476;

/// By the bits of the channel mask of a WAV. Source: Microsoft, WAVEFORMATEXTENSIBLE.
constexpr ChannelMix::Share kShareOfSpeaker[] = {
    {1, 0},                            // front left
    {0, 1},                            // front right
    {kThreeDecibels, kThreeDecibels},  // front center
    {0, 0},                            // low frequency effects
    {kThreeDecibels, 0},               // back left
    {0, kThreeDecibels},               // back right
    {1, 0},                            // front left of center
    {0, 1},                            // front right of center
    {0.5, 0.5},                        // back center
    {kThreeDecibels, 0},               // side left
    {0, kThreeDecibels},               // side right
    {0.5, 0.5},                        // top center
    {kThreeDecibels, 0},               // top front left
    {0.5, 0.5},                        // top front center
    {0, kThreeDecibels},               // top front right
    {kThreeDecibels, 0},               // top back left
    {0.5, 0.5},                        // top back center
    {0, kThreeDecibels},               // top back right
};

/// The places of 3 to 8 channels in a file that does not name them: 3.0, quadraphonic, 5.0, 5.1, 6.1, 7.1.
constexpr std::uint32_t kUsualSpeakers[] = {0x007, 0x033, 0x037, 0x03F, 0x70F, 0x63F};

std::uint32_t usualSpeakers(std::size_t channels) {
  const std::size_t index = channels - 3;
  return index < std::size(kUsualSpeakers) ? kUsualSpeakers[index] : 0;
}

std::vector<ChannelMix::Share> sharesOfSpeakers(std::uint32_t speakers) {
  std::vector<ChannelMix::Share> shares;
  for (std::size_t bit = 0; bit < std::size(kShareOfSpeaker); ++bit) {
    if ((speakers >> bit & 1U) != 0) shares.push_back(kShareOfSpeaker[bit]);
  }
  return shares;
}

}  // namespace

ChannelMix stereoMix(std::size_t channels, std::uint32_t speakers) {
  if (channels == 1) return {{{1, 1}}};
  if (channels == 2) return {{{1, 0}, {0, 1}}};
  ChannelMix mix{sharesOfSpeakers(speakers)};
  if (mix.channels() != channels) mix.shares = sharesOfSpeakers(usualSpeakers(channels));
  if (mix.channels() != channels) {
    // Channels of unknown places, such as the tracks of a recording: all of them in the middle.
    mix.shares.assign(channels, {1, 1});
  }
  ChannelMix::Share sum;
  for (const ChannelMix::Share& share : mix.shares) sum.left += share.left, sum.right += share.right;
  const double loudest = std::max(sum.left, sum.right);
  for (ChannelMix::Share& share : mix.shares) share.left /= loudest, share.right /= loudest;
  return mix;
}

}  // namespace furitsuke::media
