// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_filters.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>

#include "core/archives/archive_reader.h"
#include "core/media/libav_module.h"

namespace furitsuke::session {

namespace {

using io::OpensAs;

struct FilterRow {
  FileFilter filter;
  const char* text;                        ///< "%1": the patterns
  std::array<io::OpensAs, 12> types = {};  ///< whose extensions are the patterns
  const char* patterns = "";               ///< of a filter without types
};

constexpr FilterRow kFilters[] = {
    {FileFilter::Openable,
     QT_TRANSLATE_NOOP("FileFilters", "Everything that can be opened (%1)"),
     {OpensAs::Motion, OpensAs::Model, OpensAs::AccessorySettings, OpensAs::Prop, OpensAs::PropOrCapture,
      OpensAs::Capture, OpensAs::Sound, OpensAs::Film, OpensAs::Archive, OpensAs::Project, OpensAs::MmdProject}},
    {FileFilter::Projects, QT_TRANSLATE_NOOP("FileFilters", "Projects (%1)"), {OpensAs::Project}},
    {FileFilter::MmdProjects,
     QT_TRANSLATE_NOOP("FileFilters", "Projects of MikuMikuDance (%1)"),
     {OpensAs::MmdProject}},
    {FileFilter::Captures,
     QT_TRANSLATE_NOOP("FileFilters", "Captured motions (%1)"),
     {OpensAs::Capture, OpensAs::PropOrCapture}},
    {FileFilter::Archives, QT_TRANSLATE_NOOP("FileFilters", "Archives of models and motions (%1)"), {OpensAs::Archive}},
    {FileFilter::Models, QT_TRANSLATE_NOOP("FileFilters", "Models (%1)"), {OpensAs::Model}},
    {FileFilter::ModelsAndProps,
     QT_TRANSLATE_NOOP("FileFilters", "Models and props (%1)"),
     {OpensAs::Model, OpensAs::AccessorySettings, OpensAs::Prop, OpensAs::PropOrCapture}},
    {FileFilter::Sounds, QT_TRANSLATE_NOOP("FileFilters", "Sounds (%1)"), {OpensAs::Sound, OpensAs::Film}},
    {FileFilter::Films, QT_TRANSLATE_NOOP("FileFilters", "Films (%1)"), {OpensAs::Film}},
    {FileFilter::Media, QT_TRANSLATE_NOOP("FileFilters", "Pictures and films (%1)"), {OpensAs::Picture, OpensAs::Film}},
    {FileFilter::Motions, QT_TRANSLATE_NOOP("FileFilters", "Motions and poses (%1)"), {OpensAs::Motion}},
    {FileFilter::Vmd, QT_TRANSLATE_NOOP("FileFilters", "Motions (%1)"), {}, "*.vmd"},
    {FileFilter::Vpd, QT_TRANSLATE_NOOP("FileFilters", "Poses (%1)"), {}, "*.vpd"},
    {FileFilter::Avatars, QT_TRANSLATE_NOOP("FileFilters", "VRM avatars (%1)"), {}, "*.vrm"},
    {FileFilter::PairTables, QT_TRANSLATE_NOOP("FileFilters", "Tables of two columns (%1)"), {}, "*.csv"},
    {FileFilter::JointTables, QT_TRANSLATE_NOOP("FileFilters", "Joint tables (%1)"), {}, "*.json"},
    {FileFilter::ModelMaps, QT_TRANSLATE_NOOP("FileFilters", "Bone tables of models (%1)"), {}, "*.json"},
    {FileFilter::Lyrics,
     QT_TRANSLATE_NOOP("FileFilters", "Lyrics (%1)"),
     {},
     "*.vsq *.ust *.mid *.midi *.kar *.lrc *.txt"},
    {FileFilter::ExportedFilms, QT_TRANSLATE_NOOP("FileFilters", "Films (%1)"), {}, "*.mp4 *.webm *.mov *.gif"},
    {FileFilter::ExportedMotions,
     QT_TRANSLATE_NOOP("FileFilters", "Motions for other programs (%1)"),
     {},
     "*.glb *.vrma *.bvh *.fbx"},
    {FileFilter::All, QT_TRANSLATE_NOOP("FileFilters", "All files (%1)"), {}, "*"},
};

bool isReadable(OpensAs type, std::string_view extension) {
  switch (type) {
    case OpensAs::Sound: return extension == "wav" || media::hasLibav();
    case OpensAs::Film: return media::hasLibav();
    case OpensAs::Archive: return archives::canReadArchives();
    default: return true;
  }
}

}  // namespace

QString fileFilter(std::initializer_list<FileFilter> filters) {
  QStringList all;
  for (const FileFilter filter : filters) {
    const FilterRow& row = *std::ranges::find(kFilters, filter, &FilterRow::filter);
    QStringList patterns(QString::fromLatin1(row.patterns));
    if (patterns.front().isEmpty()) patterns.clear();
    for (const OpensAs type : row.types) patterns += filePatterns({type});
    if (!patterns.isEmpty()) all += QCoreApplication::translate("FileFilters", row.text).arg(patterns.join(' '));
  }
  return all.join(";;");
}

QString motionFileFilter() {
  return fileFilter({FileFilter::Motions, FileFilter::Vmd, FileFilter::Vpd, FileFilter::All});
}

QStringList filePatterns(std::initializer_list<OpensAs> types) {
  QStringList patterns;
  for (const OpensAs type : types) {
    for (const std::string_view extension : io::extensionsOf(type)) {
      if (isReadable(type, extension)) patterns += "*." + QString::fromUtf8(extension);
    }
  }
  return patterns;
}

}  // namespace furitsuke::session
