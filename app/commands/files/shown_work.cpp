// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/shown_work.h"

#include <utility>
#include <vector>

#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

ShownWork::ShownWork(widgets::MessageBar& messages, QObject* parent) : BackgroundWork(parent), messages_(messages) {
  connect(this, &BackgroundWork::slowChanged, this, &ShownWork::show);
}

void ShownWork::show(bool slow) {
  messages_.withdraw(std::exchange(message_, 0));
  if (!slow) return;
  std::vector<widgets::MessageBar::Choice> choices;
  if (const auto cancelWork = cancel()) choices.push_back({[] { return tr("Cancel"); }, cancelWork});
  message_ = messages_.showMessage(Severity::Info, text(), std::move(choices), widgets::MessageBar::Stay::Long);
}

}  // namespace furitsuke::commands
