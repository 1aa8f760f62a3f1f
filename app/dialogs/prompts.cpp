// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/prompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <string_view>

#include "app/actions/action_table.h"
#include "app/session/file_paths.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/io/file_type.h"
#include "core/io/output_extension.h"

namespace furitsuke::dialogs {

namespace {

struct PromptText {
  Q_DECLARE_TR_FUNCTIONS(Prompts)
};

/// A dialog with a sentence, additional widgets below it and two buttons.
class QuestionDialog : public QDialog {
 public:
  QuestionDialog(QWidget* parent, const QString& title, const QString& sentence, const QString& accept)
      : QDialog(parent) {
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
    layout->setSpacing(3 * theme::kGrid);
    auto* label = new QLabel(sentence, this);
    label->setWordWrap(true);
    layout->addWidget(label);
    layout->addLayout(body_ = new QVBoxLayout);
    body_->setSpacing(theme::kGrid);
    auto* buttons = new QDialogButtonBox(this);
    auto* yes = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    yes->setDefault(true);
    yes->setWhatsThis(PromptText::tr("Continues with these settings."));
    widgets::explainCancel(buttons->addButton(PromptText::tr("Cancel"), QDialogButtonBox::RejectRole));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
  }
  template <class Widget>
  Widget* add(Widget* widget) {
    body_->addWidget(widget);
    return widget;
  }

