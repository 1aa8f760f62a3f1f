// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>

class QMimeData;

namespace furitsuke::actions {

/// A question about the content of the clipboard. It is asked again only when the content may have changed: on X11 each
/// look at the clipboard waits for the server, and for the program that owns it if that is another one.
class ClipboardCheck : public QObject {
  Q_OBJECT

 public:
  using Question = std::function<bool(const QMimeData* data)>;  ///< `data` may be nullptr

  explicit ClipboardCheck(Question question, QObject* parent = nullptr);

  [[nodiscard]] bool holds() const;

 private:
  Question question_;
  mutable std::optional<bool> answer_;  ///< nullopt: to be asked
};

}  // namespace furitsuke::actions
