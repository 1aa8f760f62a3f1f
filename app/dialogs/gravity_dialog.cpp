// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/gravity_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStringList>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <initializer_list>
#include <limits>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/number_styles.h"
#include "app/widgets/number_text.h"
#include "app/widgets/value_field.h"
#include "core/physics/gravity.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kVisibleKeys = 5;
enum GravityColumn { kFrameColumn, kAccelerationColumn, kDirectionColumn, kNoiseColumn, kGravityColumns };

widgets::ValueField* gravityField(const char* name, const QString& label, widgets::NumberFormat format, double lowest,
                                  double highest, QWidget* parent) {
  auto* box = new widgets::ValueField(std::move(format), parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->setRange(lowest, highest);
  return box;
}

/// The gravity of all frames as a key.
motion::GravityKey constantGravity(physics::PhysicsSettings settings) {
  settings.gravityKeys.clear();
  motion::GravityKey key = physics::gravityKeyAt(settings, 0);
  constexpr double kUsualNoise = 10;  // of MMD, which has noise off
  if (!key.isNoiseOn) key.noise = kUsualNoise;
  return key;
}

}  // namespace

Status checkGravity(const motion::GravityKey& key) {
  if (!(std::abs(key.acceleration) <= motion::kStrongestGravity)) {
    return Error::in(Message::verbatim("acceleration"), Core::tr("expected -1000 to 1000"));
  }
  if (!(key.noise >= 0 && key.noise <= motion::kMostGravityNoise))
    return Error::in(Message::verbatim("noise"), Core::tr("expected 0 to 1000"));
  bool isWithin = true;
  for (int i = 0; i < 3; ++i) isWithin = isWithin && std::abs(key.direction[i]) <= motion::kStrongestGravity;
  if (!isWithin || glm::length(key.direction) == 0) {
    return Error::in(Message::verbatim("direction"),
                     Core::tr("expected a direction of a length above 0, each part -1000 to 1000"));
  }
  return Done{};
}

Status checkGravity(const physics::PhysicsSettings& settings) {
  motion::GravityKey key = constantGravity(settings);
  key.noise = settings.gravityNoise;
  return checkGravity(key);
}