 private:
  QVBoxLayout* body_;
};

QPixmap warningPixmap(const QWidget& dialog) {
  return theme::themedIcon("warning").pixmap(QSize(8 * theme::kGrid, 8 * theme::kGrid), dialog.devicePixelRatioF());
}

QFileDialog::Options dialogOptions() {
  // The offscreen platform has no native dialog; tests use Qt's own.
  return QGuiApplication::platformName() == "offscreen" ? QFileDialog::DontUseNativeDialog : QFileDialog::Options();
}

}  // namespace

UnsavedAnswer askUnsaved(QWidget* parent, const QStringList& titles) {
  QMessageBox box(parent);
  box.setObjectName("unsavedQuestion");
  box.setIconPixmap(warningPixmap(box));
  box.setWindowTitle(PromptText::tr("Unsaved Changes"));
  box.setText(titles.size() == 1
                  ? PromptText::tr("%1 has unsaved changes.").arg(titles.first())
                  : PromptText::tr("%Ln motion(s) have unsaved changes.", nullptr, static_cast<int>(titles.size())));
  QString detail = PromptText::tr("Unsaved changes will be lost if you do not save them.");
  if (titles.size() > 1) detail = titles.join(", ") + "\n" + detail;
  box.setInformativeText(detail);
  QPushButton* save = box.addButton(PromptText::tr("Save"), QMessageBox::AcceptRole);
  QPushButton* discard = box.addButton(PromptText::tr("Do Not Save"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  save->setWhatsThis(PromptText::tr("Saves the changes first. Asks for a file name if the motion has none."));
  discard->setWhatsThis(PromptText::tr("Continues without saving. The changes are lost."));
  widgets::explainCancel(cancel);
  save->setObjectName("save");
  discard->setObjectName("discard");
  cancel->setObjectName("cancel");
  box.setDefaultButton(save);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == save) return UnsavedAnswer::Save;
  return box.clickedButton() == discard ? UnsavedAnswer::Discard : UnsavedAnswer::Cancel;
}

ProjectAnswer askProject(QWidget* parent, const QString& file) {
  QMessageBox box(parent);
  box.setObjectName("projectQuestion");
  box.setIconPixmap(warningPixmap(box));
  box.setWindowTitle(PromptText::tr("Open Project"));
  box.setText(PromptText::tr("%1 is a project, and a scene is open already.").arg(file));
  box.setInformativeText(PromptText::tr("It can replace the scene, or be added to it. Either can be undone."));
  QPushButton* replace = box.addButton(PromptText::tr("Replace"), QMessageBox::AcceptRole);
  QPushButton* add = box.addButton(PromptText::tr("Add to Scene"), QMessageBox::AcceptRole);
  QPushButton* cancel = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  replace->setWhatsThis(
      PromptText::tr("Closes the motions and removes the models that are open, then opens the "
                     "project."));
  add->setWhatsThis(PromptText::tr("Opens the models and motions of the project beside those that are open."));
  widgets::explainCancel(cancel);
  replace->setObjectName("replace");
  add->setObjectName("add");
  cancel->setObjectName("cancel");
  box.setDefaultButton(replace);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == replace) return ProjectAnswer::Replace;
  return box.clickedButton() == add ? ProjectAnswer::Add : ProjectAnswer::Cancel;
}

DraftAnswer askDraft(QWidget* parent, const QString& title, const QString& pose, Frame frame) {
  QMessageBox box(parent);
  box.setObjectName("draftQuestion");
  box.setIconPixmap(warningPixmap(box));
  box.setWindowTitle(PromptText::tr("Unregistered Pose"));
  box.setText(PromptText::tr("%1 has an unregistered pose: %2.").arg(title, pose));
  box.setInformativeText(PromptText::tr("Only registered keys are saved."));
  QPushButton* keys = box.addButton(PromptText::tr("Register at Frame %1").arg(frame), QMessageBox::AcceptRole);
  QPushButton* without = box.addButton(PromptText::tr("Save Without It"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  keys->setWhatsThis(PromptText::tr("Registers the pose as keys and saves them with the motion."));
  without->setWhatsThis(PromptText::tr("Saves the registered keys only. The pose stays unregistered in the window."));
  widgets::explainCancel(cancel);
  keys->setObjectName("register");
  without->setObjectName("leave");
  cancel->setObjectName("cancel");
  box.setDefaultButton(keys);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == keys) return DraftAnswer::Register;
  return box.clickedButton() == without ? DraftAnswer::Leave : DraftAnswer::Cancel;
}

bool askConfirm(QWidget* parent, const QString& question, const QString& detail, const QString& accept) {
  QMessageBox box(QMessageBox::NoIcon, accept, question, QMessageBox::NoButton, parent);
  box.setObjectName("confirmQuestion");
  box.setIconPixmap(warningPixmap(box));
  box.setInformativeText(detail);
  QPushButton* yes = box.addButton(accept, QMessageBox::AcceptRole);
  yes->setObjectName("accept");
  yes->setWhatsThis(detail.isEmpty() ? PromptText::tr("Confirms the action.") : detail);
  QPushButton* no = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  no->setObjectName("cancel");
  widgets::explainCancel(no);
  // Each of these questions is asked before something is lost.
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  return box.clickedButton() == yes;
}

OverwriteAnswer askOverwrite(QWidget* parent, const QString& question, const QString& detail) {
  QMessageBox box(QMessageBox::NoIcon, PromptText::tr("Overwrite File"), question, QMessageBox::NoButton, parent);
  box.setObjectName("overwriteQuestion");
  box.setIconPixmap(warningPixmap(box));
  box.setInformativeText(detail);
  QPushButton* other = box.addButton(PromptText::tr("Save As…"), QMessageBox::AcceptRole);
  other->setObjectName("saveAs");
  other->setWhatsThis(PromptText::tr("Saves the motion under a new name and leaves this file as it is."));
  QPushButton* overwrite = box.addButton(PromptText::tr("Overwrite"), QMessageBox::DestructiveRole);
  overwrite->setObjectName("accept");
  overwrite->setWhatsThis(detail);
  QPushButton* no = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  no->setObjectName("cancel");
  widgets::explainCancel(no);
  box.setDefaultButton(other);
  box.setEscapeButton(no);
  box.exec();
  if (box.clickedButton() == other) return OverwriteAnswer::SaveAs;
  return box.clickedButton() == overwrite ? OverwriteAnswer::Overwrite : OverwriteAnswer::Cancel;
}

bool askLosses(QWidget* parent, const Diagnostics& losses) {
  QuestionDialog dialog(parent, PromptText::tr("Data That Cannot Be Saved"),
                        PromptText::tr("The file format cannot store the following data. It will be lost:"),
                        PromptText::tr("Save Anyway"));
  auto* list = dialog.add(new QListWidget(&dialog));
  list->setMinimumSize(120 * theme::kGrid, 40 * theme::kGrid);
  list->setAccessibleName(PromptText::tr("Data that will be lost"));
  list->setWhatsThis(PromptText::tr("Lists the data that the file format cannot store, by track."));
  for (const Diagnostic& loss : losses) {
    const QString location = QString::fromStdString(loss.track);
    const QString reason = widgets::translated(loss.reason);
    list->addItem(new QListWidgetItem(theme::themedIcon(widgets::severityIconName(loss.severity)),
                                      location.isEmpty() ? reason : QString("%1: %2").arg(location, reason)));
  }
  return dialog.exec() == QDialog::Accepted;
}

QStringList askFilesToOpen(QWidget* parent, const QString& title, const QString& filter, const QString& folder,
                           bool several) {
  // All patterns of what can be opened would be wider than the screen.
  const QFileDialog::Options options = dialogOptions() | QFileDialog::HideNameFilterDetails;
  if (several) return QFileDialog::getOpenFileNames(parent, title, folder, filter, nullptr, options);
  const QString path = QFileDialog::getOpenFileName(parent, title, folder, filter, nullptr, options);
  return path.isEmpty() ? QStringList() : QStringList(path);
}

QString askFolder(QWidget* parent, const QString& title, const QString& folder) {
  return QFileDialog::getExistingDirectory(parent, title, folder, dialogOptions() | QFileDialog::ShowDirsOnly);
}

namespace {

/// The actions that write files which another dialog was asked to write.
struct ExportedAs {
  const char* extensions;
  const char* action;
};
constexpr ExportedAs kExportedAs[] = {{"vpd", "pose.export"},
                                      {"bvh fbx glb gltf vrma", "file.exportMotion"},
                                      {"mp4 webm mov gif", "viewport.exportFilm"},
                                      {"png", "viewport.savePicture"},
                                      {"vmd", "file.saveAs"},
                                      {"furitsuke", "project.saveAs"}};

/// Why a file is not written under a name with the extension of another type, and what writes that type.
QString otherTypeText(const QString& path, const Error& error) {
  const QString extension = QFileInfo(path).suffix().toLower();
  const auto* writer = std::ranges::find_if(kExportedAs, [&extension](const ExportedAs& row) {
    return QString::fromLatin1(row.extensions).split(' ').contains(extension);
  });
  const actions::ActionInfo* action =
      writer == std::end(kExportedAs) ? nullptr : actions::findAction(QString::fromLatin1(writer->action));
  if (action == nullptr) return widgets::errorSentence(error);
  return PromptText::tr("To write a .%1 file, use “%2”.").arg(extension, action->plainText());
}

/// The name that the user has chosen, with the extension of what is written; empty when canceled.
QString namedAsWritten(QWidget* parent, const QString& chosen, const QString& suffix) {
  const std::string extension = suffix.toStdString();
  const Status named = io::checkExtension(session::toPath(chosen), std::array{std::string_view(extension)});
  if (named) return chosen;
  // "dance v1.2" has a full stop and no extension.
  if (io::fileTypeByName(session::toPath(chosen)) == nullptr)
    return chosen + (chosen.endsWith('.') ? "" : ".") + suffix;
  const QFileInfo file(chosen);
  const QString name = file.completeBaseName() + "." + suffix;
  const bool isAccepted = askConfirm(parent, PromptText::tr("Save as %1?").arg(name),
                                     otherTypeText(chosen, named.error()), PromptText::tr("Save as %1").arg(name));
  return isAccepted ? file.dir().filePath(name) : QString();
}

}  // namespace

QString askFileToSave(QWidget* parent, const QString& title, const QString& filter, const QString& path,
                      const QString& suffix) {
  for (QString proposed = path;;) {
    QFileDialog dialog(parent, title, QFileInfo(proposed).absolutePath(), filter);
    dialog.setOptions(dialogOptions());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(proposed).fileName());
    if (dialog.exec() != QDialog::Accepted) return {};
    const QString chosen = dialog.selectedFiles().value(0);
    const QString named = namedAsWritten(parent, chosen, suffix);
    if (named.isEmpty() || named == chosen || !QFileInfo::exists(named)) return named;
    proposed = named;  // the dialog asks whether to replace it
  }
}

namespace {

/// Qt's input dialog with buttons in the language of the program, even if Qt's translations are not installed.
class InputDialog : public QInputDialog {
 public:
  InputDialog(QWidget* parent, const QString& title, const QString& label) : QInputDialog(parent) {
    setWindowTitle(title);
    setLabelText(label);
    setOkButtonText(PromptText::tr("OK"));
    setCancelButtonText(PromptText::tr("Cancel"));
  }
};

}  // namespace

std::optional<int> askWhole(QWidget* parent, const QString& title, const QString& label, int value, int from, int to) {
  InputDialog dialog(parent, title, label);
  dialog.setInputMode(QInputDialog::IntInput);
  dialog.setIntRange(from, to);
  dialog.setIntValue(value);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.intValue()) : std::nullopt;
}

