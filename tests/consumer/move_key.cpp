// SPDX-License-Identifier: GPL-3.0-or-later
#include <furitsuke/core/base/file.h>
#include <furitsuke/core/io/motion_file.h>
#include <furitsuke/core/motion/key_edits.h>

#include <iostream>

using namespace furitsuke;

// move_key IN OUT TRACK FROM BY: moves the key at frame FROM and saves the motion as a VMD.
int main(int count, char** arguments) {
  if (count != 6) return 2;
  Result<io::LoadedMotion> file = io::loadMotion(arguments[1]);
  if (!file) return std::cerr << file.error().message() << '\n', 1;

  const auto track = motion::findTrack(file->motion, arguments[3]);
  if (!track) return std::cerr << "no track " << arguments[3] << '\n', 1;
  const Frame from = std::stoi(arguments[4]);
  const auto keys = motion::selectKeys(file->motion, *track, {from, from});
  const auto moved = motion::moveKeys(file->motion, keys, std::stoi(arguments[5]), motion::FrameZeroRule::Ordinary);
  motion::applyEdits(file->motion, moved.keys, motion::EditSide::After);

  const Status saved = writeFileAtomically(arguments[2], io::vmdFromMotion(file->motion, file->source.get()));
  if (!saved) return std::cerr << saved.error().message() << '\n', 1;
}
