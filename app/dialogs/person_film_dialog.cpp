// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/person_film_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/dialogs/person_film_view.h"
#include "app/theme/theme.h"
#include "app/widgets/expression_box.h"
#include "app/widgets/message_text.h"
#include "app/widgets/problem_label.h"
#include "core/base/frame.h"

namespace furitsuke::dialogs {

namespace {

template <class Field>
Field* explainedField(Field* field, const char* name, const QString& label, const QString& help) {
  field->setObjectName(QString::fromLatin1(name));
  field->setAccessibleName(label);
  field->setWhatsThis(help);
  return field;
}

void asNumber(QAbstractSpinBox& box) {
  box.setFont(theme::numberFont());
  box.setAlignment(Qt::AlignRight);
}

/// Spans such as "10-25, 90-120" of frames; what is none is left out.
std::vector<landmarks::SecondsRange> spansIn(const QString& text) {
  static const QRegularExpression kSpan(QStringLiteral(R"((\d{1,7})\s*[-–]\s*(\d{1,7}))"));
  std::vector<landmarks::SecondsRange> spans;
  for (auto each = kSpan.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch match = each.next();
    spans.push_back({match.captured(1).toInt() / kFramesPerSecond, match.captured(2).toInt() / kFramesPerSecond});
  }
  return spans;
}

QDoubleSpinBox* degreeBox(QWidget* parent, double smallest, double largest, double value) {
  auto* box = new widgets::ExpressionBox<QDoubleSpinBox>(parent);
  box->setRange(smallest, largest);
  box->setDecimals(1);
  box->setSuffix(QString::fromUtf8("°"));
  box->setValue(value);
  asNumber(*box);
  return box;
}

}  // namespace

PersonFilmDialog::PersonFilmDialog(std::unique_ptr<session::LandmarkSource> source, const QString& file,
                                   const Suggestion& suggestion, QWidget* parent)
    : QDialog(parent),
      capturing_(new session::FilmCapturing(std::move(source), this)),
      view_(new PersonFilmView(this)),
      notes_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      timeLeft_(new QLabel(this)),
      problem_(new widgets::ProblemLabel(this)) {
  setObjectName("personFilm");
  setWindowTitle(tr("Person from %1").arg(file));
  explainedField(
      view_, "film", tr("Film"),
      tr("The film with the skeleton that is found: the left side is blue, the right side orange. Before, boxes "
         "around the people: click on the one to follow."));
  notes_->setObjectName("notes");
  notes_->setWordWrap(true);
  notes_->setTextFormat(Qt::PlainText);
  problem_->setObjectName("problem");
  timeLeft_->setObjectName("timeLeft");
  auto* columns = new QHBoxLayout;
  columns->setSpacing(4 * theme::kGrid);
  columns->addWidget(view_, 3);
  columns->addWidget(makeFields(suggestion), 2);
  auto* running = new QHBoxLayout;
  running->addWidget(progress_, 1);
  running->addWidget(timeLeft_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addLayout(columns, 1);
  layout->addWidget(makeNetworkRow());
  layout->addWidget(notes_);
  layout->addLayout(running);
  layout->addWidget(problem_);
  layout->addWidget(makeButtons());
  connect(capturing_, &session::FilmCapturing::peopleFound, this, &PersonFilmDialog::showPeople);
  connect(capturing_, &session::FilmCapturing::progressed, this, &PersonFilmDialog::showMoment);
  connect(capturing_, &session::FilmCapturing::ended, this, &PersonFilmDialog::onEnded);
  connect(capturing_, &session::FilmCapturing::captured, this, &PersonFilmDialog::showCapture);
  showProblem({});
  refresh();
  findPeople();
}

QWidget* PersonFilmDialog::makeFields(const Suggestion& suggestion) {
  auto* fields = new QWidget(this);
  auto* column = new QVBoxLayout(fields);
  column->setContentsMargins(0, 0, 0, 0);
  filmFields_ = new QWidget(fields);
  auto* film = new QFormLayout(filmFields_);
  film->setContentsMargins(0, 0, 0, 0);
  addFilmRows(*film, suggestion);
  auto* cameraFields = new QWidget(fields);
  auto* camera = new QFormLayout(cameraFields);
  camera->setContentsMargins(0, 0, 0, 0);
  addCameraRows(*camera, suggestion);
  column->addWidget(filmFields_);
  column->addWidget(cameraFields);
  column->addStretch(1);
  return fields;
}

void PersonFilmDialog::addFilmRows(QFormLayout& form, const Suggestion& suggestion) {
  QWidget* fields = form.parentWidget();
  quality_ = explainedField(new QComboBox(fields), "quality", tr("Quality"),
                            tr("The network that looks at the pictures. Good takes about twice as long as Fast, Best "
                               "several times as long; it confuses left and right least."));
  quality_->addItem(tr("Fast"), static_cast<int>(landmarks::LandmarkQuality::Fast));
  quality_->addItem(tr("Good"), static_cast<int>(landmarks::LandmarkQuality::Good));
  quality_->addItem(tr("Best"), static_cast<int>(landmarks::LandmarkQuality::Best));
  quality_->setCurrentIndex(quality_->findData(static_cast<int>(suggestion.finding.quality)));
  form.addRow(tr("Quality"), quality_);
  const auto frameBox = [&](const char* name, const QString& label, const QString& help) {
    auto* box = explainedField(new widgets::ExpressionBox<QSpinBox>(fields), name, label, help);
    box->setRange(0, kMaxFrame);
    asNumber(*box);
    return box;
  };
  first_ = frameBox("firstFrame", tr("First frame"),
                    tr("Where in the film to begin, in frames of a motion, 30 per second."));
  last_ = frameBox("lastFrame", tr("Last frame"),
                   tr("Where in the film to end, in frames of a motion, 30 per second. 0: at its end."));
  last_->setSpecialValueText(tr("End"));
  first_->setValue(static_cast<int>(std::lround(suggestion.finding.first * kFramesPerSecond)));
  if (suggestion.finding.last)
    last_->setValue(static_cast<int>(std::lround(*suggestion.finding.last * kFramesPerSecond)));
  auto* row = new QHBoxLayout;
  row->addWidget(first_, 1);
  row->addWidget(last_, 1);
  form.addRow(tr("Frames"), row);
  mirrored_ = explainedField(new QCheckBox(tr("Mirrored film"), fields), "mirrored", tr("Mirrored film"),
                             tr("The film shows left and right exchanged, as front cameras of telephones do."));
  mirrored_->setChecked(suggestion.finding.isMirrored);
  form.addRow(mirrored_);
  connect(quality_, &QComboBox::currentIndexChanged, this, &PersonFilmDialog::findPeople);
  for (QSpinBox* box : {first_, last_}) connect(box, &QSpinBox::valueChanged, this, &PersonFilmDialog::findPeople);
  connect(mirrored_, &QCheckBox::toggled, this, &PersonFilmDialog::findPeople);
}

void PersonFilmDialog::addCameraRows(QFormLayout& form, const Suggestion& suggestion) {
  QWidget* fields = form.parentWidget();
  const landmarks::LandmarkCaptureOptions& camera = suggestion.camera;
  fieldOfView_ = explainedField(
      degreeBox(fields, landmarks::kSmallestFieldOfView, landmarks::kLargestFieldOfView, camera.fieldOfView),
      "fieldOfView", tr("Field of view"),
      tr("Of the height of the picture. A wrong one only makes steps to and from the camera too long or too short."));
  form.addRow(tr("Field of view"), fieldOfView_);
  guessed_ =
      explainedField(new QCheckBox(tr("Level by standing feet"), fields), "guessed", tr("Level by standing feet"),
                     tr("Guesses how the camera is tilted from how the person stands."));
  guessed_->setChecked(!camera.tiltDown);
  form.addRow(guessed_);
  tilt_ = explainedField(
      degreeBox(fields, -landmarks::kSteepestTilt, landmarks::kSteepestTilt, camera.tiltDown.value_or(0)), "tilt",
      tr("Tilt"), tr("How far the camera looks down. The grid should lie on the floor of the film."));
  roll_ = explainedField(degreeBox(fields, -landmarks::kLargestRoll, landmarks::kLargestRoll, camera.roll.value_or(0)),
                         "roll", tr("Roll"), tr("How far the camera is turned clockwise about its direction of view."));
  form.addRow(tr("Tilt"), tilt_);
  form.addRow(tr("Roll"), roll_);
  exchanged_ = explainedField(new QLineEdit(fields), "exchanged", tr("Exchange sides"),
                              tr("Frames of the film, 30 per second, in which left and right are taken for each other: "
                                 "the skeleton has the wrong colors there. For example 10-25, 90-120."));
  exchanged_->setPlaceholderText(QStringLiteral("10-25, 90-120"));
  form.addRow(tr("Exchange sides"), exchanged_);
  connect(exchanged_, &QLineEdit::editingFinished, this, &PersonFilmDialog::updateCapture);
  for (QDoubleSpinBox* box : {fieldOfView_, tilt_, roll_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PersonFilmDialog::updateCapture);
  connect(guessed_, &QCheckBox::toggled, this, &PersonFilmDialog::updateCapture);
}

QWidget* PersonFilmDialog::makeNetworkRow() {
  networks_ = new QWidget(this);
  auto* column = new QVBoxLayout(networks_);
  column->setContentsMargins(0, 0, 0, 0);
  networkProblem_ = new QLabel(networks_);
  networkProblem_->setObjectName("networkProblem");
  networkProblem_->setWordWrap(true);
  networkProblem_->setTextFormat(Qt::PlainText);
  command_ = explainedField(new QLineEdit(QString::fromStdString(landmarks::networkCommand()), networks_),
                            "networkCommand", tr("Command"),
                            tr("Gets the networks when it is run in a terminal. The program itself loads "
                               "nothing."));
  command_->setReadOnly(true);
  auto* copy = explainedField(new QToolButton(networks_), "copyCommand", tr("Copy"), tr("Copies the command."));
  copy->setText(tr("Copy"));
  connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(command_->text()); });
  auto* row = new QHBoxLayout;
  row->addWidget(command_, 1);
  row->addWidget(copy);
  column->addWidget(networkProblem_);
  column->addLayout(row);
  return networks_;
}

QWidget* PersonFilmDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(this);
  const auto add = [&](const char* name, const QString& text, const QString& help, QDialogButtonBox::ButtonRole role) {
    auto* button = explainedField(new QPushButton(text, this), name, text, help);
    buttons->addButton(button, role);
    return button;
  };
  start_ = add("start", tr("Follow Person"),
               tr("Looks at the pictures in the background, stops that, or goes back to the choice of a person."),
               QDialogButtonBox::ActionRole);
  accept_ =
      add("continue", tr("Continue"), tr("Fits the motion that was found to the model."), QDialogButtonBox::AcceptRole);
  close_ = add("close", tr("Close"), tr("Closes the window without a motion."), QDialogButtonBox::RejectRole);
  connect(start_, &QPushButton::clicked, this, &PersonFilmDialog::startOrCancel);
  connect(accept_, &QPushButton::clicked, this, &PersonFilmDialog::accept);
  connect(close_, &QPushButton::clicked, this, &PersonFilmDialog::reject);
  return buttons;
}

