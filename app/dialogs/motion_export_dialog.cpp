// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/motion_export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "app/dialogs/film_parts.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/value_field.h"
#include "app/widgets/window_place.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kLossRows = 7;

template <class Field>
Field* described(Field* field, const char* name, const QString& label, const QString& help) {
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(label);
  field->setWhatsThis(help);
  return field;
}

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

}  // namespace

MotionExportDialog::MotionExportDialog(session::MotionExport suggested, Remember remember, QWidget* parent)
    : QDialog(parent),
      suggested_(std::move(suggested)),
      remember_(std::move(remember)),
      exporting_(new session::MotionExporting(this)) {
  setObjectName("motionExport");
  setWindowTitle(suggested_.model == nullptr ? tr("Export Camera") : tr("Export Motion"));
  fields_ = makeFields();
  losses_ =
      described(new QListWidget(this), "losses", tr("Not exported"), tr("Lists the data that the file cannot store."));
  losses_->setWordWrap(true);
  losses_->setSelectionMode(QAbstractItemView::NoSelection);
  losses_->setMinimumHeight(kLossRows * theme::kControlHeight);
  progress_ = new QProgressBar(this);
  progress_->setRange(0, 100);
  widgets::keepRoomWhenHidden(*progress_);  // the buttons stay where they are
  message_ = new QLabel(this);
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setObjectName("message");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(fields_);
  auto* label = new QLabel(tr("Not exported"), this);
  label->setBuddy(losses_);
  layout->addWidget(label);
  layout->addWidget(losses_, 1);
  layout->addWidget(progress_);
  layout->addWidget(message_);
  layout->addWidget(makeButtons());
  connect(exporting_, &session::MotionExporting::lossesFound, this, &MotionExportDialog::showLosses);
  connect(exporting_, &session::MotionExporting::progressed, progress_, &QProgressBar::setValue);
  connect(exporting_, &session::MotionExporting::ended, this, &MotionExportDialog::onEnded);
  showRunning(false);
  onFormatChanged();
}

QWidget* MotionExportDialog::makeFields() {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  format_ = described(
      new QComboBox(fields), "format", tr("Format"),
      tr("glTF and FBX have the model with its motion, or a camera. VRM Animation and BVH have only the motion of a "
         "person."));
  for (const exchange::ExportFormatRow& row : exchange::kExportFormats) {
    if (!exchange::isWritten(suggested_.subject(), row.format)) continue;
    format_->addItem(QString("%1 (*%2)").arg(fromView(row.title), fromView(row.extension)),
                     static_cast<int>(row.format));
  }
  format_->setCurrentIndex(qMax(0, format_->findData(static_cast<int>(suggested_.format))));
  form->addRow(tr("Format"), format_);
  addFrameRows(*form);
  addNameRows(*form);
  addFileRows(*form);
  connect(format_, &QComboBox::currentIndexChanged, this, &MotionExportDialog::onFormatChanged);
  for (widgets::ValueField* box : {first_, last_}) {
    connect(box, &widgets::ValueField::valueChanged, this, &MotionExportDialog::findLosses);
  }
  connect(names_, &QComboBox::currentIndexChanged, this, &MotionExportDialog::findLosses);
  return fields;
}

void MotionExportDialog::addFrameRows(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  const FrameRange frames = suggested_.options.frames.value_or(FrameRange{0, 0});
  const auto frameBox = [&](const char* name, const QString& label, const QString& help, Frame value) {
    auto* box = described(new widgets::ValueField(widgets::frameFormat(), fields), name, label, help);
    box->setRange(0, kMaxFrame);
    box->setValue(value);
    return box;
  };
  first_ = frameBox("first", tr("First frame"), tr("The first frame that is exported."), frames.first);
  last_ = frameBox("last", tr("Last frame"), tr("The last frame that is exported."), frames.last);
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * theme::kGrid);
  row->addWidget(first_, 1);
  row->addWidget(new QLabel(QString::fromUtf8("–"), fields));
  row->addWidget(last_, 1);
  form.addRow(tr("Frames"), row);
  rate_ = described(new QComboBox(fields), "rate", tr("Frame rate"),
                    tr("Frames per second of the file. 60 keeps the curves between the frames of MMD."));
  for (const int rate : {30, 60}) rate_->addItem(QString::number(rate), rate);
  rate_->setCurrentIndex(qMax(0, rate_->findData(suggested_.options.framesPerSecond)));
  form.addRow(tr("Frame rate"), rate_);
}

void MotionExportDialog::addNameRows(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  names_ = described(new QComboBox(fields), "names", tr("Names of the bones"),
                     tr("Most programs recognize the bones of a person by the names of Mixamo, such as LeftForeArm."));
  names_->addItem(tr("As in Mixamo"), static_cast<int>(exchange::JointNaming::Humanoid));
  names_->addItem(tr("English names of the model"), static_cast<int>(exchange::JointNaming::English));
  names_->addItem(tr("Japanese names of the model"), static_cast<int>(exchange::JointNaming::Japanese));
  names_->setCurrentIndex(qMax(0, names_->findData(static_cast<int>(suggested_.options.names))));
  unlit_ = described(new QCheckBox(tr("Unlit materials"), fields), "unlit", tr("Unlit materials"),
                     tr("Shows the materials without shading, which is nearer to toon shading. Only for glTF."));
  unlit_->setChecked(suggested_.options.isUnlit);
  if (suggested_.model == nullptr) {  // a camera has neither
    names_->hide();
    unlit_->hide();
    return;
  }
  form.addRow(tr("Names of the bones"), names_);
  form.addRow(QString(), unlit_);
}

