// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/scene_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/stage/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

namespace {

constexpr int kActorRole = Qt::UserRole;
constexpr std::uint64_t kCamera = 0;  // stands for the camera among the ids of the actors

QString titleOf(const Actor& actor, bool english) {
  const std::string& name = actor.model().name.english;
  return QString::fromStdString(english && !name.empty() ? name : actor.title);
}

QString toolTipOf(const CastEntry& entry, const Actor& actor) {
  QStringList lines = {QString::fromStdU16String(entry.path.filename().u16string()), titleOf(actor, false)};
  lines.append(titleOf(actor, true));
  lines.removeDuplicates();
  for (const Diagnostic& finding : entry.diagnostics) {
    if (finding.severity != Severity::Info) lines.append(QString::fromStdString(finding.reason));
  }
  constexpr int kMostLines = 12;
  if (lines.size() > kMostLines) lines = lines.mid(0, kMostLines) << QString::fromUtf8("…");
  return lines.join('\n');
}

}  // namespace

ScenePanel::ScenePanel(Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      empty_(new EmptyState("visibility", {}, this)),
      list_(new QTreeWidget(this)),
      tools_(new QToolBar(this)) {
  list_->setColumnCount(2);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(12 * kGrid);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  tools_->setIconSize(QSize(18, 18));
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_, 1);
  column->addWidget(tools_);
  auto* content = new QWidget(this);
  pages_ = new QStackedLayout(content);
  pages_->addWidget(empty_);
  pages_->addWidget(page);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(content);
  connect(list_, &QTreeWidget::itemChanged, this, &ScenePanel::onItemChanged);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (showing_ || item == nullptr) return;
    if (const auto id = item->data(0, kActorRole).toULongLong(); id != kCamera) stage_.setActive(id);
  });
  connect(&stage_, &Stage::castChanged, this, &ScenePanel::showCastSoon);
  connect(&stage_, &Stage::activeChanged, this, &ScenePanel::showCastSoon);
  keepTranslated(this, [this] { retranslate(); });
}

void ScenePanel::retranslate() {
  empty_->setSentence(tr("Models that you open are listed here with their motions."));
  list_->setHeaderLabels({tr("Model"), tr("Motion")});
  list_->setAccessibleName(tr("Models of the scene"));
  list_->setAccessibleDescription(
      tr("Click a model to work on it; its box shows and hides it, the field beside it chooses its motion"));
  showCast();
}

void ScenePanel::setMotions(QList<MotionDocument*> motions) {
  motions_ = std::move(motions);
  showCastSoon();
}

void ScenePanel::setEnglishNames(bool on) {
  if (std::exchange(english_, on) != on) showCastSoon();
}

void ScenePanel::showCastSoon() {
  if (std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(this, &ScenePanel::showCast, Qt::QueuedConnection);
}

void ScenePanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
}

void ScenePanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void ScenePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showCast();
}

void ScenePanel::addMotionBox(QTreeWidgetItem* item, std::uint64_t actor) {
  // Where it will stand from the start: moved there it would be given its style again and make its popup for that, and
  // Qt's style sheets keep a few kilobytes for each popup that never opens.
  auto* box = new QComboBox(list_->viewport());
  box->setAccessibleName(tr("Motion of %1").arg(item->text(0)));
  box->addItem(actor == kCamera ? tr("MMD's own") : tr("none"));
  const MotionDocument* chosen = actor == kCamera ? stage_.cameraMotion() : stage_.motionOf(actor);
  for (MotionDocument* motion : std::as_const(motions_)) {
    box->addItem(motion->title());
    if (motion == chosen) box->setCurrentIndex(box->count() - 1);
  }
  box->setToolTip(box->currentText());
  box->setWhatsThis(actor == kCamera ? tr("The motion that gives camera, light and shadow")
                                     : tr("The motion that moves the model"));
  connect(box, &QComboBox::activated, this, [this, actor](int index) {
    MotionDocument* motion = index == 0 ? nullptr : motions_.value(index - 1);
    actor == kCamera ? emit cameraMotionChosen(motion) : emit motionChosen(actor, motion);
  });
  list_->setItemWidget(item, 1, box);
}

void ScenePanel::showCast() {
  pending_ = false;
  const QSignalBlocker blocker(list_);
  showing_ = true;
  list_->clear();
  const Actor* active = stage_.active();
  for (const auto& actor : stage_.actors()) {
    auto* item = new QTreeWidgetItem(list_, {titleOf(*actor, english_)});
    item->setData(0, kActorRole, static_cast<qulonglong>(actor->id()));
    item->setCheckState(0, actor->shown ? Qt::Checked : Qt::Unchecked);
    item->setToolTip(0, toolTipOf(stage_.entryOf(actor->id()), *actor));
    if (actor.get() == active) {
      QFont bold = item->font(0);
      bold.setBold(true);
      item->setFont(0, bold);
      list_->setCurrentItem(item);
    }
    addMotionBox(item, actor->id());
  }
  auto* camera = new QTreeWidgetItem(list_, {tr("Camera, light, shadow")});
  camera->setData(0, kActorRole, static_cast<qulonglong>(kCamera));
  camera->setIcon(0, themedIcon("camera"));
  addMotionBox(camera, kCamera);
  pages_->setCurrentIndex(stage_.actors().empty() ? 0 : 1);
  showing_ = false;
}

void ScenePanel::onItemChanged(QTreeWidgetItem* item) {
  const auto id = item->data(0, kActorRole).toULongLong();
  if (id != kCamera) stage_.setShown(id, item->checkState(0) == Qt::Checked);
}

}  // namespace furitsuke
