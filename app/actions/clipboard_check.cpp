// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/clipboard_check.h"

#include <QClipboard>
#include <QGuiApplication>
#include <utility>

namespace furitsuke::actions {

ClipboardCheck::ClipboardCheck(Question question, QObject* parent) : QObject(parent), question_(std::move(question)) {
  const auto forget = [this] { answer_.reset(); };
  connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, forget);
  // Not every platform reports what other programs copy before the user comes back.
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, forget);
}

bool ClipboardCheck::holds() const {
  if (!answer_) answer_ = question_(QGuiApplication::clipboard()->mimeData());
  return *answer_;
}

}  // namespace furitsuke::actions
