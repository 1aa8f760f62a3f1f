// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/operation_widgets.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "app/panels/operations/cycle_choice.h"
#include "app/panels/operations/fit_metrics.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/panels/operations/pose_curve.h"

namespace furitsuke::panels {

namespace {

struct WidgetRow {
  std::string_view operation;
  QWidget* (*make)(OperationDialog&);
};

constexpr WidgetRow kWidgetRows[] = {
    {"fit-to-model", makeFitFigures}, {"loop", makeCycleChoice}, {"reduce-poses", makePoseCurve}};

constexpr std::pair<std::string_view, OwnStart> kOwnStarts[] = {{"insert-frames", {"at", false}},
                                                                {"remove-frames", {"at", true}}};

}  // namespace

std::optional<OwnStart> ownStartOf(const operations::Operation& operation) {
  const auto* row =
      std::ranges::find(kOwnStarts, &operation, [](const auto& each) { return operations::findOperation(each.first); });
  return row == std::end(kOwnStarts) ? std::nullopt : std::optional(row->second);
}

QWidget* makeOperationWidget(OperationDialog& dialog) {
  // A script may have the id of an operation.
  const auto* row = std::ranges::find(kWidgetRows, &dialog.operation(),
                                      [](const WidgetRow& each) { return operations::findOperation(each.operation); });
  return row == std::end(kWidgetRows) ? nullptr : row->make(dialog);
}

}  // namespace furitsuke::panels
