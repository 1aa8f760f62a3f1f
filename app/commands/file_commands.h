// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/convert/motion_file.h"

namespace furitsuke {

class BackgroundWork;
struct ReadModel;

/// Opening, saving and closing motions. Nothing that is unsaved is lost without a question; a call that names its
/// path, as scripts do, asks nothing. Files are read and written on another thread while the window goes on; a script
/// sees each done before its next line.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  explicit FileCommands(const CommandContext& context, QObject* parent = nullptr);
  ~FileCommands() override;

  /// Opens a motion in a tab of its own, or goes to the tab that has it open; puts a model onto the stage.
  Status open(const QString& path);
  /// Opens several; what cannot be opened is told in the message bar. The first Error, if any.
  std::optional<Error> openAll(const QStringList& paths);
  /// The same without waiting for large files: each comes up when it is read.
  void openSoon(const QStringList& paths);
  /// Some that openSoon() was given are not read yet.
  [[nodiscard]] bool isOpening() const noexcept { return openings_ > 0; }
  /// False when the person cancelled; then it is still open.
  bool close(MotionDocument* document);
  /// Asks for all of them at once; false when the person cancelled.
  bool closeAll();

 signals:
  /// isOpening() is another; what could be opened is there by then.
  void openingChanged(bool opening);
  void saved(furitsuke::MotionDocument* document);
  void quitRequested();

 private:
  void bindActions();
  void watch(MotionDocument* document);
  void openAsked();
  struct Opening;
  void readSoon(const QString& path, const std::shared_ptr<Opening>& opening);
  Status add(const QString& path, Result<LoadedMotion> read);
  Status addModel(const QString& path, Result<ReadModel> read);
  void remember(const QString& path);
  void tellUnopened(const QStringList& failures);
  void showSlowWork(bool slow);
  Status openRecent(const ActionArguments& arguments);
  Status save(const ActionArguments& arguments);
  Status saveAs(const ActionArguments& arguments, int version);
  Status saveDocument(MotionDocument* document);
  Status saveDocumentAs(MotionDocument* document, const QString& path, int version);
  /// An Error only when it failed at once; later failures are told in the message bar.
  Status write(MotionDocument* document, const std::filesystem::path& path, const VmdWriteOptions& options);
  Status finishWriting(MotionDocument* document, const DocumentSave& save, const Status& written);
  Status revert(MotionDocument* document);
  Status revertAsked();
  Status finishReverting(MotionDocument* document, Result<LoadedMotion> read, std::uint64_t revision);
  void onChangedOnDisk(MotionDocument* document);
  /// Asks what becomes of a pose that is not registered, and does it; false when the person cancelled.
  bool settleDraft(MotionDocument* document);
  /// As the question for unsaved changes names it.
  [[nodiscard]] static QString titleWithDraft(const MotionDocument* document);
  /// Saves; false when it could not or was cancelled.
  bool saveBeforeClosing(MotionDocument* document);
  [[nodiscard]] QString suggestedPath(const MotionDocument* document) const;

  CommandContext context_;
  BackgroundWork* work_;
  QString slowText_;  ///< what the message bar says of it
  int newCount_ = 0;
  int openings_ = 0;  ///< calls of openSoon() of which files are left
};

/// "Motions (*.vmd)" and the like, for file dialogs.
[[nodiscard]] QString motionFileFilter();
/// Motions, poses and models.
[[nodiscard]] QString openFileFilter();
[[nodiscard]] QString vmdFileFilter();
[[nodiscard]] QString vpdFileFilter();

/// The same, with the file named where the error has no place of its own.
[[nodiscard]] Status namingFile(Status status, const QString& path);
[[nodiscard]] std::filesystem::path toPath(const QString& path);
[[nodiscard]] QString fromPath(const std::filesystem::path& path);

}  // namespace furitsuke