double PersonFilmDialog::start() const { return first_->value() / kFramesPerSecond; }

landmarks::LandmarkOptions PersonFilmDialog::finding() const {
  landmarks::LandmarkOptions options;
  options.quality = static_cast<landmarks::LandmarkQuality>(quality_->currentData().toInt());
  options.first = start();
  if (last_->value() > 0) options.last = last_->value() / kFramesPerSecond;
  options.person = view_->chosenPerson();
  if (options.person) options.personSeconds = peopleSeconds_;
  options.isMirrored = mirrored_->isChecked();
  return options;
}

landmarks::LandmarkCaptureOptions PersonFilmDialog::camera() const {
  landmarks::LandmarkCaptureOptions options;
  options.fieldOfView = fieldOfView_->value();
  options.start = start();
  options.exchanged = spansIn(exchanged_->text());
  if (guessed_->isChecked()) return options;
  options.tiltDown = tilt_->value();
  options.roll = roll_->value();
  return options;
}

void PersonFilmDialog::findPeople() {
  if (capturing_->isRunning()) return;
  isDone_ = false;
  started_.reset();
  made_.reset();
  view_->setSkeleton({});
  view_->setPeople({});
  view_->setFloor({});
  refresh();
  capturing_->findPeople(finding());
}

void PersonFilmDialog::showPeople(const Result<landmarks::FirstPeople>& people) {
  showProblem(people || !networks_->isHidden() ? QString() : widgets::failureText(people.error()));
  if (!people) return;
  peopleSeconds_ = people->seconds;
  const QSize size(qRound(people->picture.width * people->pixelAspect), people->picture.height);
  view_->setPicture(session::squarePicture(people->picture, people->pixelAspect, std::max(size.width(), size.height())),
                    size);
  view_->setPeople(people->people);
  if (people->people.empty()) showProblem(tr("Nobody is found in these frames of the film."));
}

