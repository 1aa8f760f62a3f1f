// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_expression.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace furitsuke::widgets {

namespace {

constexpr QChar kMinusSign(0x2212);
constexpr int kMaxDepth = 32;  // of parentheses

/// ASCII without spaces, unit and a leading "=".
QString plainText(const QString& text, const NumberFormat& format) {
  QString plain = text.normalized(QString::NormalizationForm_KC);
  const QString unit = format.unit.trimmed();
  if (!unit.isEmpty()) plain.remove(unit);
  plain.remove(' ').replace(kMinusSign, '-').replace(',', '.').replace(QChar(0x00D7), '*').replace(QChar(0x00F7), '/');
  return plain.startsWith('=') ? plain.mid(1) : plain;
}

/// Recursive descent over sums of products of numbers.
class Evaluation {
 public:
  explicit Evaluation(const QString& text) : text_(text) {}

  [[nodiscard]] std::optional<double> result() {
    const double value = sum();
    return !failed_ && at_ == text_.size() && std::isfinite(value) ? std::optional(value) : std::nullopt;
  }

 private:
  [[nodiscard]] bool take(char symbol) {
    if (at_ >= text_.size() || text_[at_] != QLatin1Char(symbol)) return false;
    ++at_;
    return true;
  }
  double sum() {
    double value = product();
    while (!failed_) {
      if (take('+')) {
        value += product();
      } else if (take('-')) {
        value -= product();
      } else {
        break;
      }
    }
    return value;
  }
  double product() {
    double value = factor();
    while (!failed_) {
      if (take('*')) {
        value *= factor();
      } else if (take('/')) {
        value /= factor();  // the result is checked for infinity
      } else {
        break;
      }
    }
    return value;
  }
  double factor() {
    if (take('-')) return -factor();
    if (!take('(')) return number();
    const double value = ++depth_ > kMaxDepth ? fail() : sum();
    --depth_;
    return take(')') ? value : fail();
  }
  double number() {
    const qsizetype start = at_;
    while (at_ < text_.size() && (text_[at_].isDigit() || text_[at_] == '.')) ++at_;
    if (at_ > start && at_ < text_.size() && text_[at_].toLower() == 'e') {
      qsizetype end = at_ + 1;
      if (end < text_.size() && (text_[end] == '-' || text_[end] == '+')) ++end;
      const qsizetype digits = end;
      while (end < text_.size() && text_[end].isDigit()) ++end;
      if (end > digits) at_ = end;
    }
    bool isNumber = false;
    const double value = QLocale::c().toDouble(text_.mid(start, at_ - start), &isNumber);
    return isNumber ? value : fail();
  }
  double fail() {
    failed_ = true;
    return 0;
  }

  const QString& text_;
  qsizetype at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
};

}  // namespace

std::optional<double> evaluateNumber(const QString& text, const NumberFormat& format, std::optional<double> current) {
  if (const auto number = parseNumber(text, format); number && !text.trimmed().startsWith('+')) return number;
  const QString plain = plainText(text, format);
  const bool isRelative = !text.trimmed().startsWith('=') && !plain.isEmpty() && QString("+*/").contains(plain[0]);
  if (!isRelative) return Evaluation(plain).result();
  if (!current) return {};
  return Evaluation('(' + QString::number(*current, 'g', 17) + ')' + plain).result();
}

std::optional<double> relativeAmount(const QString& text, const NumberFormat& format) {
  const QString plain = plainText(text, format);
  return plain.startsWith('+') && !text.trimmed().startsWith('=') ? Evaluation(plain.mid(1)).result() : std::nullopt;
}

std::optional<double> relativeFactor(const QString& text, const NumberFormat& format) {
  const QString plain = plainText(text, format);
  const bool isFactor = plain.startsWith('*') || plain.startsWith('/');
  return isFactor ? Evaluation('1' + plain).result() : std::nullopt;
}

bool isUnfinishedNumber(const QString& text) {
  const QString plain = plainText(text, {});
  return plain.isEmpty() || plain == "." || QString("+-*/(").contains(plain.back());
}

bool isNumberText(const QString& text, const QString& unit) {
  const QString plain = plainText(text, {0, 0, unit});
  return std::ranges::all_of(
      plain, [&](QChar each) { return each.isDigit() || QString("+-*/().eE").contains(each) || unit.contains(each); });
}

}  // namespace furitsuke::widgets
