// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>

#include "app/commands/command_context.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::actions {
class ActionArguments;
}  // namespace furitsuke::actions

namespace furitsuke::commands {

class FileMessages;
class RecentFiles;
class ShownWork;

/// Saving motions: file.save, file.saveAs, file.saveAsVersion1. Asks before data of the file is lost, except in calls
/// with a path, as scripts make them. Files are written on another thread while the window stays responsive; a script
/// waits until the work is finished.
class FileSaving : public QObject {
  Q_OBJECT

 public:
  /// What saving uses besides the window.
  struct Parts {
    ShownWork& work;
    FileMessages& messages;
    RecentFiles& recent;
  };
  FileSaving(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Shows the motion and saves it to its own file, or asks for one. Blocks until it is written; false when that failed
  /// or was canceled.
  bool saveBeforeClosing(edit::MotionDocument* document);
  /// Saves a motion that is part of a project: to `path`, or with an empty one to its own file. Blocks until it is
  /// written; false when that failed or was canceled.
  bool saveMotion(edit::MotionDocument* document, const QString& path);

 signals:
  void saved(furitsuke::edit::MotionDocument* document);

 private:
  Status save(const actions::ActionArguments& arguments);
  Status saveAs(const actions::ActionArguments& arguments, int version);
  /// What is done with an annotation file whose content is not that of the document.
  enum class ForeignAnnotations { Keep, Replace };
  Status saveDocumentAs(edit::MotionDocument* document, const QString& path, int version, ForeignAnnotations foreign);
  /// Returns an Error only when it fails at once; later failures are reported in the message bar.
  Status write(edit::MotionDocument* document, const std::filesystem::path& path, const io::VmdWriteOptions& options,
               ForeignAnnotations foreign);
  Status finishWriting(edit::MotionDocument* document, const edit::DocumentSave& save, const Status& written);
  /// Reports that saving a motion failed, and offers to save it elsewhere. The motion may be closed already.
  void offerSaveAs(edit::MotionDocument* document, const QString& problem);
  /// Asks what to do with an unregistered pose and does it; returns false when the user canceled.
  bool settleDraft(edit::MotionDocument* document);

  CommandContext context_;
  Parts parts_;
};

}  // namespace furitsuke::commands
