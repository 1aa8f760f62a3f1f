// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/models_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/widgets/action_menu.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/message_text.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kActorRole = Qt::UserRole;
constexpr int kPartRole = Qt::UserRole + 1;  ///< of the row of a scene part
constexpr int kPinColumn = 2;
constexpr std::uint64_t kNoActor = 0;  // the id in the rows of scene parts

/// A text that is too long ends with an ellipsis; those of Qt are cut.
class ElidedComboBox : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - theme::kGrid);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  }
};

QString titleOf(const scene::Actor& actor, bool english) {
  const std::string& name = actor.model().name.english;
  return QString::fromStdString(english && !name.empty() ? name : actor.title);
}

QString toolTipOf(const session::ActorInfo& entry, const scene::Actor& actor) {
  QStringList lines = {QString::fromStdU16String(entry.path.filename().u16string()), titleOf(actor, false)};
  lines.append(titleOf(actor, true));
  lines.removeDuplicates();
  for (const Diagnostic& finding : entry.diagnostics) {
    if (finding.severity != Severity::Info) lines.append(widgets::translated(finding.reason));
  }
  constexpr int kMaxLines = 12;
  if (lines.size() > kMaxLines) lines = lines.mid(0, kMaxLines) << QString::fromUtf8("…");
  return lines.join('\n');
}

}  // namespace

ModelsPanel::ModelsPanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      empty_(new widgets::EmptyState("visibility", {}, this)),
      list_(new QTreeWidget(this)),
      tools_(new QToolBar(this)) {
  list_->setColumnCount(3);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(12 * theme::kGrid);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(kPinColumn, QHeaderView::Fixed);
  list_->header()->resizeSection(kPinColumn, 4 * theme::kGrid);
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
  connect(list_, &QTreeWidget::itemChanged, this, &ModelsPanel::onItemChanged);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item, QTreeWidgetItem* previous) {
    if (showing_ || item == nullptr) return;
    // Qt selects the row of a box that gets the focus, but moving the focus must not change the active model.
    if (const QWidget* focused = QApplication::focusWidget(); list_->viewport()->isAncestorOf(focused)) {
      const QScopedValueRollback guard(showing_, true);
      list_->setCurrentItem(previous);
      return;
    }
    if (const auto id = item->data(0, kActorRole).toULongLong(); id != kNoActor) stage_.setActive(id);
  });
  connect(&stage_, &session::Stage::actorsChanged, this, &ModelsPanel::showActorsSoon);
  connect(&stage_, &session::Stage::activeChanged, this, &ModelsPanel::showActorsSoon);
  connect(&stage_, &session::Stage::mediaChanged, this, &ModelsPanel::showActorsSoon);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void ModelsPanel::retranslate() {
  empty_->setSentence(tr("Models that you open are listed here with their motions."));
  list_->setHeaderLabels({tr("Model"), tr("Motion"), QString()});
  list_->setAccessibleName(tr("Models of the scene"));
  list_->setAccessibleDescription(
      tr("Click a model to make it active; its check box shows or hides it, the field next to it selects its motion"));
  showActors();
}

void ModelsPanel::setMotions(QList<edit::MotionDocument*> motions) {
  motions_ = std::move(motions);
  showActorsSoon();
}

void ModelsPanel::setEnglishNames(bool on) {
  if (std::exchange(english_, on) != on) showActorsSoon();
}

void ModelsPanel::showActorsSoon() {
  if (std::exchange(pending_, true)) return;
  QMetaObject::invokeMethod(this, &ModelsPanel::showActors, Qt::QueuedConnection);
}

void ModelsPanel::setToolActions(const QList<QAction*>& actions) {
  tools_->clear();
  for (QAction* action : actions) action == nullptr ? (void)tools_->addSeparator() : tools_->addAction(action);
}

void ModelsPanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void ModelsPanel::setContextActions(ContextActions actions) { contextActions_ = std::move(actions); }

void ModelsPanel::contextMenuEvent(QContextMenuEvent* event) {
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  const QWidget* rows = list_->viewport();
  const QTreeWidgetItem* item = byMouse ? list_->itemAt(rows->mapFrom(this, event->pos())) : list_->currentItem();
  if (!list_->isVisible() || (byMouse && !rows->rect().contains(rows->mapFrom(this, event->pos())))) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QPoint position =
      byMouse || item == nullptr ? event->globalPos() : rows->mapToGlobal(list_->visualItemRect(item).bottomLeft());
  const std::uint64_t id = item == nullptr ? kNoActor : item->data(0, kActorRole).toULongLong();
  if (id != kNoActor) {
    stage_.setActive(id);
    addMotionsTo(*menu, tr("none"), stage_.motionOf(id),
                 [this, id](edit::MotionDocument* motion) { emit motionChosen(id, motion); });
    widgets::addActionsTo(*menu, contextActions_.model);
  } else if (item != nullptr) {
    const auto part = static_cast<session::ScenePart>(item->data(0, kPartRole).toInt());
    addMotionsTo(*menu, textWithout(part), sourceOf(part),
                 [this, part](edit::MotionDocument* motion) { emit partMotionChosen(part, motion); });
    widgets::addActionsTo(*menu, part == session::ScenePart::Camera ? contextActions_.camera : contextActions_.other);
  } else {
    widgets::addActionsTo(*menu, contextActions_.other);
  }
  menu->popup(position);
}

