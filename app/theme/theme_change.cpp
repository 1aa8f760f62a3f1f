// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme_change.h"

#include <QApplication>
#include <QWidget>
#include <iterator>

#include "app/theme/theme.h"

namespace furitsuke::theme {

ThemeChange::ThemeChange(QApplication& application, QObject* parent) : QObject(parent), application_(application) {
  // A timer, not a posted event: events that are posted meanwhile belong to the same pass.
  timer_.setInterval(0);
  connect(&timer_, &QTimer::timeout, this, &ThemeChange::step);
}

ThemeChange::~ThemeChange() { releasePainting(); }

void ThemeChange::start(const QString& id) {
  holdPainting();
  setTheme(id);
  next_ = 0;
  timer_.start();
}

void ThemeChange::holdPainting() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    if (!window->isVisible() || !window->updatesEnabled()) continue;
    window->setUpdatesEnabled(false);
    unpainted_.emplace_back(window);
  }
}

void ThemeChange::releasePainting() {
  for (const QPointer<QWidget>& window : unpainted_) {
    if (window != nullptr) window->setUpdatesEnabled(true);
  }
  unpainted_.clear();
}

void ThemeChange::step() {
  constexpr void (*kSteps[])(QApplication&) = {removeStyleSheet, applyPalette, applyStyleSheet};
  if (next_ < std::ssize(kSteps)) return kSteps[next_++](application_);
  timer_.stop();
  releasePainting();
  emit finished();
}

}  // namespace furitsuke::theme
