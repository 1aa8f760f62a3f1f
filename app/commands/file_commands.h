// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <atomic>
#include <filesystem>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/file_paths.h"
#include "app/widgets/message_bar.h"
#include "core/io/motion_file.h"

class QMenu;

namespace furitsuke::session {
class BackgroundWork;
struct ReadModel;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class TextureSearch;

/// What becomes of what is open when a project is opened.
enum class OpenHow {
  Ask,     ///< the user, unless nothing is open that could be missed; scripts: ByKind
  ByKind,  ///< a project of this program replaces it, one of MMD is added and uses the models that are open
  Replace,
  Add,
};

/// Opening, saving and closing motions: file.* Asks before unsaved changes are discarded, except in calls with a path,
/// as scripts make them. Files are read and written on another thread while the window stays responsive; a script waits
/// until the work is finished.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  explicit FileCommands(const CommandContext& context, QObject* parent = nullptr);
  ~FileCommands() override;

  /// Opens a motion in its own tab, or activates its tab when it is open already; adds a model to the stage. A sound
  /// becomes that of the current motion, or of a new one.
  Status open(const QString& path, OpenHow how = OpenHow::Ask);
  /// Opens several files and reports failures in the message bar. Returns the first Error, if any.
  std::optional<Error> openAll(const QStringList& paths);
  /// The same without blocking: each file appears when it has been read.
  void openSoon(const QStringList& paths, OpenHow how = OpenHow::Ask);
  /// A model that another thread is already reading. Opening that file the next time waits for it instead of reading
  /// the file.
  void expectModel(const QString& path, std::future<Result<session::ReadModel>> model);
  /// Tells before it is opened that a file is the unpacked `entry` of an archive: it is listed as that among the recent
  /// files, and a motion has no file to save to.
  void noteArchived(const QString& file, const QString& archive, const QString& entry);
  /// These files are opened as parts of a project: they do not take the place of others in the lists of recent files.
  /// Until the next call.
  void setProjectFiles(const QStringList& files) { projectFiles_ = {files.begin(), files.end()}; }
  /// Files of openSoon() are still being read.
  [[nodiscard]] bool isOpening() const noexcept { return openings_ > 0; }
  /// False when the user canceled; then the motion is still open.
  bool close(edit::MotionDocument* document);
  using Opener = std::function<Status(const QString& path, OpenHow how)>;
  /// What opens files that are not opened as they are, but bring motions or other files with them.
  void setOpener(io::OpensAs what, Opener open) { openers_[what] = std::move(open); }
  /// Closes all motions after one question; false when the user canceled.
  bool closeAll();
  /// The same for some of the motions.
  bool closeMotions(const QList<edit::MotionDocument*>& documents);
  /// Closes motions without a question.
  void closeAsOneStep(const QList<edit::MotionDocument*>& documents);
  /// Closes all motions and the project, after one question.
  bool closeEverything();

  /// The project of the window, for closing it.
  struct ProjectHooks {
    std::function<QString()> unsavedTitle;  ///< empty if it is not modified
    std::function<bool()> save;             ///< with all motions; false when it failed or was canceled
    std::function<void()> close;
  };
  void setProject(ProjectHooks hooks) { project_ = std::move(hooks); }
  /// Saves a motion that is part of a project: to `path`, or with an empty one to its own file. Blocks until it is
  /// written; false when that failed or was canceled.
  bool saveMotion(edit::MotionDocument* document, const QString& path);
  void rememberProject(const QString& path);

 signals:
  /// isOpening() has changed. When it becomes false, all readable files are open.
  void openingChanged(bool opening);
  /// The file of a model is being read, and the model will be added.
  void modelBeingRead();
  void saved(furitsuke::edit::MotionDocument* document);
  void quitRequested();
  /// The lists of recent files have changed.
  void recentChanged();

