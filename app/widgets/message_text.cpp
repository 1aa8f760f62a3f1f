// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "app/widgets/number_text.h"

namespace furitsuke::widgets {

namespace {

/// The context of all texts of messages.
constexpr char kContext[] = "Core";

struct LocalArgument {
  QString operator()(std::int64_t number) const { return QLocale().toString(static_cast<qlonglong>(number)); }
  QString operator()(std::uint64_t number) const { return QLocale().toString(static_cast<qulonglong>(number)); }
  QString operator()(Counted count) const { return operator()(count.value); }
  QString operator()(Decimals number) const { return fixedNumber(number.value, number.decimals); }
  QString operator()(const std::string& text) const { return QString::fromStdString(shownText(text)); }
  QString operator()(const Message& message) const { return translated(message); }
};

/// The translation of a text that counts, with %n filled in.
QString translatedCount(const Message& message, std::uint64_t count) {
  const int number = static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
  const QString text = QCoreApplication::translate(kContext, message.text(), message.plural(), number);
  if (text != QString(message.text()).replace("%n", QString::number(number))) return text;
  // Not translated: both English forms are in the message.
  return QString(count == 1 ? message.text() : message.plural()).replace("%n", LocalArgument{}(count));
}

}  // namespace

QString translated(const Message& message) {
  if (message.isEmpty()) return {};
  std::vector<std::string> placeholders;
  QString text;
  for (const MessageArgument& argument : message.arguments()) {
    if (const auto* count = std::get_if<Counted>(&argument.value)) {
      text = translatedCount(message, count->value);
    } else {
      placeholders.push_back(std::visit(LocalArgument{}, argument.value).toStdString());
    }
  }
  if (message.plural() == nullptr) text = QCoreApplication::translate(kContext, message.text());
  return QString::fromStdString(filled(text.toStdString(), placeholders));
}

QString translatedLiteral(std::string_view literal) {
  return QCoreApplication::translate(kContext, std::string(literal).c_str());
}

QString failureText(const Error& error) { return translated(error.sentence()); }

}  // namespace furitsuke::widgets
