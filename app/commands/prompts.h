// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/edit/pose_choice.h"

class QWidget;

namespace furitsuke {

// Every question that the window asks, in one place. Each comes back empty-handed when it is cancelled.

enum class UnsavedAnswer { Save, Discard, Cancel };
/// `titles`: the motions with unsaved changes.
[[nodiscard]] UnsavedAnswer askUnsaved(QWidget* parent, const QStringList& titles);

enum class DraftAnswer { Register, Leave, Cancel };
/// What becomes of a pose that is not registered when its motion is saved; `pose`: "3 bones, 1 morph".
[[nodiscard]] DraftAnswer askDraft(QWidget* parent, const QString& title, const QString& pose, Frame frame);

/// Yes to `question`, where `accept` is the text of the button that says so. `detail` is shown smaller below.
[[nodiscard]] bool askConfirm(QWidget* parent, const QString& question, const QString& detail, const QString& accept);

/// What will be lost, line by line; true to go on.
[[nodiscard]] bool askLosses(QWidget* parent, const Diagnostics& losses);

[[nodiscard]] QStringList askFilesToOpen(QWidget* parent, const QString& title, const QString& filter,
                                         const QString& folder, bool several);
/// Asks before it gives the name of a file that is there already. `suffix` is added to a name without one.
[[nodiscard]] QString askFileToSave(QWidget* parent, const QString& title, const QString& filter, const QString& path,
                                    const QString& suffix);

[[nodiscard]] std::optional<int> askWhole(QWidget* parent, const QString& title, const QString& label, int value,
                                          int from, int to);
[[nodiscard]] std::optional<QString> askText(QWidget* parent, const QString& title, const QString& label,
                                             const QString& text);

/// One of `choices`, of which there are some.
[[nodiscard]] std::optional<QString> askChoice(QWidget* parent, const QString& title, const QString& label,
                                               const QStringList& choices);

struct PoseChoice {
  PoseTracks tracks = PoseTracks::All;
  bool morphs = true;
};
[[nodiscard]] std::optional<PoseChoice> askPoseChoice(QWidget* parent, bool hasSelection);

enum class ExportFrames { Rebased, Kept };
[[nodiscard]] std::optional<ExportFrames> askExportFrames(QWidget* parent, Frame first);

}  // namespace furitsuke