 private:
  void bindActions();
  void bindRecent();
  void fillRecentMenu(QMenu& menu, const QStringList& files);
  /// Opens the motions and models of a folder, without its subfolders.
  Status openFolder(const actions::ActionArguments& arguments);
  void createDocument();
  Status closeCurrent(const actions::ActionArguments& arguments);
  Status quit();
  void watch(edit::MotionDocument* document);
  void openFromDialog();
  struct Opening;
  using ModelReader = std::function<Result<session::ReadModel>(const std::atomic<bool>* canceled)>;
  /// Reads a model, or waits for an expected one; to be called once, on any Qt thread.
  [[nodiscard]] ModelReader readerOf(const QString& path);
  /// Sounds belong to a motion, and captures are fitted to a model, which may be among the same files.
  [[nodiscard]] bool isOpenedLast(const QString& path) const;
  void readSoon(const QString& path, const std::shared_ptr<Opening>& opening);
  /// Finds out the findings of the motion that was just added, which is already shown.
  void checkSoon(const QString& path, std::function<Diagnostics()> check, const std::shared_ptr<Opening>& opening);
  Status openSound(const QString& path);
  /// After the other files, so that a motion that is opened with a sound gets it.
  void readSoundSoon(const QString& path, const std::shared_ptr<Opening>& opening);
  void importFiles(const QStringList& paths, OpenHow how);
  void finishOne(const QString& path, const Status& status, const std::shared_ptr<Opening>& opening);
  [[nodiscard]] edit::MotionDocument* motionForSound();
  Status add(const QString& path, Result<io::LoadedMotion> read);
  static void logOpened(const QString& path, const edit::MotionDocument& document);
  Status addModel(const QString& path, Result<session::ReadModel> read);
  void remember(const QString& path);
  /// `missing`: paths that do not exist, to offer their removal from the recent files.
  void reportUnopened(const QStringList& failures, const QStringList& missing);
  void showSlowWork(bool slow);
  Status openRecent(const actions::ActionArguments& arguments);
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
  [[nodiscard]] std::function<void()> saveAsLater(edit::MotionDocument* document);
  Status revert(edit::MotionDocument* document);
  Status confirmAndRevert();
  Status finishReverting(edit::MotionDocument* document, Result<io::LoadedMotion> read, std::uint64_t revision);
  void onChangedOnDisk(edit::MotionDocument* document);
  void onAnnotationsChangedOnDisk(edit::MotionDocument* document);
  /// Why a script must specify a path to save the motion; nothing if save() needs no answer.
  [[nodiscard]] static std::optional<Error> questionForScript(const edit::MotionDocument* document);
  enum class Overwrite { Yes, SaveAs, No };
  /// Asks before a save to the file of the motion replaces data that is not in the motion.
  [[nodiscard]] Overwrite confirmOverwrite(const edit::MotionDocument* document);
  /// The same for the annotation file at `path` alone.
  [[nodiscard]] Overwrite confirmAnnotations(const edit::MotionDocument* document, const QString& path);
  [[nodiscard]] Overwrite askOverwriteOf(const QString& question, const QString& detail);
  void reportMissingBackup(const edit::DocumentSave& save);
  /// Shows a warning about the file of a motion, until the motion is saved, read again or closed.
  void showFileMessage(const edit::MotionDocument* document, Severity severity, const widgets::LiveText& text,
                       std::vector<widgets::MessageBar::Choice> choices = {});
  void withdrawFileMessages(const edit::MotionDocument* document);
  /// Asks what to do with an unregistered pose and does it; returns false when the user canceled.
  bool settleDraft(edit::MotionDocument* document);
  /// The title for the question about unsaved changes.
  [[nodiscard]] static QString titleWithDraft(const edit::MotionDocument* document);
  bool closeAfterQuestion(const QList<edit::MotionDocument*>& documents, const QString& project);
  /// False when saving failed or was canceled.
  bool saveBeforeClosing(edit::MotionDocument* document);
  [[nodiscard]] QString suggestedPath(const edit::MotionDocument* document) const;

  CommandContext context_;
  std::map<io::OpensAs, Opener> openers_;
  ProjectHooks project_;
  TextureSearch* textures_;
  session::BackgroundWork* work_;
  session::BackgroundWork* checks_;                              ///< of motions that are already shown
  int slow_ = 0;                                                 ///< message during slow work; 0: none
  int unopened_ = 0;                                             ///< message about files that were not opened; 0: none
  QHash<const edit::MotionDocument*, QList<int>> fileMessages_;  ///< in the message bar; keys are only compared
  QHash<QString, std::shared_ptr<std::future<Result<session::ReadModel>>>> expected_;  ///< by path
  QHash<QString, std::pair<QString, QString>> archived_;  ///< archive and entry by the path of the unpacked file
  QSet<QString> projectFiles_;
  int newCount_ = 0;
  int openings_ = 0;  ///< calls of openSoon() with unread files
};

}  // namespace furitsuke::commands
