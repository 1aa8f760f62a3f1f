// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/film_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "app/dialogs/film_parts.h"
#include "app/dialogs/picture_fields.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/picture_writing.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/message_text.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/value_field.h"
#include "app/widgets/window_place.h"

namespace furitsuke::dialogs {

namespace {

constexpr QSize kPreviewSize(320, 180);
constexpr int kLongestOffset = 3'600'000;  // milliseconds
constexpr int kPictures = -1;              // in place of the codec of a film
constexpr auto kNumber = "_%05d";          // of a picture, in its name

/// Selects the item with this data.
void select(QComboBox* box, const QVariant& data) { box->setCurrentIndex(qMax(0, box->findData(data))); }

}  // namespace

FilmDialog::FilmDialog(const film::FilmExport& suggested, Output output, Sources sources, QWidget* parent)
    : QDialog(parent),
      suggested_(suggested),
      sources_(std::move(sources)),
      writing_(new session::PictureWriting(this)) {
  setObjectName("film");
  setWindowTitle(tr("Export Film or Images"));
  fields_ = makeFields();
  if (output == Output::Pictures) select(format_, kPictures);
  preview_ = new QLabel(this);
  preview_->setObjectName("preview");
  preview_->setFixedSize(kPreviewSize);
  preview_->setAlignment(Qt::AlignCenter);
  preview_->setAccessibleName(tr("Preview"));
  progress_ = new QProgressBar(this);
  widgets::keepRoomWhenHidden(*progress_);  // the buttons stay where they are
  message_ = new QLabel(this);
  message_->setWordWrap(true);
  message_->setObjectName("message");
  auto* top = new QHBoxLayout;
  top->setSpacing(4 * theme::kGrid);
  top->addWidget(fields_, 1);
  top->addWidget(preview_, 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addLayout(top);
  layout->addWidget(progress_);
  layout->addWidget(message_);
  layout->addWidget(makeButtons());
  connect(picture_, &PictureFields::sizeChanged, this, &FilmDialog::showPreview);
  connect(transparent_, &QCheckBox::toggled, this, &FilmDialog::showPreview);
  connect(writing_, &session::PictureWriting::progressed, this, &FilmDialog::showProgress);
  connect(writing_, &session::PictureWriting::ended, this, &FilmDialog::onEnded);
  onFormatChanged();
  showRunning(false);
  showPreview();
}

QWidget* FilmDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(this);
  start_ = new QPushButton(tr("Export"), this);
  start_->setObjectName("start");
  start_->setDefault(true);
  start_->setWhatsThis(tr("Renders the film or the images in the background and saves them."));
  folder_ = new QPushButton(tr("Open Folder"), this);
  folder_->setObjectName("openFolder");
  folder_->setWhatsThis(tr("Shows the folder of the saved files in the file manager."));
  cancel_ = new QPushButton(tr("Close"), this);
  cancel_->setObjectName("cancel");
  cancel_->setWhatsThis(tr(
      "Stops the export, or closes the window. A film that is not complete is not saved; complete images are kept."));
  buttons->addButton(start_, QDialogButtonBox::ActionRole);
  buttons->addButton(folder_, QDialogButtonBox::ResetRole);  // at the other end: the others stay where they are
  buttons->addButton(cancel_, QDialogButtonBox::RejectRole);
  folder_->hide();  // the box shows what is added
  connect(start_, &QPushButton::clicked, this, &FilmDialog::start);
  connect(cancel_, &QPushButton::clicked, this, &FilmDialog::reject);
  connect(folder_, &QPushButton::clicked, this, [this] { openFolderOf(file_->text()); });
  return buttons;
}

QWidget* FilmDialog::makeFields() {
  auto* fields = new QWidget(this);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  picture_ = new PictureFields(suggested_.frames, {suggested_.width, suggested_.height}, *form);
  addFormatRows(*form);
  addSoundRows(*form);
  addFileRows(*form);
  return fields;
}

void FilmDialog::addFormatRows(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  rate_ = new QComboBox(fields);
  rate_->setObjectName("rate");
  rate_->setAccessibleName(tr("Frame rate"));
  rate_->setWhatsThis(tr("Images per second. At other rates than 30, the images show the motion between frames."));
  for (const media::FilmRate& rate : media::filmRates()) {
    const QString id = QString::fromStdString(media::filmRateText(rate));
    rate_->addItem(rate.seconds == 1 ? id : QString("%1 (%2)").arg(widgets::fixedNumber(rate.perSecond(), 2), id), id);
  }
  select(rate_, QString::fromStdString(media::filmRateText(suggested_.rate)));
  format_ = new QComboBox(fields);
  format_->setObjectName("format");
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr(
      "The format of the file. MP4 plays everywhere; the others can be transparent. PNG images are one file for each "
      "image, for use in a video editor."));
  for (const media::FilmFormat& format : media::filmFormats()) {
    format_->addItem(formatText(format), static_cast<int>(format.codec));
  }
  format_->addItem(tr("PNG images"), kPictures);
  select(format_, static_cast<int>(suggested_.codec));
  connect(format_, &QComboBox::activated, this, &FilmDialog::onFormatChanged);
  quality_ = new widgets::ValueField(widgets::wholeFormat(), fields);
  quality_->setObjectName("quality");
  quality_->setRange(0, 100);
  quality_->setValue(suggested_.quality);
  quality_->setAccessibleName(tr("Quality"));
  quality_->setWhatsThis(tr("0 gives the smallest file, 100 the best images. For MP4 and WebM."));
  supersampling_ = new QComboBox(fields);
  supersampling_->setAccessibleName(tr("Supersampling"));
  supersampling_->setWhatsThis(tr("Renders larger images and scales them down, which smooths everything but is slow."));
  for (const int factor : {1, 2, 4}) supersampling_->addItem(QString::fromUtf8("%1×").arg(factor), factor);
  select(supersampling_, suggested_.supersampling);
  transparent_ = new QCheckBox(tr("Transparent background"), fields);
  transparent_->setObjectName("transparent");
  transparent_->setChecked(suggested_.transparent);
  transparent_->setWhatsThis(tr("Omits the background so that the result can be composited over others. Not for MP4."));
  form.addRow(tr("Frame rate"), rate_);
  form.addRow(tr("Format"), format_);
  form.addRow(tr("Quality"), quality_);
  form.addRow(tr("Supersampling"), supersampling_);
  form.addRow(QString(), transparent_);
}

