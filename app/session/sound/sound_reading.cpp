// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/sound_reading.h"

#include <QCoreApplication>
#include <QStringList>
#include <utility>

#include "app/session/file_paths.h"
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

bool isSoundFile(const std::filesystem::path& path) {
  const QString suffix = fromPath(path.extension()).mid(1).toLower();
  for (const std::string_view known : media::soundSuffixes()) {
    if (suffix == QLatin1String(known.data(), static_cast<int>(known.size()))) return true;
  }
  return false;
}

QString soundFilePatterns() {
  QStringList patterns;
  for (const std::string_view suffix : media::soundSuffixes()) {
    patterns.append("*." + QString::fromUtf8(suffix.data(), static_cast<int>(suffix.size())));
  }
  return patterns.join(' ');
}

QString soundFileFilter() { return QCoreApplication::translate("FileFilters", "Sounds (%1)").arg(soundFilePatterns()); }

}  // namespace furitsuke::session
