// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <initializer_list>

#include "core/io/file_type.h"

namespace furitsuke::session {

/// The filters of file dialogs.
enum class FileFilter : std::uint8_t {
  Openable,  ///< all that can be opened
  Projects,
  MmdProjects,
  Captures,
  Archives,
  Models,
  ModelsAndProps,
  Sounds,
  Media,  ///< pictures and films
  Films,
  Motions,
  Vmd,
  Vpd,
  Avatars,
  PairTables,
  JointTables,
  ModelMaps,
  Lyrics,
  ExportedFilms,
  ExportedMotions,
  All
};

/// "Sounds (*.wav *.mp3 ...)", joined for a file dialog; without types that this build cannot read.
[[nodiscard]] QString fileFilter(std::initializer_list<FileFilter> filters);
/// Motions and poses, then each of MMD's formats alone, then all files.
[[nodiscard]] QString motionFileFilter();
/// "*.vmd", "*.vpd", ...: the files that this build can open as one of these.
[[nodiscard]] QStringList filePatterns(std::initializer_list<io::OpensAs> types);

}  // namespace furitsuke::session
