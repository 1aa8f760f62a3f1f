// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>
#include <utility>

namespace furitsuke::widgets {

namespace {

constexpr const char* kRole = "furitsukeAccessibleRole";

/// The slider of a widget, as one of its children.
class SliderOfWidget final : public QObject {
 public:
  SliderOfWidget(QWidget& widget, AccessibleSlider given) : QObject(&widget), slider(std::move(given)) {}
  AccessibleSlider slider;
};

const AccessibleSlider* sliderOf(const QObject* widget) {
  for (const QObject* child : widget->children()) {
    if (const auto* found = dynamic_cast<const SliderOfWidget*>(child)) return &found->slider;
  }
  return nullptr;
}

class WidgetWithRole final : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  WidgetWithRole(QWidget* widget, QAccessible::Role role) : QAccessibleWidget(widget, role) {}

  void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface && sliderOf(object()) != nullptr)
      return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  QVariant currentValue() const override { return sliderOf(object())->value(); }
  void setCurrentValue(const QVariant& value) override { sliderOf(object())->setValue(value.toDouble()); }
  QVariant maximumValue() const override { return sliderOf(object())->highest; }
  QVariant minimumValue() const override { return sliderOf(object())->lowest; }
  QVariant minimumStepSize() const override { return sliderOf(object())->step; }
};

QAccessibleInterface* makeWithRole(const QString& /*key*/, QObject* object) {
  if (object == nullptr || !object->isWidgetType()) return nullptr;
  const QVariant role = object->property(kRole);
  if (!role.isValid()) return nullptr;
  return new WidgetWithRole(static_cast<QWidget*>(object), static_cast<QAccessible::Role>(role.toInt()));
}

}  // namespace

void setAccessibleRole(QWidget& widget, QAccessible::Role role) {
  [[maybe_unused]] static const bool isInstalled = [] {
    QAccessible::installFactory(makeWithRole);
    return true;
  }();
  widget.setProperty(kRole, static_cast<int>(role));
}

void setAccessibleSlider(QWidget& widget, AccessibleSlider slider) {
  new SliderOfWidget(widget, std::move(slider));
  setAccessibleRole(widget, QAccessible::Slider);
}

}  // namespace furitsuke::widgets
