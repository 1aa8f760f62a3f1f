// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/live_title.h"

#include <utility>

#include "app/actions/action_set.h"

namespace furitsuke::commands {

void setLiveTitle(edit::MotionDocument& document, const actions::ActionSet& actions, const edit::LiveText& title) {
  document.file().setTitle(title.now());
  QObject::connect(&actions, &actions::ActionSet::textsChanged, &document,
                   [&document, title, shown = title.now()]() mutable {
                     const QString before = std::exchange(shown, title.now());
                     if (document.file().title() == before && before != shown) document.file().setTitle(shown);
                   });
}

}  // namespace furitsuke::commands