void ModelsPanel::addMotionsTo(QMenu& menu, const QString& none, edit::MotionDocument* current,
                               const std::function<void(edit::MotionDocument*)>& chosen) {
  QMenu* choices = menu.addMenu(tr("Motion"));
  const auto add = [&](const QString& title, edit::MotionDocument* motion) {
    // The motion may be closed while the menu is open.
    QAction* entry = choices->addAction(QString(title).replace('&', "&&"), this, [this, chosen, motion] {
      if (motion == nullptr || motions_.contains(motion)) chosen(motion);
    });
    entry->setCheckable(true);
    entry->setChecked(motion == current);
  };
  add(none, nullptr);
  const QStringList titles = session::distinctTitles(motions_);
  for (qsizetype i = 0; i < motions_.size(); ++i) add(titles.at(i), motions_.at(i));
  QAction* edit = menu.addAction(tr("Edit This Motion"), this, [this, current] {
    if (motions_.contains(current)) emit motionRequested(current);
  });
  edit->setEnabled(current != nullptr);
  menu.addSeparator();
}

void ModelsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showActors();
}

QComboBox* ModelsPanel::addMotionBox(QTreeWidgetItem* item, const QString& none, const edit::MotionDocument* current,
                                     const std::function<void(edit::MotionDocument*)>& chosen) {
  // Created with its final parent: reparenting would apply the style sheet again and create the popup, and Qt's style
  // sheets keep a few kilobytes for each popup, even if it is never opened.
  auto* box = new ElidedComboBox(list_->viewport());
  box->setAccessibleName(tr("Motion of %1").arg(item->text(0)));
  box->addItem(none);
  box->addItems(session::distinctTitles(motions_));
  if (current != nullptr) box->setCurrentIndex(static_cast<int>(motions_.indexOf(current)) + 1);
  box->setToolTip(box->currentText());
  connect(box, &QComboBox::activated, this,
          [this, chosen](int index) { chosen(index == 0 ? nullptr : motions_.value(index - 1)); });
  list_->setItemWidget(item, 1, box);
  return box;
}

void ModelsPanel::addPin(QTreeWidgetItem* item, std::uint64_t actor) {
  QToolButton* pin = widgets::panelButton("pin", list_->viewport());
  pin->setCheckable(true);
  pin->setChecked(session::isPinned(stage_, actor));
  widgets::nameControl(pin, tr("Pin the motion of %1").arg(item->text(0)),
                       tr("Keep this motion on %1, whatever motion is shown or opened").arg(item->text(0)));
  connect(pin, &QToolButton::clicked, this, [this, actor](bool on) { session::setPinned(stage_, actor, on); });
  list_->setItemWidget(item, kPinColumn, pin);
}

QString ModelsPanel::textWithout(session::ScenePart part) {
  return session::isMedia(part) ? tr("none") : tr("MMD defaults");
}

edit::MotionDocument* ModelsPanel::sourceOf(session::ScenePart part) const {
  return session::isMedia(part) ? session::mediaOf(stage_, part, motions_) : stage_.motionOf(part);
}

void ModelsPanel::addPart(session::ScenePart part) {
  const auto [text, icon] = [part]() -> std::pair<QString, const char*> {
    switch (part) {
      case session::ScenePart::Camera: return {tr("Camera"), "camera"};
      case session::ScenePart::Light: return {tr("Light"), "light"};
      case session::ScenePart::SelfShadow: return {tr("Self shadow"), "shadow"};
      case session::ScenePart::Sound: return {tr("Sound"), "sound"};
      case session::ScenePart::Background: return {tr("Background"), "picture"};
      case session::ScenePart::Reference: return {tr("Reference"), "picture"};
    }
    return {};
  }();
  auto* item = new QTreeWidgetItem(list_, {text});
  item->setData(0, kActorRole, static_cast<qulonglong>(kNoActor));
  item->setData(0, kPartRole, static_cast<int>(part));
  item->setIcon(0, theme::themedIcon(icon));
  addMotionBox(item, textWithout(part), sourceOf(part), [this, part](edit::MotionDocument* motion) {
    emit partMotionChosen(part, motion);
  })->setWhatsThis(tr("The motion that provides this part of the scene"));
}

void ModelsPanel::showActors() {
  pending_ = false;
  const QSignalBlocker blocker(list_);
  showing_ = true;
  list_->clear();
  const scene::Actor* active = stage_.active();
  for (const auto& actor : stage_.actors()) {
    auto* item = new QTreeWidgetItem(list_, {titleOf(*actor, english_)});
    item->setData(0, kActorRole, static_cast<qulonglong>(actor->id()));
    item->setCheckState(0, actor->shown ? Qt::Checked : Qt::Unchecked);
    item->setToolTip(0, toolTipOf(stage_.infoOf(actor->id()), *actor));
    if (actor.get() == active) {
      QFont bold = item->font(0);
      bold.setBold(true);
      item->setFont(0, bold);
      list_->setCurrentItem(item);
    }
    const std::uint64_t id = actor->id();
    addMotionBox(item, tr("none"), stage_.motionOf(id), [this, id](edit::MotionDocument* motion) {
      emit motionChosen(id, motion);
    })->setWhatsThis(tr("The motion that moves the model"));
    addPin(item, id);
  }
  for (const session::ScenePart part : session::kSceneParts) {
    const auto has = [part](const edit::MotionDocument* motion) { return session::provides(motion->motion(), part); };
    if (!session::isMedia(part) || std::ranges::any_of(motions_, has)) addPart(part);
  }
  pages_->setCurrentIndex(stage_.actors().empty() ? 0 : 1);
  showing_ = false;
}

void ModelsPanel::onItemChanged(QTreeWidgetItem* item) {
  const auto id = item->data(0, kActorRole).toULongLong();
  if (id != kNoActor) session::setShown(stage_, id, item->checkState(0) == Qt::Checked);
}

}  // namespace furitsuke::panels
