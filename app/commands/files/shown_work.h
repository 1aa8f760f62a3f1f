// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/background_work.h"

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::commands {

/// Background work that the message bar names when it takes long, with a button that cancels it.
class ShownWork : public session::BackgroundWork {
  Q_OBJECT

 public:
  ShownWork(widgets::MessageBar& messages, QObject* parent);

 private:
  void show(bool slow);

  widgets::MessageBar& messages_;
  int message_ = 0;  ///< 0: none
};

}  // namespace furitsuke::commands