GravityDialog::GravityDialog(const physics::PhysicsSettings& settings, const Keys& keys, QWidget* parent)
    : QDialog(parent), before_(settings), constant_(constantGravity(settings)), track_(keys.track) {
  setObjectName("gravity");
  setWindowTitle(tr("Gravity"));
  what_ = new QLabel(this);
  what_->setObjectName("what");
  auto* form = new QFormLayout;
  makeFields(*form);
  seed_->setValue(static_cast<int>(
      std::min<std::uint32_t>(track_.keys.empty() ? settings.seed : track_.seed, std::numeric_limits<int>::max())));
  QWidget* keyed = makeKeys(keys.owner);
  frame_->setValue(keys.playhead);
  auto* buttons = new QDialogButtonBox(this);
  ok_ = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
  ok_->setWhatsThis(tr("Simulates the scene with this gravity."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  QPushButton* usual = buttons->addButton(tr("&Usual Gravity"), QDialogButtonBox::ResetRole);
  usual->setWhatsThis(tr("Fills in 9.8 downward, as in MMD."));
  usual->setAutoDefault(false);
  connect(usual, &QPushButton::clicked, this, [this] {
    motion::GravityKey usualGravity = constantGravity({});
    usualGravity.frame = shown().frame;
    usualGravity.unknown = shown().unknown;
    shown() = std::move(usualGravity);
    showFields();
    if (chosen_) showRow(static_cast<int>(*chosen_));
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &GravityDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &GravityDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addWidget(what_);
  layout->addLayout(form);
  layout->addWidget(keyed, 1);
  layout->addWidget(buttons);
  // The key whose gravity the playhead has.
  const auto after = std::ranges::upper_bound(track_.keys, keys.playhead, {}, &motion::GravityKey::frame);
  const auto before = static_cast<std::size_t>(after - track_.keys.begin());
  if (!track_.keys.empty()) chosen_ = before == 0 ? 0 : before - 1;
  showKeys();
}

void GravityDialog::makeFields(QFormLayout& form) {
  constexpr double kStrongest = motion::kStrongestGravity, kFineStep = 0.1;
  acceleration_ = gravityField("acceleration", tr("Acceleration"), {0, 2, {}}, -kStrongest, kStrongest, this);
  acceleration_->setStep(kFineStep);
  acceleration_->setWhatsThis(tr("The strength of gravity. 9.8 is the usual value; 0 lets hair and clothes float."));
  auto* direction = new QHBoxLayout;
  direction->setSpacing(theme::kGrid);
  const std::array<QString, 3> axes = {tr("Direction X"), tr("Direction Y"), tr("Direction Z")};
  const std::array<const char*, 3> names = {"x", "y", "z"};
  for (std::size_t i = 0; i < axes.size(); ++i) {
    direction_[i] = gravityField(names[i], axes[i], {0, 3, {}}, -kStrongest, kStrongest, this);
    direction_[i]->setStep(kFineStep);
    direction_[i]->setWhatsThis(
        tr("The direction of gravity; its length does not count. A direction to the side acts "
           "like wind."));
    direction->addWidget(direction_[i]);
  }
  hasNoise_ = new QCheckBox(tr("Add &noise"), this);
  hasNoise_->setObjectName("hasNoise");
  hasNoise_->setWhatsThis(tr("Changes gravity at random 60 times per second, as an unsteady wind does."));
  noise_ = gravityField("noise", tr("Noise"), widgets::percentFormat(2), 0, motion::kMostGravityNoise, this);
  noise_->setWhatsThis(tr("The largest random change of gravity on each axis."));
  auto* noise = new QHBoxLayout;
  noise->setSpacing(theme::kGrid);
  noise->addWidget(hasNoise_);
  noise->addWidget(noise_, 1);
  seed_ = gravityField("seed", tr("Noise seed"), widgets::wholeFormat(), 0, std::numeric_limits<int>::max(), this);
  seed_->setWhatsThis(tr("Start value of the random numbers: the same number gives the same noise at every playback."));
  form.addRow(tr("Acceleration"), acceleration_);
  form.addRow(tr("Direction X, Y, Z"), direction);
  form.addRow(tr("Noise"), noise);
  form.addRow(tr("Noise seed"), seed_);
  connect(acceleration_, &widgets::ValueField::valueChanged, this, &GravityDialog::takeFields);
  for (widgets::ValueField* part : direction_) {
    connect(part, &widgets::ValueField::valueChanged, this, &GravityDialog::takeFields);
  }
  connect(noise_, &widgets::ValueField::valueChanged, this, &GravityDialog::takeFields);
  connect(hasNoise_, &QCheckBox::toggled, this, &GravityDialog::takeFields);
}

QWidget* GravityDialog::makeKeys(const QString& owner) {
  auto* part = new QWidget(this);
  auto* title = new QLabel(owner.isEmpty() ? tr("Gravity keys are stored with a motion. No motion is open.")
                                           : tr("Gravity keys, stored with %1").arg(owner),
                           part);
  title->setWordWrap(true);
  keys_ = new QTreeWidget(part);
  keys_->setObjectName("keys");
  keys_->setAccessibleName(tr("Gravity keys"));
  keys_->setWhatsThis(
      tr("Between two keys, gravity changes evenly. The fields above show the values of the chosen key."));
  keys_->setRootIsDecorated(false);
  keys_->setUniformRowHeights(true);
  keys_->setColumnCount(kGravityColumns);
  keys_->setHeaderLabels({tr("Frame"), tr("Acceleration"), tr("Direction"), tr("Noise")});
  for (int column = 0; column < kGravityColumns; ++column)
    keys_->headerItem()->setTextAlignment(column, Qt::AlignRight);
  keys_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  keys_->setMinimumHeight((kVisibleKeys + 1) * theme::kControlHeight);
  frame_ = gravityField("frame", tr("Frame"), widgets::frameFormat(), 0, kMaxFrame, part);
  frame_->setWhatsThis(tr("The frame of a new key; at first that of the playhead."));
  register_ = new QPushButton(tr("&Register Key"), part);
  register_->setObjectName("register");
  register_->setAutoDefault(false);
  register_->setWhatsThis(tr("Adds a key with the gravity of that frame, or chooses the key on it."));
  delete_ = new QPushButton(tr("&Delete Key"), part);
  delete_->setObjectName("delete");
  delete_->setAutoDefault(false);
  delete_->setWhatsThis(tr("Removes the chosen key. Without keys, gravity is the same at all frames."));
  auto* row = new QHBoxLayout;
  row->setSpacing(theme::kGrid);
  auto* label = new QLabel(tr("Frame"), part);
  label->setBuddy(frame_);
  row->addWidget(label);
  row->addWidget(frame_, 1);
  row->addWidget(register_);
  row->addWidget(delete_);
  auto* layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme::kGrid);
  layout->addWidget(title);
  layout->addWidget(keys_, 1);
  layout->addLayout(row);
  for (QWidget* each : std::initializer_list<QWidget*>{keys_, frame_, register_}) each->setEnabled(!owner.isEmpty());
  connect(register_, &QPushButton::clicked, this, &GravityDialog::registerKey);
  connect(delete_, &QPushButton::clicked, this, &GravityDialog::deleteKeys);
  auto* remove = new QShortcut(QKeySequence(QKeySequence::Delete), keys_);
  remove->setContext(Qt::WidgetShortcut);
  connect(remove, &QShortcut::activated, this, &GravityDialog::deleteKeys);
  connect(keys_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (isShowing_ || item == nullptr) return;
    chosen_ = static_cast<std::size_t>(keys_->indexOfTopLevelItem(item));
    showFields();
  });
  return part;
}

motion::GravityKey& GravityDialog::shown() { return chosen_ ? track_.keys[*chosen_] : constant_; }

void GravityDialog::showFields() {
  const motion::GravityKey& key = shown();
  isShowing_ = true;
  acceleration_->setValue(key.acceleration);
  for (int i = 0; i < 3; ++i) direction_[static_cast<std::size_t>(i)]->setValue(key.direction[i]);
  hasNoise_->setChecked(key.isNoiseOn);
  noise_->setValue(key.noise);
  isShowing_ = false;
  what_->setText(chosen_ ? tr("Gravity key at frame %L1").arg(key.frame) : tr("Gravity at all frames"));
  updateButtons();
}

void GravityDialog::takeFields() {
  if (isShowing_) return;
  motion::GravityKey& key = shown();
  key.acceleration = acceleration_->value();
  for (int i = 0; i < 3; ++i) key.direction[i] = direction_[static_cast<std::size_t>(i)]->value();
  key.isNoiseOn = hasNoise_->isChecked();
  key.noise = noise_->value();
  if (chosen_) showRow(static_cast<int>(*chosen_));
  updateButtons();
}

void GravityDialog::showKeys() {
  isShowing_ = true;
  keys_->clear();
  for (std::size_t i = 0; i < track_.keys.size(); ++i) {
    auto* item = new QTreeWidgetItem(keys_);
    for (int column = 0; column < kGravityColumns; ++column) item->setTextAlignment(column, Qt::AlignRight);
    showRow(static_cast<int>(i));
  }
  if (chosen_) keys_->setCurrentItem(keys_->topLevelItem(static_cast<int>(*chosen_)));
  isShowing_ = false;
  showFields();
}

void GravityDialog::showRow(int row) {
  const motion::GravityKey& key = track_.keys[static_cast<std::size_t>(row)];
  QTreeWidgetItem& item = *keys_->topLevelItem(row);
  QStringList direction;
  for (int i = 0; i < 3; ++i) direction.append(widgets::shortNumber(key.direction[i], 4));
  item.setText(kFrameColumn, locale().toString(key.frame));
  item.setText(kAccelerationColumn, widgets::fixedNumber(key.acceleration, 2));
  item.setText(kDirectionColumn, direction.join(QStringLiteral("  ")));
  item.setText(kNoiseColumn, key.isNoiseOn ? QString("%1 %").arg(widgets::shortNumber(key.noise, 4)) : tr("Off"));
}

void GravityDialog::registerKey() {
  const Frame frame = frame_->wholeValue();
  const auto same = std::ranges::find(track_.keys, frame, &motion::GravityKey::frame);
  if (same == track_.keys.end()) {
    physics::PhysicsSettings now;
    now.gravityKeys = track_.keys;
    motion::GravityKey key = track_.keys.empty() ? constant_ : physics::gravityKeyAt(now, frame);
    key.frame = frame;
    motion::setKey(track_.keys, key);
  }
  chosen_ =
      static_cast<std::size_t>(std::ranges::find(track_.keys, frame, &motion::GravityKey::frame) - track_.keys.begin());
  showKeys();
}

void GravityDialog::deleteKeys() {
  if (!chosen_) return;
  motion::removeKey(track_.keys, shown().frame, motion::kGravityTrack);
  chosen_ = track_.keys.empty() ? std::nullopt : std::optional(std::min(*chosen_, track_.keys.size() - 1));
  showKeys();
}

void GravityDialog::updateButtons() {
  const bool areUsable =
      std::ranges::all_of(track_.keys, [](const motion::GravityKey& key) { return checkGravity(key).ok(); });
  ok_->setEnabled(areUsable && checkGravity(constant_).ok());
  delete_->setEnabled(chosen_.has_value());
  noise_->setEnabled(hasNoise_->isChecked());
}

physics::PhysicsSettings GravityDialog::settings() const {
  physics::PhysicsSettings chosen = before_;
  chosen.gravity = constant_.acceleration;
  chosen.gravityDirection = constant_.direction;
  chosen.gravityNoise = constant_.isNoiseOn ? constant_.noise : 0;
  if (track_.keys.empty()) chosen.seed = static_cast<std::uint32_t>(seed_->wholeValue());
  return chosen;
}

motion::GravityTrack GravityDialog::track() const {
  motion::GravityTrack chosen = track_;
  if (!chosen.keys.empty()) chosen.seed = static_cast<std::uint32_t>(seed_->wholeValue());
  return chosen;
}

}  // namespace furitsuke::dialogs
