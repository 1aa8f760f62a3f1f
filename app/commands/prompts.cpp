// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/prompts.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
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

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

namespace {

struct PromptText {
  Q_DECLARE_TR_FUNCTIONS(Prompts)
};

/// A dialog with a sentence on top, room for more in the middle and two buttons.
class QuestionDialog : public QDialog {
 public:
  QuestionDialog(QWidget* parent, const QString& title, const QString& sentence, const QString& accept)
      : QDialog(parent) {
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    layout->setSpacing(3 * kGrid);
    auto* label = new QLabel(sentence, this);
    label->setWordWrap(true);
    layout->addWidget(label);
    layout->addLayout(body_ = new QVBoxLayout);
    body_->setSpacing(kGrid);
    auto* buttons = new QDialogButtonBox(this);
    auto* yes = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    yes->setDefault(true);
    yes->setWhatsThis(PromptText::tr("Goes on with what is chosen here."));
    explainCancel(buttons->addButton(PromptText::tr("Cancel"), QDialogButtonBox::RejectRole));
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

QPixmap warningPicture(const QWidget& dialog) {
  return themedIcon("warning").pixmap(QSize(8 * kGrid, 8 * kGrid), dialog.devicePixelRatioF());
}

QFileDialog::Options dialogOptions() {
  // Without a desktop there is no native dialog, and tests drive the one of Qt.
  return QGuiApplication::platformName() == "offscreen" ? QFileDialog::DontUseNativeDialog : QFileDialog::Options();
}

}  // namespace

UnsavedAnswer askUnsaved(QWidget* parent, const QStringList& titles) {
  QMessageBox box(parent);
  box.setObjectName("unsavedQuestion");
  box.setIconPixmap(warningPicture(box));
  box.setWindowTitle(PromptText::tr("Unsaved Changes"));
  box.setText(titles.size() == 1
                  ? PromptText::tr("%1 has unsaved changes.").arg(titles.first())
                  : PromptText::tr("%Ln motion(s) have unsaved changes.", nullptr, static_cast<int>(titles.size())));
  QString detail = PromptText::tr("Without saving they are lost.");
  if (titles.size() > 1) detail = titles.join(", ") + "\n" + detail;
  box.setInformativeText(detail);
  QPushButton* save = box.addButton(PromptText::tr("Save"), QMessageBox::AcceptRole);
  QPushButton* discard = box.addButton(PromptText::tr("Do Not Save"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  save->setWhatsThis(PromptText::tr("Saves first, and asks for a name where there is none yet."));
  discard->setWhatsThis(PromptText::tr("Goes on without saving: the changes are lost."));
  explainCancel(cancel);
  save->setObjectName("save");
  discard->setObjectName("discard");
  cancel->setObjectName("cancel");
  box.setDefaultButton(save);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == save) return UnsavedAnswer::Save;
  return box.clickedButton() == discard ? UnsavedAnswer::Discard : UnsavedAnswer::Cancel;
}

DraftAnswer askDraft(QWidget* parent, const QString& title, const QString& pose, Frame frame) {
  QMessageBox box(parent);
  box.setObjectName("draftQuestion");
  box.setIconPixmap(warningPicture(box));
  box.setWindowTitle(PromptText::tr("Pose Not Registered"));
  box.setText(PromptText::tr("%1 has a pose that is not registered: %2.").arg(title, pose));
  box.setInformativeText(PromptText::tr("Only what is registered is saved."));
  QPushButton* keys = box.addButton(PromptText::tr("Register at Frame %1").arg(frame), QMessageBox::AcceptRole);
  QPushButton* without = box.addButton(PromptText::tr("Save Without It"), QMessageBox::DestructiveRole);
  QPushButton* cancel = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  keys->setWhatsThis(PromptText::tr("Makes keys of the pose, so that it is saved with the motion."));
  without->setWhatsThis(PromptText::tr("Saves the motion as its keys have it; the pose stays in the window."));
  explainCancel(cancel);
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
  QMessageBox box(QMessageBox::NoIcon, QCoreApplication::applicationName(), question, QMessageBox::NoButton, parent);
  box.setObjectName("confirmQuestion");
  box.setIconPixmap(warningPicture(box));
  box.setInformativeText(detail);
  QPushButton* yes = box.addButton(accept, QMessageBox::AcceptRole);
  yes->setObjectName("accept");
  yes->setWhatsThis(detail.isEmpty() ? PromptText::tr("Does what was asked.") : detail);
  QPushButton* no = box.addButton(PromptText::tr("Cancel"), QMessageBox::RejectRole);
  explainCancel(no);
  box.setEscapeButton(no);
  box.exec();
  return box.clickedButton() == yes;
}

bool askLosses(QWidget* parent, const Diagnostics& losses) {
  QuestionDialog dialog(parent, PromptText::tr("What This File Cannot Hold"),
                        PromptText::tr("The motion can be saved, but this would be lost:"),
                        PromptText::tr("Save Anyway"));
  auto* list = dialog.add(new QListWidget(&dialog));
  list->setMinimumSize(120 * kGrid, 40 * kGrid);
  list->setAccessibleName(PromptText::tr("Losses"));
  list->setWhatsThis(PromptText::tr("What the format of the file has no place for, by track."));
  for (const Diagnostic& loss : losses) {
    const QString place = QString::fromStdString(loss.track);
    const QString reason = QString::fromStdString(loss.reason);
    list->addItem(new QListWidgetItem(themedIcon(severityIconName(loss.severity)),
                                      place.isEmpty() ? reason : QString("%1: %2").arg(place, reason)));
  }
  return dialog.exec() == QDialog::Accepted;
}

QStringList askFilesToOpen(QWidget* parent, const QString& title, const QString& filter, const QString& folder,
                           bool several) {
  if (several) return QFileDialog::getOpenFileNames(parent, title, folder, filter, nullptr, dialogOptions());
  const QString path = QFileDialog::getOpenFileName(parent, title, folder, filter, nullptr, dialogOptions());
  return path.isEmpty() ? QStringList() : QStringList(path);
}

QString askFileToSave(QWidget* parent, const QString& title, const QString& filter, const QString& path,
                      const QString& suffix) {
  QFileDialog dialog(parent, title, QFileInfo(path).absolutePath(), filter);
  dialog.setOptions(dialogOptions());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(suffix);
  dialog.selectFile(QFileInfo(path).fileName());
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

namespace {

/// Qt's own question, whose buttons speak the language of the program also where Qt's translations are not installed.
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

std::optional<QString> askChoice(QWidget* parent, const QString& title, const QString& label,
                                 const QStringList& choices) {
  InputDialog dialog(parent, title, label);
  dialog.setComboBoxItems(choices);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

std::optional<PoseChoice> askPoseChoice(QWidget* parent, bool hasSelection) {
  QuestionDialog dialog(parent, PromptText::tr("Export Pose"), PromptText::tr("Which bones go into the pose?"),
                        PromptText::tr("Export…"));
  auto* all = dialog.add(new QRadioButton(PromptText::tr("All bones of the motion"), &dialog));
  auto* selected = dialog.add(new QRadioButton(PromptText::tr("Selected bones"), &dialog));
  auto* moved = dialog.add(new QRadioButton(PromptText::tr("Bones that differ from rest"), &dialog));
  auto* morphs = dialog.add(new QCheckBox(PromptText::tr("With morphs (as MikuMikuMoving writes them)"), &dialog));
  all->setWhatsThis(PromptText::tr("Every bone of the motion, also those at rest."));
  selected->setWhatsThis(
      PromptText::tr("Only the bones that are selected in the viewport or of which keys are selected."));
  moved->setWhatsThis(PromptText::tr("Only bones that are moved or turned at the playhead."));
  morphs->setWhatsThis(PromptText::tr("Writes the weights of the morphs too. MikuMikuDance passes over them."));
  all->setChecked(true);
  selected->setEnabled(hasSelection);
  morphs->setChecked(true);
  if (dialog.exec() != QDialog::Accepted) return {};
  return PoseChoice{moved->isChecked()      ? PoseTracks::NonRest
                    : selected->isChecked() ? PoseTracks::Selected
                                            : PoseTracks::All,
                    morphs->isChecked()};
}

std::optional<ExportFrames> askExportFrames(QWidget* parent, Frame first) {
  if (first == 0) return ExportFrames::Kept;  // both are the same
  QuestionDialog dialog(parent, PromptText::tr("Export Selected Keys"),
                        PromptText::tr("The first selected key stands at frame %1.").arg(first),
                        PromptText::tr("Export…"));
  auto* rebased = dialog.add(new QRadioButton(PromptText::tr("Move it to frame 0, as MMD does"), &dialog));
  auto* kept = dialog.add(new QRadioButton(PromptText::tr("Keep the frames as they are"), &dialog));
  rebased->setWhatsThis(PromptText::tr("The first key comes to frame 0 and the others follow it."));
  kept->setWhatsThis(PromptText::tr("Every key keeps its frame."));
  rebased->setChecked(true);
  if (dialog.exec() != QDialog::Accepted) return {};
  return rebased->isChecked() ? ExportFrames::Rebased : ExportFrames::Kept;
}

}  // namespace furitsuke