void PersonFilmDialog::startOrCancel() {
  if (capturing_->isRunning()) return capturing_->cancel();
  if (isDone_) return findPeople();
  showProblem({});
  // A run goes on only with the options of its start; the boxes, of which one was chosen, are gone by then.
  if (!started_) started_ = finding();
  view_->setPeople({});
  capturing_->start(*started_);
  refresh();
}

void PersonFilmDialog::showMoment() {
  const auto& moment = capturing_->moment();
  if (!moment) return;
  view_->setPicture(moment->picture, moment->size);
  view_->setSkeleton(moment->landmarks);
  progress_->setRange(0, static_cast<int>(moment->count));
  progress_->setValue(static_cast<int>(moment->done));
  const auto seconds = capturing_->secondsLeft();
  timeLeft_->setText(seconds ? tr("%Ln second(s) left", nullptr, static_cast<int>(std::ceil(*seconds))) : QString());
}

void PersonFilmDialog::onEnded(const QString& reason, bool canceled) {
  isDone_ = reason.isEmpty() && !canceled;
  if (!reason.isEmpty()) started_.reset();
  showProblem(reason);
  updateCapture();
}

void PersonFilmDialog::updateCapture() {
  if (!capturing_->isRunning() && capturing_->hasFound()) {
    if (made_ && !guessed_->isChecked()) showFloor(made_->floor, {tilt_->value(), roll_->value()});
    capturing_->capture(camera());
  } else {
    made_.reset();
    view_->setFloor({});
    if (isDone_) showProblem(tr("Nobody is found in these frames of the film."));
  }
  refresh();
}

