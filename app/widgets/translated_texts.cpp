// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/translated_texts.h"

#include <QEvent>
#include <QObject>
#include <QWidget>
#include <utility>

namespace furitsuke::widgets {

namespace {

class TextUpdater final : public QObject {
 public:
  TextUpdater(QWidget* owner, std::function<void()> show) : QObject(owner), show_(std::move(show)) {
    owner->installEventFilter(this);
    show_();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::LanguageChange && watched == parent()) show_();
    return false;
  }

 private:
  std::function<void()> show_;
};

}  // namespace

void keepTranslated(QWidget* owner, std::function<void()> show) { new TextUpdater(owner, std::move(show)); }

void nameControl(QWidget* control, const QString& name) { nameControl(control, name, name); }

void nameControl(QWidget* control, const QString& name, const QString& tooltip) {
  control->setAccessibleName(name);
  control->setToolTip(tooltip);
}

}  // namespace furitsuke::widgets