void FilmDialog::addSoundRows(QFormLayout& form) {
  soundRow_ = new QWidget(form.parentWidget());
  sound_ = new QLineEdit(soundRow_);
  sound_->setObjectName("sound");
  sound_->setAccessibleName(tr("Sound"));
  sound_->setPlaceholderText(tr("None"));
  if (!sources_.isMuted) sound_->setText(sources_.sound);
  sound_->setWhatsThis(tr("The sound of the film. It is cut to the frames of the film."));
  offset_ = new widgets::ValueField(widgets::millisecondsFormat(), soundRow_);
  offset_->setObjectName("offset");
  offset_->setRange(-kLongestOffset, kLongestOffset);
  offset_->setValue(qRound(suggested_.soundOffset * 1000));
  offset_->setAccessibleName(tr("Sound offset"));
  offset_->setWhatsThis(tr("Time from frame 0 to the start of the sound. Negative: the sound starts earlier."));
  volume_ = new widgets::ValueField(widgets::percentFormat(), soundRow_);
  volume_->setObjectName("volume");
  volume_->setRange(0, 100);
  volume_->setValue(suggested_.volume);
  volume_->setAccessibleName(tr("Volume"));
  volume_->setWhatsThis(tr("The volume of the sound. It begins with that of the motion."));
  connect(sound_, &QLineEdit::textChanged, this,
          [this](const QString& file) { volume_->setValue(file == sources_.sound ? suggested_.volume : 100); });
  auto* browse = new QToolButton(soundRow_);
  browse->setText(QString::fromUtf8("…"));
  widgets::nameControl(browse, tr("Choose sound"));
  connect(browse, &QToolButton::clicked, this, [this] {
    const QString folder = QFileInfo(sound_->text().isEmpty() ? file_->text() : sound_->text()).path();
    const QPointer<FilmDialog> alive(this);
    const QString path = QFileDialog::getOpenFileName(widgets::askingWindow(*this), tr("Choose Sound"), folder,
                                                      session::fileFilter({session::FileFilter::Sounds}));
    if (alive != nullptr && !path.isEmpty()) sound_->setText(path);
  });
  auto* row = new QHBoxLayout(soundRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2 * theme::kGrid);
  row->addWidget(sound_, 1);
  row->addWidget(browse);
  row->addWidget(volume_);
  row->addWidget(offset_);
  form.addRow(tr("Sound"), soundRow_);
}