void PersonFilmDialog::showCapture(const Result<landmarks::LandmarkCapture>& capture) {
  made_.reset();
  view_->setFloor({});
  if (!capturing_->hasFound()) return;  // that of other frames
  if (capture) {
    made_.emplace(*capture);
    const QSignalBlocker tilt(tilt_), roll(roll_);
    tilt_->setValue(made_->tilt.down);
    roll_->setValue(made_->tilt.roll);
    showFloor(made_->floor, made_->tilt);
  } else {
    showProblem(widgets::failureText(capture.error()));
  }
  refresh();
}

void PersonFilmDialog::showFloor(const glm::dvec3& floor, const landmarks::CameraTilt& tilt) {
  const QSize size = capturing_->moment() ? capturing_->moment()->size : QSize();
  std::vector<QLineF> lines;
  for (const auto& [from, to] :
       landmarks::floorLines(floor, tilt, fieldOfView_->value(), size.width(), size.height())) {
    lines.emplace_back(from.x, from.y, to.x, to.y);
  }
  view_->setFloor(lines);
}

void PersonFilmDialog::refresh() {
  const bool isRunning = capturing_->isRunning();
  const auto networks =
      landmarks::findNetworks(static_cast<landmarks::LandmarkQuality>(quality_->currentData().toInt()));
  networks_->setVisible(!networks.ok());
  if (!networks) networkProblem_->setText(widgets::failureText(networks.error()));
  filmFields_->setEnabled(!isRunning);
  progress_->setVisible(isRunning);
  timeLeft_->setVisible(isRunning);
  if (!isRunning) timeLeft_->clear();
  tilt_->setEnabled(!guessed_->isChecked());
  roll_->setEnabled(!guessed_->isChecked());
  start_->setText(isRunning ? tr("Stop") : isDone_ ? tr("Start Over") : started_ ? tr("Resume") : tr("Follow Person"));
  accept_->setEnabled(made_.has_value());
  (made_ && isDone_ ? accept_ : start_)->setDefault(true);
  QStringList notes(
      tr("The film is looked at on this computer only: nothing of it leaves the machine. The depth of "
         "arms and the turn of wrists are guesses; check and correct them. Ask the author before you "
         "publish the motion of another person's dance."));
  if (made_) {
    for (const Diagnostic& note : made_->notes) {
      if (note.severity != Severity::Info) notes.append(widgets::translated(note.reason));
    }
  }
  notes_->setText(notes.join('\n'));
}

void PersonFilmDialog::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

void PersonFilmDialog::accept() {
  capturing_->finishCapture();  // of the last tilt
  if (!made_) return;
  capture_ = std::move(made_);
  made_.reset();
  QDialog::accept();
}

void PersonFilmDialog::reject() {
  if (capturing_->isRunning()) {
    capturing_->cancel();
  } else {
    QDialog::reject();
  }
}

}  // namespace furitsuke::dialogs
