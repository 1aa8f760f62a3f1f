// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/tempo_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/session/machine_seconds.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_text.h"
#include "app/widgets/value_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr double kSecondsPerMinute = 60;
/// Precision of a tapped tempo: a tenth of a beat per minute.
constexpr double kTapPrecision = 0.1;

widgets::ValueField* tempoField(const char* name, const QString& label, int decimals, double lowest, double highest,
                                QWidget* parent) {
  auto* box = new widgets::ValueField({.minDecimals = 0, .maxDecimals = decimals, .unit = {}}, parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->setRange(lowest, highest);
  return box;
}

}  // namespace

TempoDialog::TempoDialog(const motion::Tempo& tempo, Sources sources, QWidget* parent, Purpose purpose)
    : QDialog(parent), before_(tempo), sources_(std::move(sources)) {
  if (!sources_.seconds) sources_.seconds = session::machineSeconds;
  setObjectName("tempo");
  setWindowTitle(purpose == Purpose::Add ? tr("Add Tempo Change") : tr("Set Tempo"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(makeFields());
  tap_ = new QPushButton(theme::themedIcon("tempo"), tr("&Tap to the music"), this);
  tap_->setObjectName("tap");
  tap_->setAutoDefault(false);
  tap_->setMinimumHeight(2 * theme::kControlHeight);
  tap_->setWhatsThis(tr("Press on every beat of the music to measure the tempo."));
  layout->addWidget(tap_);
  hint_ = new QLabel(tr("Tap four times or more with the mouse or the space bar. During playback, tapping also sets "
                        "the frame of the first beat."),
                     this);
  hint_->setObjectName("hint");
  hint_->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(hint_);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole)->setWhatsThis(tr("Stores the tempo with the motion."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &TempoDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &TempoDialog::reject);
  // Taps are measured on press: the time until release varies.
  connect(tap_, &QPushButton::pressed, this, &TempoDialog::tap);
  const auto tried = [this] { emit tempoTried(this->tempo()); };
  connect(beatsPerMinute_, &widgets::ValueField::valueChanged, this, tried);
  connect(firstBeat_, &widgets::ValueField::valueChanged, this, tried);
  connect(beatsPerBar_, &widgets::ValueField::valueChanged, this, tried);
  beatsPerMinute_->setFocus();
  beatsPerMinute_->selectAll();
}

QWidget* TempoDialog::makeFields() {
  auto* fields = new QWidget(this);
  beatsPerMinute_ = tempoField("bpm", tr("Beats per minute"), 3, motion::kLowestTempo, motion::kHighestTempo, fields);
  beatsPerMinute_->setWhatsThis(tr("The tempo of the music. The beat lines update while you type."));
  beatsPerMinute_->setValue(before_.beatsPerMinute);
  firstBeat_ = tempoField("first", tr("Frame of first beat"), 3, -motion::kFarthestBeat, motion::kFarthestBeat, fields);
  firstBeat_->setWhatsThis(tr("The frame where the first bar starts. It can be fractional or negative."));
  firstBeat_->setValue(before_.firstBeat);
  auto* here = new QPushButton(tr("&At Playhead"), fields);
  here->setObjectName("here");
  here->setAutoDefault(false);
  here->setToolTip(tr("Start the first bar at the playhead"));
  connect(here, &QPushButton::clicked, this, [this] { firstBeat_->setValue(sources_.playhead()); });
  beatsPerBar_ = tempoField("beats", tr("Beats per bar"), 0, 1, motion::kMaxBeatsPerBar, fields);
  beatsPerBar_->setWhatsThis(tr("The number of beats in a bar. Bar lines are drawn stronger."));
  beatsPerBar_->setValue(before_.beatsPerBar);
  auto* first = new QHBoxLayout;
  first->setSpacing(theme::kGrid);
  first->addWidget(firstBeat_, 1);
  first->addWidget(here);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Beats per minute"), beatsPerMinute_);
  form->addRow(tr("Frame of first beat"), first);
  form->addRow(tr("Beats per bar"), beatsPerBar_);
  return fields;
}

motion::Tempo TempoDialog::tempo() const {
  motion::Tempo tempo = before_;
  tempo.beatsPerMinute = beatsPerMinute_->value();
  tempo.firstBeat = firstBeat_->value();
  tempo.beatsPerBar = beatsPerBar_->wholeValue();
  return tempo;
}

void TempoDialog::tap() {
  const std::optional<double> frame = sources_.playingFrame ? sources_.playingFrame() : std::nullopt;
  // Taps in frames and in seconds do not mix: starting playback restarts the measurement.
  if (frame.has_value() != tapsAreFrames_) taps_.clear();
  tapsAreFrames_ = frame.has_value();
  taps_.tap(frame ? *frame : sources_.seconds());
  const std::optional<double> distance = taps_.interval();
  if (!distance || *distance <= 0) return hint_->setText(tr("Keep tapping…"));
  const double perMinute = kSecondsPerMinute * (frame ? kFramesPerSecond : 1.0) / *distance;
  const double rounded = std::round(perMinute / kTapPrecision) * kTapPrecision;
  beatsPerMinute_->setValue(std::clamp(rounded, motion::kLowestTempo, motion::kHighestTempo));
  if (frame) firstBeat_->setValue(*taps_.first());
  hint_->setText(tr("%Ln tap(s): %1 beats per minute", nullptr, taps_.count()).arg(widgets::fixedNumber(perMinute, 1)));
}

}  // namespace furitsuke::dialogs