void FilmDialog::addFileRows(QFormLayout& form) {
  QWidget* fields = form.parentWidget();
  file_ = new QLineEdit(session::fromPath(suggested_.file), fields);
  file_->setObjectName("file");
  file_->setAccessibleName(tr("File"));
  file_->setWhatsThis(
      tr("The file of the film. Its ending selects the format. Names of images have %05d in place of their number."));
  file_->setMinimumWidth(90 * theme::kGrid);
  connect(file_, &QLineEdit::editingFinished, this, &FilmDialog::onFileEdited);
  auto* browse = new QToolButton(fields);
  browse->setText(QString::fromUtf8("…"));
  widgets::nameControl(browse, tr("Choose file"));
  connect(browse, &QToolButton::clicked, this, &FilmDialog::browse);
  overwrite_ = new QCheckBox(tr("Replace existing files"), fields);
  overwrite_->setObjectName("overwrite");
  overwrite_->setWhatsThis(tr("If this is off and a file already exists, nothing is exported."));
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * theme::kGrid);
  row->addWidget(file_, 1);
  row->addWidget(browse);
  form.addRow(tr("File"), row);
  form.addRow(QString(), overwrite_);
}

void FilmDialog::browse() {
  const QPointer<FilmDialog> alive(this);
  const QString filter =
      isOfPictures() ? tr("PNG images") + " (*.png)" : session::fileFilter({session::FileFilter::ExportedFilms});
  const QString path = QFileDialog::getSaveFileName(widgets::askingWindow(*this), windowTitle(), file_->text(), filter,
                                                    nullptr, QFileDialog::DontConfirmOverwrite);
  if (alive == nullptr || path.isEmpty()) return;
  file_->setText(path);
  onFileEdited();
}

bool FilmDialog::isOfPictures() const { return format_->currentData() == kPictures; }

const media::FilmFormat& FilmDialog::format() const {
  return media::filmFormat(static_cast<media::FilmCodec>(format_->currentData().toInt()));
}

void FilmDialog::onFormatChanged() {
  const bool isFilm = !isOfPictures();
  quality_->setEnabled(isFilm && format().hasQuality);
  transparent_->setEnabled(!isFilm || format().hasAlpha);
  soundRow_->setEnabled(isFilm && format().hasSound);
  const QFileInfo file(file_->text());
  QString name = file.completeBaseName().remove(kNumber);
  if (isFilm) {
    const std::string_view extension = format().extension;
    name += QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()));
  } else {
    const FrameRange frames = picture_->frames();
    name += (frames.first == frames.last ? QString() : QString(kNumber)) + ".png";
  }
  file_->setText(file.path() + '/' + name);
  showPreview();
}

void FilmDialog::onFileEdited() {
  const std::filesystem::path file = session::toPath(file_->text());
  const bool isPicture = film::PicturePattern::isPictureName(file_->text().toStdString());
  const media::FilmFormat* const named = media::filmFormatOf(file);
  const bool isSame =
      isPicture ? isOfPictures() : !isOfPictures() && named != nullptr && named->extension == format().extension;
  if (isSame || (!isPicture && named == nullptr)) return;
  select(format_, isPicture ? kPictures : static_cast<int>(named->codec));
  onFormatChanged();
}

void FilmDialog::showPreview() {
  const QSize size = picture_->size().scaled(kPreviewSize, Qt::KeepAspectRatio).expandedTo({1, 1});
  const bool transparent = transparent_->isChecked() && transparent_->isEnabled();
  const Result<image::Image> image = sources_.picture(size.width(), size.height(), transparent);
  if (!image) return preview_->setText(widgets::failureText(image.error()));
  preview_->setPixmap(onSquares(*image, palette()));
}

Status FilmDialog::read(film::ScenePictures& pictures) const {
  pictures.frames = picture_->frames();
  if (pictures.frames.isEmpty()) {
    return Error::because(Message::verbatim(tr("The last frame is before the first frame.").toStdString()));
  }
  pictures.width = picture_->size().width();
  pictures.height = picture_->size().height();
  const Result<media::FilmRate> rate = media::filmRateFrom(rate_->currentData().toString().toStdString());
  if (!rate) return rate.error();
  pictures.rate = *rate;
  pictures.supersampling = supersampling_->currentData().toInt();
  pictures.transparent = transparent_->isChecked() && transparent_->isEnabled();
  return Done{};
}

