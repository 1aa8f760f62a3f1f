// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/cycle_choice.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>
#include <any>
#include <array>
#include <cstddef>
#include <string_view>

#include "app/panels/operations/operation_dialog.h"
#include "app/widgets/number_text.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/window_place.h"
#include "core/operations/time/cycle_search.h"

namespace furitsuke::panels {

namespace {

/// The list says the same.
constexpr auto kListNotes = std::to_array<std::string_view>({"edit.loop.cycles"});

class CycleText {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::CycleText)

 public:
  static QString name() { return tr("Cycles that were found"); }
  static QString help() {
    return tr(
        "The cycles from the best one on: their frames, and how far poses and speeds at both ends are apart, "
        "compared with how far poses of the motion are apart usually.");
  }
  static QString of(const operations::Cycle& cycle) {
    const int length = cycle.frames.last - cycle.frames.first;
    return tr("Frames %1–%2, %Ln long, difference %3 %", nullptr, length)
        .arg(cycle.frames.first)
        .arg(cycle.frames.last)
        .arg(widgets::fixedNumber(cycle.distance * 100, 1));
  }
};

void showCycles(QComboBox& list, const operations::FoundCycles& found) {
  const QSignalBlocker silent(&list);
  list.clear();
  for (const operations::Cycle& cycle : found.cycles) list.addItem(CycleText::of(cycle));
  list.setCurrentIndex(static_cast<int>(found.chosen));
}

}  // namespace

QWidget* makeCycleChoice(OperationDialog& dialog) {
  auto* list = new QComboBox(&dialog);
  list->setObjectName("cycles");
  widgets::keepTranslated(list, [list] {
    list->setAccessibleName(CycleText::name());
    list->setToolTip(CycleText::name());
    list->setWhatsThis(CycleText::help());
  });
  widgets::keepRoomWhenHidden(*list);  // the buttons below stay where they are
  list->hide();
  dialog.leaveOut(kListNotes);
  QObject::connect(list, &QComboBox::activated, &dialog,
                   [&dialog](int index) { dialog.chooseValue("candidate", QString::number(index + 1)); });
  QObject::connect(&dialog, &OperationDialog::shown, list, [list](const operations::OperationReport& report) {
    const auto* found = std::any_cast<operations::FoundCycles>(&report.extra);
    if (found != nullptr) showCycles(*list, *found);
    list->setVisible(found != nullptr);
  });
  return list;
}

}  // namespace furitsuke::panels
