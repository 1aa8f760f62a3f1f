// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <atomic>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/command_context.h"
#include "core/io/file_type.h"
#include "core/io/motion_file.h"

namespace furitsuke::actions {
class ActionArguments;
}  // namespace furitsuke::actions

namespace furitsuke::session {
class BackgroundWork;
struct ReadModel;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class RecentFiles;
class ShownWork;
class TextureSearch;

/// What becomes of what is open when a project is opened.
enum class OpenHow {
  Ask,     ///< the user, unless nothing is open that could be missed; scripts: ByKind
  ByKind,  ///< a project of this program replaces it, one of MMD is added and uses the models that are open
  Replace,
  Add,
};

/// Opening files of any type: file.new, file.open, file.openFolder, file.recent. They are read on another thread while
/// the window stays responsive; a script waits until the work is finished.
class FileOpening : public QObject {
  Q_OBJECT

 public:
  FileOpening(const CommandContext& context, ShownWork& work, RecentFiles& recent, QObject* parent = nullptr);
  ~FileOpening() override;

  /// Opens a motion in its own tab, or activates its tab when it is open already; adds a model to the stage. A sound
  /// becomes that of the current motion, or of a new one.
  Status open(const QString& path, OpenHow how = OpenHow::Ask);
  /// Opens several files, and those of folders, and reports failures in the message bar. Returns the first Error, if
  /// any.
  std::optional<Error> openAll(const QStringList& given);
  /// The same without blocking: each file appears when it has been read.
  void openSoon(const QStringList& given, OpenHow how = OpenHow::Ask);
  /// openAll() for a script, otherwise openSoon().
  Status openGiven(const QStringList& paths);
  using Opener = std::function<Status(const QString& path, OpenHow how)>;
  /// What opens files that are not opened as they are, but bring motions or other files with them.
  void setOpener(io::OpensAs what, Opener open) { openers_[what] = std::move(open); }
  /// A model that another thread is already reading. Opening that file the next time waits for it instead of reading
  /// the file.
  void expectModel(const QString& path, std::future<Result<session::ReadModel>> model);
  /// Tells before it is opened that a file is the unpacked `entry` of an archive: it is listed as that among the recent
  /// files, and a motion has no file to save to.
  void noteArchived(const QString& file, const QString& archive, const QString& entry);
  /// Files of openSoon() are still being read.
  [[nodiscard]] bool isOpening() const noexcept { return openings_ > 0; }

 signals:
  /// isOpening() has changed. When it becomes false, all readable files are open.
  void openingChanged(bool opening);
  /// The file of a model is being read, and the model will be added.
  void modelBeingRead();

 private:
  struct Opening;
  using ModelReader = std::function<Result<session::ReadModel>(const std::atomic<bool>* canceled)>;

  /// The open motion of that file, also of a file in an archive that was unpacked once more.
  [[nodiscard]] edit::MotionDocument* findOpen(const QString& path) const;
  void createDocument();
  void openFromDialog();
  /// The paths with each folder replaced by its files. Folders of many files are left out if the user does not confirm
  /// them.
  [[nodiscard]] QStringList withWantedFolders(const QStringList& paths) const;
  /// Opens the motions and models of a folder, without its subfolders.
  Status openFolder(const actions::ActionArguments& arguments);
  Status openRecent(const actions::ActionArguments& arguments);
  /// Reads a model, or waits for an expected one; to be called once, on any Qt thread.
  [[nodiscard]] ModelReader readerOf(const QString& path);
  /// Whether a file that may be a prop or a capture has a motion. Reads it; can be called on any thread.
  [[nodiscard]] static bool hasMotion(const QString& path);
  /// Says in the window that a file on the stage as a prop has a motion as well, and offers to import it.
  void offerMotion(const QString& path, OpenHow how);
  /// A motion that is opened together with its model is for that one, not for a model that is on the stage already.
  void putModelsFirst(QStringList& paths) const;
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
  Status addModel(const QString& path, Result<session::ReadModel> read);
  /// Adds a model once more that is on the stage, without reading it again.
  Status addAgain(const QString& path, std::uint64_t id);
  [[nodiscard]] std::uint64_t newestActor() const;
  void remember(const QString& path);
  /// `missing`: paths that do not exist, to offer their removal from the recent files.
  void reportUnopened(const QStringList& failures, const QStringList& missing);

  CommandContext context_;
  ShownWork& work_;
  RecentFiles& recent_;
  std::map<io::OpensAs, Opener> openers_;
  TextureSearch* textures_;
  session::BackgroundWork* checks_;  ///< of motions that are already shown
  int unopened_ = 0;                 ///< message about files that were not opened; 0: none
  QHash<QString, std::shared_ptr<std::future<Result<session::ReadModel>>>> expected_;  ///< by path
  QHash<QString, std::pair<QString, QString>> archived_;  ///< archive and entry by the path of the unpacked file
  QHash<std::pair<QString, QString>, QPointer<edit::MotionDocument>> copies_;  ///< of archived motions
  int newCount_ = 0;
  int openings_ = 0;  ///< calls of openSoon() with unread files
};

}  // namespace furitsuke::commands
