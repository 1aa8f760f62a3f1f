// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/edit/document/pose_choice.h"

class QWidget;

namespace furitsuke::dialogs {

// All questions that the window asks. Each function returns an empty result when the user cancels.

enum class UnsavedAnswer { Save, Discard, Cancel };
/// `titles`: the motions with unsaved changes.
[[nodiscard]] UnsavedAnswer askUnsaved(QWidget* parent, const QStringList& titles);

enum class ProjectAnswer { Replace, Add, Cancel };
/// What becomes of the scene that is open when a project is opened. `file`: the name of the project.
[[nodiscard]] ProjectAnswer askProject(QWidget* parent, const QString& file);

enum class DraftAnswer { Register, Leave, Cancel };
/// What to do with an unregistered pose when its motion is saved. `pose`: "3 bones, 1 morph".
[[nodiscard]] DraftAnswer askDraft(QWidget* parent, const QString& title, const QString& pose, Frame frame);

/// Returns true if the user confirms `question`. `accept` is the text of that button; `detail` is shown below the
/// question in a smaller font.
[[nodiscard]] bool askConfirm(QWidget* parent, const QString& question, const QString& detail, const QString& accept);

enum class OverwriteAnswer { Overwrite, SaveAs, Cancel };
/// Asks before a save replaces data that is not in the motion. The default is to save under a new name.
[[nodiscard]] OverwriteAnswer askOverwrite(QWidget* parent, const QString& question, const QString& detail);

/// Lists the data that saving will lose. Returns true to save anyway.
[[nodiscard]] bool askLosses(QWidget* parent, const Diagnostics& losses);

[[nodiscard]] QStringList askFilesToOpen(QWidget* parent, const QString& title, const QString& filter,
                                         const QString& folder, bool several);
[[nodiscard]] QString askFolder(QWidget* parent, const QString& title, const QString& folder);
/// Asks for confirmation before an existing file is returned. The name ends in `suffix`: it is added to a name without
/// an extension, and the user is asked about that of another type of file.
[[nodiscard]] QString askFileToSave(QWidget* parent, const QString& title, const QString& filter, const QString& path,
                                    const QString& suffix);

[[nodiscard]] std::optional<int> askWhole(QWidget* parent, const QString& title, const QString& label, int value,
                                          int from, int to);
[[nodiscard]] std::optional<QString> askText(QWidget* parent, const QString& title, const QString& label,
                                             const QString& text);
/// The same with a list of texts to choose from; others can be typed.
[[nodiscard]] std::optional<QString> askName(QWidget* parent, const QString& title, const QString& label,
                                             const QString& text, const QStringList& names);

/// One of `choices`, which must not be empty.
[[nodiscard]] std::optional<QString> askChoice(QWidget* parent, const QString& title, const QString& label,
                                               const QStringList& choices);

/// Which files of an archive to open, in the order of the list; empty when the user cancels or ticks none. `suggested`
/// are ticked at first. `entries` must not be empty.
[[nodiscard]] QStringList askEntries(QWidget* parent, const QString& archive, const QStringList& entries,
                                     const QStringList& suggested);

/// The password of an archive; nothing when the user cancels. `isAgain`: one was wrong.
[[nodiscard]] std::optional<QString> askPassword(QWidget* parent, const QString& archive, bool isAgain);

struct PoseChoice {
  edit::PoseTracks tracks = edit::PoseTracks::All;
  bool morphs = true;
};
[[nodiscard]] std::optional<PoseChoice> askPoseChoice(QWidget* parent, bool hasSelection);

enum class ExportFrames { Rebased, Kept };
[[nodiscard]] std::optional<ExportFrames> askExportFrames(QWidget* parent, Frame first);

}  // namespace furitsuke::dialogs
