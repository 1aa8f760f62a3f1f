// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/props_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <glm/trigonometric.hpp>
#include <iterator>
#include <utility>

#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/number_field.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

/// Places of the numbers in the list of fields.
constexpr std::size_t kRotationX = 3, kScale = 6, kOpacity = 7;

struct PropNumber {
  const char* letter;  ///< in the row of its kind; empty: the label is the name
  const char* name;
  double step;
  double lowest, highest;
  const char* unit;
};

constexpr double kFar = 1e6;
/// Pixels; three fields fit into the column of the scene.
constexpr int kMinFieldWidth = 40;

constexpr PropNumber kPropNumbers[] = {
    {"X", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Position X"), 0.1, -kFar, kFar, ""},
    {"Y", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Position Y"), 0.1, -kFar, kFar, ""},
    {"Z", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Position Z"), 0.1, -kFar, kFar, ""},
    {"X", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Angle X"), 1, -kFar, kFar, "°"},
    {"Y", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Angle Y"), 1, -kFar, kFar, "°"},
    {"Z", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Angle Z"), 1, -kFar, kFar, "°"},
    {"", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Size"), 0.05, 0.0001, 10000, ""},
    {"", QT_TRANSLATE_NOOP("furitsuke::panels::PropsPanel", "Opacity"), 0.05, 0, 1, ""},
};

double numberOf(const motion::AccessoryKey& state, std::size_t number) {
  if (number == kScale) return state.scale;
  if (number == kOpacity) return state.opacity;
  if (number < kRotationX) return state.position[static_cast<glm::length_t>(number)];
  return glm::degrees(state.angles[static_cast<glm::length_t>(number - kRotationX)]);
}

void setNumber(motion::AccessoryKey& state, std::size_t number, double value) {
  if (number == kScale) {
    state.scale = value;
  } else if (number == kOpacity) {
    state.opacity = value;
  } else if (number < kRotationX) {
    state.position[static_cast<glm::length_t>(number)] = value;
  } else {
    state.angles[static_cast<glm::length_t>(number - kRotationX)] = glm::radians(value);
  }
}

bool isModel(const scene::Actor& actor) { return actor.model().bones.size() > 1; }

/// Whether `id` is `other` or is carried by it, directly or not.
bool isCarriedBy(const scene::Scene& scene, std::uint64_t id, std::uint64_t other) {
  for (std::size_t i = 0; i <= scene.actors.size() && id != 0; ++i) {
    if (id == other) return true;
    const scene::Actor* actor = scene.find(id);
    id = actor == nullptr ? 0 : actor->placement.attachment;
  }
  return false;
}

std::uint64_t idOf(const QComboBox& box) { return box.currentData().toULongLong(); }

}  // namespace

PropsPanel::PropsPanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      empty_(new widgets::EmptyState("visibility", {}, this)),
      props_(new QComboBox(this)),
      rowNames_{new QLabel(this), new QLabel(this)},
      shown_(new QCheckBox(this)),
      shadow_(new QCheckBox(this)),
      attachment_(new QComboBox(this)),
      bone_(new QComboBox(this)),
      setKey_(new QPushButton(this)),
      removeKey_(new QPushButton(this)),
      previousKey_(widgets::panelButton(QStringLiteral("previous-key"), this)),
      nextKey_(widgets::panelButton(QStringLiteral("next-key"), this)),
      keyCount_(new QLabel(this)) {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  auto* grid = new QGridLayout;
  auto* switches = new QHBoxLayout;
  column->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  grid->setHorizontalSpacing(theme::kGrid / 2);
  column->addWidget(props_);
  column->addLayout(grid);
  for (int line = 0; QLabel * name : rowNames_) {
    name->setProperty("muted", true);
    grid->addWidget(name, line++, 0);
  }
  addNumbers(*grid);
  switches->addWidget(shown_);
  switches->addWidget(shadow_);
  switches->addStretch(1);
  column->addLayout(switches);
  for (QComboBox* box : {props_, attachment_, bone_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
  }
  column->addWidget(attachment_);
  column->addWidget(bone_);
  column->addLayout(makeKeyButtons());
  column->addLayout(makeKeyRow());
  column->addStretch(1);
  pages_ = new QStackedLayout(this);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  orderFields();
  connectChoices();
  connect(&stage_, &session::Stage::actorsChanged, this, &PropsPanel::showActorsSoon);
  connect(&stage_, &session::Stage::activeChanged, this, &PropsPanel::showActive);
  connect(&stage_, &session::Stage::placementChanged, this, &PropsPanel::showValues);
  connect(&stage_, &session::Stage::changed, this, [this] {
    // At another frame, keys place the prop elsewhere.
    if (isVisible() && stage_.props().isKeyed(shownProp())) showValues();
  });
  widgets::keepTranslated(this, [this] { retranslate(); });
}

PropsPanel::~PropsPanel() = default;

void PropsPanel::orderFields() {
  QWidget* last = props_;
  const auto follow = [&last](QWidget* next) { setTabOrder(std::exchange(last, next), next); };
  for (QWidget* field : fields_) follow(field);
  for (QWidget* next : std::initializer_list<QWidget*>{shown_, shadow_, attachment_, bone_, setKey_, removeKey_,
                                                       previousKey_, nextKey_})
    follow(next);
}

QHBoxLayout* PropsPanel::makeKeyButtons() {
  auto* row = new QHBoxLayout;
  row->addWidget(setKey_, 1);
  row->addWidget(removeKey_, 1);
  connect(setKey_, &QPushButton::clicked, this, [this] { emit keyRequested(shownProp()); });
  connect(removeKey_, &QPushButton::clicked, this, [this] { emit keyRemovalRequested(shownProp()); });
  return row;
}

QHBoxLayout* PropsPanel::makeKeyRow() {
  auto* row = new QHBoxLayout;
  row->addWidget(previousKey_);
  row->addWidget(nextKey_);
  row->addWidget(keyCount_, 1);
  keyCount_->setForegroundRole(QPalette::PlaceholderText);
  connect(previousKey_, &QToolButton::clicked, this, [this] { goToKey(false); });
  connect(nextKey_, &QToolButton::clicked, this, [this] { goToKey(true); });
  return row;
}

void PropsPanel::addNumbers(QGridLayout& grid) {
  for (std::size_t i = 0; i < kNumbers; ++i) {
    const PropNumber& row = kPropNumbers[i];
    labels_[i] = new widgets::DragLabel(QString::fromUtf8(row.letter), {}, this);
    fields_[i] = new widgets::NumberField({0, 4, QString::fromUtf8(row.unit)}, this);
    fields_[i]->setRange(row.lowest, row.highest);
    fields_[i]->setStep(row.step);
    fields_[i]->setMinimumWidth(kMinFieldWidth);
    const int line = static_cast<int>(i) / 3;
    if (i < kScale) {
      const int index = 1 + static_cast<int>(i) % 3 * 2;
      grid.addWidget(labels_[i], line, index);
      grid.addWidget(fields_[i], line, index + 1);
      grid.setColumnStretch(index + 1, 1);
    } else if (i == kScale) {
      grid.addWidget(labels_[i], line, 0);
      grid.addWidget(fields_[i], line, 1, 1, 2);
    } else {
      grid.addWidget(labels_[i], line, 3, 1, 2);
      grid.addWidget(fields_[i], line, 5, 1, 2);
    }
    connect(fields_[i], &widgets::NumberField::edited, this, [this, i](double value) { changeNumber(i, value); });
    connect(fields_[i], &widgets::NumberField::stepped, this, [this, i](double by) { step(i, by); });
    connect(labels_[i], &widgets::DragLabel::dragStarted, this, [this] {
      dragged_ = shownProp();
      before_ = stage_.props().stateOf(dragged_);
    });
    connect(labels_[i], &widgets::DragLabel::dragged, this, [this, i](double steps) {
      motion::AccessoryKey now = before_;
      setNumber(now, i, fields_[i]->clamped(numberOf(now, i) + steps * fields_[i]->step()));
      stage_.props().preview([] { return tr("Place prop"); }, dragged_, now);
    });
    connect(labels_[i], &widgets::DragLabel::dragFinished, this, [this] {
      stage_.props().push([] { return tr("Place prop"); }, dragged_, before_, stage_.props().stateOf(dragged_));
    });
    connect(labels_[i], &widgets::DragLabel::dragCanceled, this, [this] { stage_.props().cancel(dragged_); });
  }
}

void PropsPanel::connectChoices() {
  connect(props_, &QComboBox::activated, this, [this] {
    showAttachments();
    showValues();
  });
  connect(shown_, &QCheckBox::clicked, this, [this](bool on) {
    motion::AccessoryKey state = stage_.props().stateOf(shownProp());
    state.isVisible = on;
    push([on] { return on ? tr("Show prop") : tr("Hide prop"); }, state);
  });
  connect(shadow_, &QCheckBox::clicked, this, [this](bool on) {
    motion::AccessoryKey state = stage_.props().stateOf(shownProp());
    state.castsShadow = on;
    push([] { return tr("Shadow of prop"); }, state);
  });
  connect(attachment_, &QComboBox::activated, this, [this] {
    const scene::Actor *prop = stage_.scene().find(shownProp()), *attachment = stage_.scene().find(idOf(*attachment_));
    if (prop == nullptr || prop->placement.attachment == idOf(*attachment_)) return;
    // A new parent starts with its root bone, as in MMD.
    const bool hasBones = attachment != nullptr && !attachment->model().bones.empty();
    stage_.props().attach([] { return tr("Parent of prop"); }, prop->id(),
                          {idOf(*attachment_), hasBones ? 0 : model::kNoIndex});
  });
  connect(bone_, &QComboBox::activated, this, [this](int bone) {
    const scene::Actor* prop = stage_.scene().find(shownProp());
    if (prop != nullptr)
      stage_.props().attach([] { return tr("Parent of prop"); }, prop->id(), {prop->placement.attachment, bone});
  });
}

void PropsPanel::retranslate() {
  empty_->setSentence(tr("Props and models that you open can be placed here."));
  shown_->setText(tr("Visible"));
  shown_->setToolTip(tr("Draw the prop"));
  shadow_->setText(tr("Shadow"));
  shadow_->setToolTip(tr("Draw the shadow that the prop casts"));
  widgets::nameControl(props_, tr("Prop"));
  widgets::nameControl(attachment_, tr("Parent model"));
  widgets::nameControl(bone_, tr("Parent bone"));
  setKey_->setText(tr("Register Key"));
  setKey_->setToolTip(
      tr("Register the position, angles, size, opacity, visibility and shadow of the prop at the playhead"));
  removeKey_->setText(tr("Remove Key"));
  removeKey_->setToolTip(tr("Remove the key of the prop at the playhead"));
  widgets::nameControl(previousKey_, tr("Go to the previous key of the prop"));
  widgets::nameControl(nextKey_, tr("Go to the next key of the prop"));
  rowNames_[0]->setText(tr("Position"));
  rowNames_[1]->setText(tr("Rotation"));
  for (std::size_t i = 0; i < kNumbers; ++i) {
    widgets::nameControl(fields_[i], tr(kPropNumbers[i].name));
    if (*kPropNumbers[i].letter == '\0') labels_[i]->setText(tr(kPropNumbers[i].name));
  }
  showActors();
}

std::uint64_t PropsPanel::shownProp() const { return idOf(*props_); }

void PropsPanel::showActorsSoon() {
  if (std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(this, &PropsPanel::showActors, Qt::QueuedConnection);
}

void PropsPanel::showActors() {
  pending_ = false;
  const std::uint64_t before = shownProp();
  const QSignalBlocker quiet(props_);
  props_->clear();
  for (const bool models : {false, true}) {
    for (const auto& actor : stage_.actors()) {
      if (isModel(*actor) != models) continue;
      props_->addItem(QString::fromStdString(actor->title), QVariant::fromValue<qulonglong>(actor->id()));
    }
  }
  const int same = props_->findData(QVariant::fromValue<qulonglong>(before));
  if (same >= 0) props_->setCurrentIndex(same);
  pages_->setCurrentIndex(props_->count() == 0 ? 0 : 1);
  showAttachments();
  showValues();
  if (std::exchange(isActiveWanted_, false)) showActive();
}

void PropsPanel::showAttachments() {
  attachment_->clear();
  attachment_->addItem(tr("No parent"), QVariant::fromValue<qulonglong>(0));
  for (const auto& actor : stage_.actors()) {
    if (isCarriedBy(stage_.scene(), actor->id(), shownProp())) continue;
    attachment_->addItem(QString::fromStdString(actor->title), QVariant::fromValue<qulonglong>(actor->id()));
  }
}

void PropsPanel::showValues() {
  const std::uint64_t id = shownProp();
  const scene::Actor* prop = stage_.scene().find(id);
  if (prop == nullptr) return;
  const scene::Placement& placement = prop->placement;
  const motion::AccessoryKey state = stage_.props().stateOf(id);
  for (std::size_t i = 0; i < kNumbers; ++i) fields_[i]->setShown(numberOf(state, i));
  shown_->setChecked(state.isVisible);
  shadow_->setChecked(state.castsShadow);
  const scene::Actor* attachment = stage_.scene().find(placement.attachment);
  attachment_->setCurrentIndex(
      std::max(0, attachment_->findData(QVariant::fromValue<qulonglong>(placement.attachment))));
  bone_->setEnabled(attachment != nullptr);
  const qulonglong listed = bone_->property("carrier").toULongLong();
  if (listed != placement.attachment || attachment == nullptr) {
    bone_->clear();
    bone_->setProperty("carrier", QVariant::fromValue<qulonglong>(placement.attachment));
    if (attachment != nullptr) {
      for (const model::Bone& bone : attachment->model().bones) bone_->addItem(QString::fromStdString(bone.name.text));
    }
  }
  bone_->setCurrentIndex(placement.attachmentBone);
  showKeys();
}

const std::vector<motion::AccessoryKey>& PropsPanel::keys() const {
  static const std::vector<motion::AccessoryKey> kNone;
  const std::uint64_t id = shownProp();
  return stage_.props().isKeyed(id) ? stage_.accessoryKeysOf(id) : kNone;
}

void PropsPanel::showKeys() {
  const Frame frame = stage_.props().frame();
  removeKey_->setEnabled(motion::findKey(keys(), frame, motion::kPlaceTrack) != nullptr);
  previousKey_->setEnabled(!keys().empty() && keys().front().frame < frame);
  nextKey_->setEnabled(!keys().empty() && keys().back().frame > frame);
  keyCount_->setText(tr("%Ln key(s)", nullptr, static_cast<int>(keys().size())));
}

void PropsPanel::goToKey(bool isNext) {
  const Frame frame = stage_.props().frame();
  const auto after = std::ranges::upper_bound(keys(), frame, {}, &motion::AccessoryKey::frame);
  const auto from = std::ranges::lower_bound(keys(), frame, {}, &motion::AccessoryKey::frame);
  if (isNext && after != keys().end()) emit frameRequested(after->frame);
  if (!isNext && from != keys().begin()) emit frameRequested(std::prev(from)->frame);
}

void PropsPanel::showActive() {
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr || isModel(*actor)) return;
  isActiveWanted_ = pending_;
  const int index = props_->findData(QVariant::fromValue<qulonglong>(actor->id()));
  if (index < 0 || index == props_->currentIndex()) return;
  props_->setCurrentIndex(index);
  showAttachments();
  showValues();
}

void PropsPanel::changeNumber(std::size_t number, double value) {
  motion::AccessoryKey state = stage_.props().stateOf(shownProp());
  setNumber(state, number, value);
  push([] { return tr("Place prop"); }, state);
}

void PropsPanel::step(std::size_t number, double by) {
  const double value = numberOf(stage_.props().stateOf(shownProp()), number);
  changeNumber(number, fields_[number]->clamped(value + by));
}

void PropsPanel::push(const edit::LiveText& text, const motion::AccessoryKey& after) {
  const std::uint64_t id = shownProp();
  if (id == 0) return;
  stage_.props().push(text, id, stage_.props().stateOf(id), after);
  showValues();
}

}  // namespace furitsuke::panels
