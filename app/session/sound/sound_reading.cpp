// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_reading.h"

#include <utility>

#include "core/media/sound_file.h"

namespace furitsuke::session {

Result<std::shared_ptr<const ReadSound>> readSoundFile(const std::filesystem::path& path,
                                                       media::SoundControl& control) {
  Result<media::OpenedSound> opened = media::readSound(path, control);
  if (!opened) return opened.error();
  auto read = std::make_shared<ReadSound>();
  read->sound = std::move(opened->sound);
  read->diagnostics = std::move(opened->diagnostics);
  read->peaks = media::PeakPyramid(read->sound, control);
  return std::shared_ptr<const ReadSound>(std::move(read));
}

}  // namespace furitsuke::session
