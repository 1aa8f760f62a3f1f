// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/sequence_dialog.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <utility>

#include "app/dialogs/picture_fields.h"
#include "app/session/picture_writing.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::dialogs {

SequenceDialog::SequenceDialog(const film::ImageSequence& suggested, const QString& files, Snapshot snapshot,
                               QWidget* parent)
    : QDialog(parent),
      suggested_(suggested),
      snapshot_(std::move(snapshot)),
      writing_(new session::PictureWriting(this)) {
  setObjectName("sequence");
  setWindowTitle(suggested.frames.first == suggested.frames.last ? tr("Save Image") : tr("Save Image Sequence"));
  fields_ = makeFields();
  path_->setText(files);
  progress_ = new QProgressBar(this);
  message_ = new QLabel(this);
  message_->setWordWrap(true);
  message_->setObjectName("message");
  start_ = new QPushButton(tr("Save"), this);
  start_->setObjectName("start");
  start_->setDefault(true);
  start_->setWhatsThis(tr("Renders the images in the background and saves them as PNG files."));
  cancel_ = new QPushButton(tr("Close"), this);
  cancel_->setObjectName("cancel");
  cancel_->setWhatsThis(tr("Stops saving, or closes the window. Images that were already saved are kept."));
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(start_, QDialogButtonBox::ActionRole);
  folder_ = new QPushButton(tr("Open Folder"), this);
  folder_->setObjectName("openFolder");
  folder_->setWhatsThis(tr("Shows the folder of the saved images in the file manager."));
  folder_->hide();
  connect(folder_, &QPushButton::clicked, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path_->text()).absolutePath())); });
  buttons->addButton(folder_, QDialogButtonBox::ActionRole);
  buttons->addButton(cancel_, QDialogButtonBox::RejectRole);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(fields_);
  layout->addWidget(progress_);
  layout->addWidget(message_);
  layout->addWidget(buttons);
  connect(start_, &QPushButton::clicked, this, &SequenceDialog::start);
  connect(cancel_, &QPushButton::clicked, this, &SequenceDialog::reject);
  connect(writing_, &session::PictureWriting::progressed, this, [this](qint64 written, qint64 all) {
    progress_->setRange(0, static_cast<int>(all));
    progress_->setValue(static_cast<int>(written));
  });
  connect(writing_, &session::PictureWriting::ended, this, &SequenceDialog::onEnded);
  showRunning(false);
}

QWidget* SequenceDialog::makeFields() {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  picture_ = new PictureFields(suggested_.frames, {suggested_.width, suggested_.height}, *form);
  transparent_ = new QCheckBox(tr("Transparent background"), fields);
  overwrite_ = new QCheckBox(tr("Replace existing images"), fields);
  transparent_->setWhatsThis(tr("Omits the background so that the images can be composited over others."));
  overwrite_->setWhatsThis(tr("If this is off and one of the images already exists, nothing is saved."));
  path_ = new QLineEdit(fields);
  path_->setAccessibleName(tr("Files"));
  path_->setObjectName("files");
  path_->setMinimumWidth(90 * theme::kGrid);
  path_->setToolTip(tr("Use %05d in place of the frame number"));
  auto* browse = new QToolButton(fields);
  browse->setText(QString::fromUtf8("…"));
  widgets::nameControl(browse, tr("Choose folder"));
  connect(browse, &QToolButton::clicked, this, [this] {
    const QFileInfo file(path_->text());
    const QPointer<SequenceDialog> alive(this);
    const QString folder =
        QFileDialog::getExistingDirectory(widgets::askingWindow(*this), tr("Choose Image Folder"), file.path());
    if (alive != nullptr && !folder.isEmpty()) path_->setText(folder + "/" + file.fileName());
  });
  auto* file = new QHBoxLayout;
  file->setSpacing(2 * theme::kGrid);
  file->addWidget(path_, 1);
  file->addWidget(browse);
  form->addRow(tr("Files"), file);
  form->addRow(QString(), transparent_);
  form->addRow(QString(), overwrite_);
  return fields;
}

Result<film::ImageSequence> SequenceDialog::chosen() const {
  film::ImageSequence sequence = suggested_;
  sequence.frames = picture_->frames();
  if (sequence.frames.isEmpty()) {
    return Error::because(Message::verbatim(tr("The last frame is before the first frame.").toStdString()));
  }
  sequence.width = picture_->size().width();
  sequence.height = picture_->size().height();
  sequence.transparent = transparent_->isChecked();
  sequence.overwrite = overwrite_->isChecked();
  auto files = film::PicturePattern::parse(path_->text().toStdString());
  if (!files) return files.error();
  sequence.files = *files;
  if (!sequence.files.hasNumber() && film::pictureCount(sequence) > 1) {
    return Error::because(
        Message::verbatim(tr("The file name must contain %05d to save more than one image.").toStdString()));
  }
  return sequence;
}

void SequenceDialog::start() {
  const auto sequence = chosen();
  if (!sequence) return message_->setText(widgets::failureText(sequence.error()));
  message_->clear();
  folder_->hide();
  progress_->setRange(0, static_cast<int>(film::pictureCount(*sequence)));
  progress_->setValue(0);
  writing_->start(snapshot_(), *sequence);
  showRunning(true);
}

void SequenceDialog::showRunning(bool running) {
  fields_->setEnabled(!running);
  start_->setEnabled(!running);
  progress_->setVisible(running);
  cancel_->setText(running ? tr("Cancel") : tr("Close"));
}

void SequenceDialog::onEnded(const QString& reason, bool canceled) {
  showRunning(false);
  if (canceled) return message_->setText(tr("Canceled. Images that were already saved are kept."));
  if (!reason.isEmpty()) return message_->setText(reason);
  message_->setText(tr("%Ln image(s) saved in %1.", nullptr, progress_->maximum())
                        .arg(QDir::toNativeSeparators(QFileInfo(path_->text()).absolutePath())));
  folder_->show();
  emit finishedWriting(QFileInfo(path_->text()).path());
}

void SequenceDialog::reject() {
  if (writing_->isRunning()) {
    writing_->cancel();
  } else {
    QDialog::reject();
  }
}

}  // namespace furitsuke::dialogs