Result<film::FilmExport> FilmDialog::chosenFilm() const {
  film::FilmExport film = suggested_;
  if (const Status isRead = read(film); !isRead) return isRead.error();
  film.file = session::toPath(file_->text());
  const media::FilmFormat* const named = media::filmFormatOf(film.file);
  if (named == nullptr || named->extension != format().extension) {
    return Error::because(Message::verbatim(tr("The file name must end in .mp4, .webm, .mov or .gif.").toStdString()));
  }
  film.codec = format().codec;
  if (format().needsEvenSize && (film.width % 2 != 0 || film.height % 2 != 0)) {
    return Error::because(
        Message::verbatim(tr("The width and height of MP4 and WebM films must be even.").toStdString()));
  }
  if (film.rate.perSecond() > format().maxPerSecond) {
    return Error::because(
        Message::verbatim(tr("A GIF can have at most %1 images per second.").arg(format().maxPerSecond).toStdString()));
  }
  film.quality = quality_->wholeValue();
  film.soundOffset = offset_->value() / 1000.0;
  film.volume = volume_->wholeValue();
  film.overwrite = overwrite_->isChecked();
  return film;
}

Result<film::ImageSequence> FilmDialog::chosenPictures() const {
  film::ImageSequence sequence;
  static_cast<film::ScenePictures&>(sequence) = suggested_;
  if (const Status isRead = read(sequence); !isRead) return isRead.error();
  if (sequence.frames.first == sequence.frames.last) sequence.rate = {};  // one image of one frame
  auto files = film::PicturePattern::parse(file_->text().toStdString());
  if (!files) return files.error();
  sequence.files = *std::move(files);
  if (!sequence.files.hasNumber() && film::pictureCount(sequence) > 1) {
    return Error::because(
        Message::verbatim(tr("The file name must contain %05d to save more than one image.").toStdString()));
  }
  sequence.overwrite = overwrite_->isChecked();
  return sequence;
}

void FilmDialog::start() {
  message_->clear();
  folder_->hide();
  if (isOfPictures()) {
    const auto pictures = chosenPictures();
    if (!pictures) return message_->setText(widgets::failureText(pictures.error()));
    clock_.start();
    showProgress(0, film::pictureCount(*pictures));
    writing_->start(sources_.scene(), *pictures);
  } else {
    const auto film = chosenFilm();
    if (!film) return message_->setText(widgets::failureText(film.error()));
    sources_.remember(*film);
    clock_.start();
    showProgress(0, film::pictureCount(*film));
    writing_->start(sources_.scene(), *film, session::toPath(format().hasSound ? sound_->text() : QString()));
  }
  showRunning(true);
}

void FilmDialog::showRunning(bool running) {
  fields_->setEnabled(!running);
  start_->setEnabled(!running);
  progress_->setVisible(running);
  cancel_->setText(running ? tr("Cancel") : tr("Close"));
}

void FilmDialog::showProgress(qint64 written, qint64 all) {
  progress_->setRange(0, static_cast<int>(all));
  progress_->setValue(static_cast<int>(written));
  if (written == 0) return progress_->setFormat(tr("%1 of %2 images").arg(written).arg(all));
  const double left =
      static_cast<double>(clock_.elapsed()) / 1000 * static_cast<double>(all - written) / static_cast<double>(written);
  progress_->setFormat(tr("%1 of %2 images, %3 left").arg(written).arg(all).arg(durationText(left)));
}

void FilmDialog::onEnded(const QString& reason, bool canceled) {
  showRunning(false);
  if (canceled) {
    return message_->setText(isOfPictures() ? tr("Canceled. Images that were already saved are kept.")
                                            : tr("Canceled. Nothing was saved."));
  }
  if (!reason.isEmpty()) return message_->setText(reason);
  const QString file = session::absolutePath(session::toPath(file_->text()));
  message_->setText(isOfPictures()
                        ? tr("%Ln image(s) saved in %1.", nullptr, progress_->maximum()).arg(QFileInfo(file).path())
                        : tr("Film saved as %1.").arg(file));
  folder_->show();
  emit finishedWriting(file_->text());
}

void FilmDialog::reject() {
  if (writing_->isRunning()) {
    writing_->cancel();
  } else {
    QDialog::reject();
  }
}

}  // namespace furitsuke::dialogs
