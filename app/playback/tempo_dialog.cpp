// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/playback/tempo_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/playback/machine_seconds.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"

namespace furitsuke {

namespace {

constexpr double kSecondsPerMinute = 60;
/// What people mean when they tap: a tenth of a beat a minute.
constexpr double kTappedStep = 0.1;

template <class Box>
Box* numberBox(const char* name, const QString& label, QWidget* parent) {
  auto* box = new Box(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->setFont(numberFont());
  box->setAlignment(Qt::AlignRight);
  return box;
}

}  // namespace

TempoDialog::TempoDialog(const Tempo& tempo, Sources sources, QWidget* parent)
    : QDialog(parent), before_(tempo), sources_(std::move(sources)) {
  if (!sources_.seconds) sources_.seconds = machineSeconds;
  setObjectName("tempo");
  setWindowTitle(tr("Tempo"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
  layout->setSpacing(3 * kGrid);
  layout->addWidget(makeFields());
  tap_ = new QPushButton(themedIcon("tempo"), tr("&Tap in time with the music"), this);
  tap_->setObjectName("tap");
  tap_->setAutoDefault(false);
  tap_->setMinimumHeight(2 * kControlHeight);
  tap_->setWhatsThis(tr("Press it on every beat that you hear: the tempo is measured from the taps."));
  layout->addWidget(tap_);
  told_ =
      new QLabel(tr("Tap four times or more, with the mouse or the space bar. While the motion plays, the taps also "
                    "say where the first beat is."),
                 this);
  told_->setObjectName("told");
  told_->setWordWrap(true);
  told_->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(told_);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole)->setWhatsThis(tr("Keeps the tempo with the motion."));
  explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &TempoDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &TempoDialog::reject);
  // At the press: the release comes later by as long as a finger stays down.
  connect(tap_, &QPushButton::pressed, this, &TempoDialog::tap);
  const auto tried = [this] { emit tempoTried(this->tempo()); };
  connect(beatsPerMinute_, &QDoubleSpinBox::valueChanged, this, tried);
  connect(firstBeat_, &QDoubleSpinBox::valueChanged, this, tried);
  connect(beatsPerBar_, &QSpinBox::valueChanged, this, tried);
  tap_->setFocus();
}

QWidget* TempoDialog::makeFields() {
  auto* fields = new QWidget(this);
  beatsPerMinute_ = numberBox<QDoubleSpinBox>("bpm", tr("Beats per minute"), fields);
  beatsPerMinute_->setRange(kLowestTempo, kHighestTempo);
  beatsPerMinute_->setDecimals(3);
  beatsPerMinute_->setWhatsThis(tr("How fast the music is. The lines of the beats follow while you type."));
  beatsPerMinute_->setValue(before_.beatsPerMinute);
  firstBeat_ = numberBox<QDoubleSpinBox>("first", tr("First beat on frame"), fields);
  firstBeat_->setRange(-kFarthestBeat, kFarthestBeat);
  firstBeat_->setDecimals(3);
  firstBeat_->setWhatsThis(tr("On which frame the first bar begins. It may lie between frames, and before the first."));
  firstBeat_->setValue(before_.firstBeat);
  auto* here = new QPushButton(tr("&Here"), fields);
  here->setObjectName("here");
  here->setAutoDefault(false);
  here->setToolTip(tr("Let the first bar begin at the playhead"));
  connect(here, &QPushButton::clicked, this, [this] { firstBeat_->setValue(sources_.playhead()); });
  beatsPerBar_ = numberBox<QSpinBox>("beats", tr("Beats to the bar"), fields);
  beatsPerBar_->setRange(1, kMostBeatsPerBar);
  beatsPerBar_->setWhatsThis(tr("After how many beats a new bar begins, which is drawn stronger."));
  beatsPerBar_->setValue(before_.beatsPerBar);
  auto* first = new QHBoxLayout;
  first->setSpacing(kGrid);
  first->addWidget(firstBeat_, 1);
  first->addWidget(here);
  auto* form = new QFormLayout(fields);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Beats per minute"), beatsPerMinute_);
  form->addRow(tr("First beat on frame"), first);
  form->addRow(tr("Beats to the bar"), beatsPerBar_);
  return fields;
}

Tempo TempoDialog::tempo() const {
  Tempo tempo = before_;
  // A field shows three digits; what nobody has touched keeps all of its own.
  const auto typed = [](double shown, double own) { return std::abs(shown - own) < 5.1e-4 ? own : shown; };
  tempo.beatsPerMinute = typed(beatsPerMinute_->value(), before_.beatsPerMinute);
  tempo.firstBeat = typed(firstBeat_->value(), before_.firstBeat);
  tempo.beatsPerBar = beatsPerBar_->value();
  return tempo;
}

void TempoDialog::tap() {
  const std::optional<double> frame = sources_.playingFrame ? sources_.playingFrame() : std::nullopt;
  // Frames and seconds do not mix: who begins to play in between begins to tap anew.
  if (frame.has_value() != tappedToFrames_) taps_.clear();
  tappedToFrames_ = frame.has_value();
  taps_.tap(frame ? *frame : sources_.seconds());
  const std::optional<double> distance = taps_.distance();
  if (!distance || *distance <= 0) return told_->setText(tr("Go on tapping…"));
  const double perMinute = kSecondsPerMinute * (frame ? kFramesPerSecond : 1.0) / *distance;
  const double rounded = std::round(perMinute / kTappedStep) * kTappedStep;
  beatsPerMinute_->setValue(std::clamp(rounded, kLowestTempo, kHighestTempo));
  if (frame) firstBeat_->setValue(*taps_.first());
  told_->setText(
      tr("%Ln tap(s): %1 beats per minute", nullptr, taps_.count()).arg(locale().toString(perMinute, 'f', 1)));
}

}  // namespace furitsuke
