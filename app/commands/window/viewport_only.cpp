// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/viewport_only.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QWidget>

#include "app/actions/action_set.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::commands {

ViewportOnly::ViewportOnly(const CommandContext& context, const CommandParts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts), leave_(new QShortcut(Qt::Key_Escape, &parts.window)) {
  leave_->setEnabled(false);
  connect(leave_, &QShortcut::activated, this,
          [&actions = context.actions] { actions.action("view.viewportOnly")->trigger(); });
}

bool ViewportOnly::isOn() const { return leave_->isEnabled(); }

void ViewportOnly::set(bool on) {
  if (on == isOn()) return;
  if (on && bar_ == nullptr) makeBar();
  if (on) {
    focusBefore_ = parts_.window.focusWidget();
    parts_.docks.showAlone("viewport");  // before it gets the room of what is hidden
  }
  leave_->setEnabled(on);
  QMainWindow& window = parts_.window;
  // Shortcuts of a menu bar that is hidden do not run.
  window.menuBar()->setMaximumHeight(on ? 0 : QWIDGETSIZE_MAX);
  parts_.toolbar.setVisible(!on);
  window.statusBar()->setVisible(!on);
  bar_->setVisible(on);
  panels::ViewportPanel& viewport = *parts_.docks.panel<panels::ViewportPanel>();
  viewport.setToolsShown(!on);
  if (on) {
    before_ = window.windowState();
    window.setWindowState(before_ | Qt::WindowFullScreen);
    showFrame();
    // Otherwise a message would get it from what is hidden, and Esc would close that first.
    QWidget& overlay = viewport.overlay();
    (overlay.isVisibleTo(&viewport) ? overlay : viewport).setFocus(Qt::OtherFocusReason);
  } else {
    window.setWindowState(before_);
    parts_.docks.showAllAgain();
    if (focusBefore_ != nullptr) focusBefore_->setFocus(Qt::OtherFocusReason);
  }
}

void ViewportOnly::makeBar() {
  bar_ = new QToolBar(&parts_.window);
  bar_->setObjectName("playbackBar");
  bar_->setMovable(false);
  bar_->setContextMenuPolicy(Qt::PreventContextMenu);
  bar_->setIconSize(parts_.toolbar.iconSize());
  for (const char* id : {"frame.first", "playback.toggle", "playback.stop", "playback.loop"})
    bar_->addAction(context_.actions.action(id));
  frame_ = new QLabel(bar_);
  frame_->setObjectName("frame");
  frame_->setFont(theme::numberFont());
  frame_->setContentsMargins(3 * theme::kGrid, 0, 3 * theme::kGrid, 0);
  frame_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar_->addWidget(frame_);
  auto* leave = new QToolButton(bar_);
  leave->setIcon(theme::themedIcon("close"));
  leave->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(leave, &QToolButton::clicked, leave_, &QShortcut::activated);
  bar_->addWidget(leave);
  parts_.window.addToolBar(Qt::BottomToolBarArea, bar_);
  widgets::keepTranslated(bar_, [this, leave] {
    bar_->setWindowTitle(tr("Playback"));
    leave->setText(tr("Show All Panels"));
    showFrame();
  });
  connect(&context_.stage, &session::Stage::changed, this, &ViewportOnly::showFrame);
}

void ViewportOnly::showFrame() {
  if (!isOn()) return;
  const auto frame = static_cast<Frame>(context_.stage.position());
  frame_->setText(tr("frame %1 / %2").arg(frame).arg(context_.playback.lastFrame()) + QStringLiteral("   ") +
                  widgets::timeText(frame / kFramesPerSecond));
}

}  // namespace furitsuke::commands