void MotionExportDialog::addFileRows(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  file_ = described(new QLineEdit(session::fromPath(suggested_.file), fields), "file", tr("File"),
                    tr("The file to write. Its ending selects the format."));
  file_->setMinimumWidth(80 * theme::kGrid);
  connect(file_, &QLineEdit::editingFinished, this, &MotionExportDialog::onFileEdited);
  auto* browse = new QToolButton(fields);
  browse->setText(QString::fromUtf8("…"));
  widgets::nameControl(browse, tr("Choose file"));
  connect(browse, &QToolButton::clicked, this, [this] {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export Motion"), file_->text(),
                                                      session::fileFilter({session::FileFilter::ExportedMotions}),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty()) return;
    file_->setText(path);
    onFileEdited();
  });
  overwrite_ = described(new QCheckBox(tr("Replace existing file"), fields), "overwrite", tr("Replace existing file"),
                         tr("If this is off and the file already exists, nothing is exported."));
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * theme::kGrid);
  row->addWidget(file_, 1);
  row->addWidget(browse);
  form.addRow(tr("File"), row);
  form.addRow(QString(), overwrite_);
}

QWidget* MotionExportDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(this);
  const auto add = [&](const char* name, const QString& text, const QString& help, QDialogButtonBox::ButtonRole role) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setWhatsThis(help);
    buttons->addButton(button, role);
    return button;
  };
  start_ = add("start", tr("Export"), tr("Writes the file in the background."), QDialogButtonBox::ActionRole);
  start_->setDefault(true);
  folder_ = add("openFolder", tr("Open Folder"), tr("Shows the folder of the file in the file manager."),
                QDialogButtonBox::ResetRole);  // at the other end: the others stay where they are
  folder_->hide();
  cancel_ = add("cancel", tr("Close"), tr("Stops the export without saving anything, or closes the window."),
                QDialogButtonBox::RejectRole);
  connect(start_, &QPushButton::clicked, this, &MotionExportDialog::start);
  connect(cancel_, &QPushButton::clicked, this, &MotionExportDialog::reject);
  connect(folder_, &QPushButton::clicked, this, [this] { openFolderOf(file_->text()); });
  return buttons;
}

exchange::ExportFormat MotionExportDialog::format() const {
  return static_cast<exchange::ExportFormat>(format_->currentData().toInt());
}

session::MotionExport MotionExportDialog::chosen() const {
  session::MotionExport chosen = suggested_;
  chosen.format = format();
  chosen.options.frames = FrameRange{first_->wholeValue(), last_->wholeValue()};
  chosen.options.framesPerSecond = rate_->currentData().toInt();
  chosen.options.names = static_cast<exchange::JointNaming>(names_->currentData().toInt());
  chosen.options.isUnlit = unlit_->isChecked() && unlit_->isEnabled();
  chosen.file = session::toPath(file_->text());
  chosen.overwrite = overwrite_->isChecked();
  return chosen;
}

void MotionExportDialog::onFormatChanged() {
  unlit_->setEnabled(format() == exchange::ExportFormat::Glb && suggested_.model != nullptr);
  const QFileInfo file(file_->text());
  file_->setText(file.path() + '/' + file.completeBaseName() + fromView(exchange::exportFormatRow(format()).extension));
  findLosses();
}

void MotionExportDialog::onFileEdited() {
  const exchange::ExportFormatRow* const row = exchange::exportFormatFor(session::toPath(file_->text()));
  const int known = row == nullptr ? -1 : format_->findData(static_cast<int>(row->format));
  if (known >= 0) format_->setCurrentIndex(known);
}

void MotionExportDialog::findLosses() {
  folder_->hide();
  exporting_->findLosses(chosen());
}

void MotionExportDialog::showLosses(const Result<Diagnostics>& losses) {
  losses_->clear();
  start_->setEnabled(losses.ok() && !exporting_->isRunning());
  message_->setText(losses ? QString() : widgets::failureText(losses.error()));
  if (!losses) return;
  for (const Diagnostic& loss : *losses) {
    losses_->addItem(new QListWidgetItem(theme::themedIcon(widgets::severityIconName(loss.severity)),
                                         widgets::translated(loss.reason)));
  }
  if (losses->empty()) losses_->addItem(tr("Everything can be exported."));
}

void MotionExportDialog::start() {
  const session::MotionExport motion = chosen();
  if (exchange::exportFormatFor(motion.file) != &exchange::exportFormatRow(motion.format)) {
    return message_->setText(
        tr("The file name must end in one of %1.").arg(fromView(exchange::exportExtensions(motion.subject()))));
  }
  message_->clear();
  folder_->hide();
  progress_->setValue(0);
  remember_(motion);
  exporting_->start(motion);
  showRunning(exporting_->isRunning());
}

void MotionExportDialog::showRunning(bool running) {
  fields_->setEnabled(!running);
  start_->setEnabled(!running);
  progress_->setVisible(running);
  cancel_->setText(running ? tr("Cancel") : tr("Close"));
}

void MotionExportDialog::onEnded(const QString& reason, bool canceled) {
  showRunning(false);
  if (canceled) return message_->setText(tr("Canceled. Nothing was saved."));
  if (!reason.isEmpty()) return message_->setText(QString("%1: %2").arg(QFileInfo(file_->text()).fileName(), reason));
  message_->setText(
      tr("Motion saved as %1.").arg(QDir::toNativeSeparators(QFileInfo(file_->text()).absoluteFilePath())));
  folder_->show();
}

void MotionExportDialog::reject() {
  if (exporting_->isRunning()) {
    exporting_->cancel();
  } else {
    QDialog::reject();
  }
}

}  // namespace furitsuke::dialogs