std::optional<QString> askText(QWidget* parent, const QString& title, const QString& label, const QString& text) {
  InputDialog dialog(parent, title, label);
  dialog.setTextValue(text);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

std::optional<QString> askName(QWidget* parent, const QString& title, const QString& label, const QString& text,
                               const QStringList& names) {
  InputDialog dialog(parent, title, label);
  dialog.setComboBoxItems(names);
  dialog.setComboBoxEditable(true);
  if (auto* box = dialog.findChild<QComboBox*>()) {
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
  }
  dialog.setTextValue(text);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

std::optional<QString> askChoice(QWidget* parent, const QString& title, const QString& label,
                                 const QStringList& choices) {
  InputDialog dialog(parent, title, label);
  dialog.setComboBoxItems(choices);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

QStringList askEntries(QWidget* parent, const QString& archive, const QStringList& entries,
                       const QStringList& suggested) {
  QuestionDialog dialog(parent, PromptText::tr("Open From Archive"),
                        PromptText::tr("Which files of %1 should be opened?").arg(archive), PromptText::tr("Open"));
  dialog.setObjectName("archiveQuestion");
  auto* list = dialog.add(new QListWidget(&dialog));
  list->setObjectName("entries");
  list->setAccessibleName(PromptText::tr("Files of the archive"));
  list->setWhatsThis(PromptText::tr("Lists the models, motions and poses of the archive. Tick those to open."));
  list->addItems(entries);
  const auto tick = [list](const auto& isTicked) {
    for (int row = 0; row < list->count(); ++row) {
      QListWidgetItem* item = list->item(row);
      item->setCheckState(isTicked(item) ? Qt::Checked : Qt::Unchecked);
    }
  };
  tick([&suggested](const QListWidgetItem* item) { return suggested.contains(item->text()); });
  list->setCurrentRow(static_cast<int>(entries.indexOf(suggested.value(0))));
  list->setMinimumWidth(120 * theme::kGrid);
  QObject::connect(list, &QListWidget::itemDoubleClicked, &dialog, [&](const QListWidgetItem* only) {
    tick([only](const QListWidgetItem* item) { return item == only; });
    dialog.accept();
  });
  if (dialog.exec() != QDialog::Accepted) return {};
  QStringList chosen;
  for (int row = 0; row < list->count(); ++row) {
    if (list->item(row)->checkState() == Qt::Checked) chosen.append(list->item(row)->text());
  }
  return chosen;
}

std::optional<QString> askPassword(QWidget* parent, const QString& archive, bool isAgain) {
  InputDialog dialog(parent, PromptText::tr("Password"),
                     isAgain ? PromptText::tr("The password is wrong. %1 is encrypted; its password:").arg(archive)
                             : PromptText::tr("%1 is encrypted; its password:").arg(archive));
  dialog.setTextEchoMode(QLineEdit::Password);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

std::optional<PoseChoice> askPoseChoice(QWidget* parent, bool hasSelection) {
  QuestionDialog dialog(parent, PromptText::tr("Export Pose at Playhead"),
                        PromptText::tr("Which bones should the pose contain?"), PromptText::tr("Export…"));
  auto* all = dialog.add(new QRadioButton(PromptText::tr("All bones of the motion"), &dialog));
  auto* selected = dialog.add(new QRadioButton(PromptText::tr("Selected bones"), &dialog));
  auto* moved = dialog.add(new QRadioButton(PromptText::tr("Bones that are not in the rest pose"), &dialog));
  auto* morphs = dialog.add(new QCheckBox(PromptText::tr("Include morphs (MikuMikuMoving format)"), &dialog));
  all->setWhatsThis(PromptText::tr("Exports all bones of the motion, including those in the rest pose."));
  selected->setWhatsThis(
      PromptText::tr("Exports only the bones that are selected in the viewport or have selected keys."));
  moved->setWhatsThis(PromptText::tr("Exports only the bones that are moved or rotated at the playhead."));
  morphs->setWhatsThis(PromptText::tr("Also writes the morph weights. MikuMikuDance ignores them."));
  all->setChecked(true);
  selected->setEnabled(hasSelection);
  morphs->setChecked(true);
  if (dialog.exec() != QDialog::Accepted) return {};
  return PoseChoice{moved->isChecked()      ? edit::PoseTracks::NonRest
                    : selected->isChecked() ? edit::PoseTracks::Selected
                                            : edit::PoseTracks::All,
                    morphs->isChecked()};
}

std::optional<ExportFrames> askExportFrames(QWidget* parent, Frame first) {
  if (first == 0) return ExportFrames::Kept;  // both are the same
  QuestionDialog dialog(parent, PromptText::tr("Export Selected Keys"),
                        PromptText::tr("The first selected key is at frame %1.").arg(first), PromptText::tr("Export…"));
  auto* rebased =
      dialog.add(new QRadioButton(PromptText::tr("Shift the keys to start at frame 0, as MMD does"), &dialog));
  auto* kept = dialog.add(new QRadioButton(PromptText::tr("Keep the frame numbers"), &dialog));
  rebased->setWhatsThis(PromptText::tr("Moves the first key to frame 0 and all other keys by the same amount."));
  kept->setWhatsThis(PromptText::tr("Leaves all keys at their frames."));
  rebased->setChecked(true);
  if (dialog.exec() != QDialog::Accepted) return {};
  return rebased->isChecked() ? ExportFrames::Rebased : ExportFrames::Kept;
}

}  // namespace furitsuke::dialogs
