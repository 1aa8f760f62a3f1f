// SPDX-License-Identifier: GPL-3.0-or-later
// sound_length FILE: prints the length of a sound in seconds.
#include <furitsuke/core/media/sound_file.h>

#include <cstdio>
#include <filesystem>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  furitsuke::media::SoundControl control;
  const auto opened = furitsuke::media::readSound(std::filesystem::path(argv[1]), control);
  if (!opened) {
    std::fprintf(stderr, "%s\n", opened.error().message().c_str());
    return 1;
  }
  std::printf("%g", opened->sound.seconds());
  return 0;
}
