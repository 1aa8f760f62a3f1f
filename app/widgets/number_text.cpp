// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_text.h"

#include <cmath>

namespace furitsuke::widgets {

namespace {

constexpr QChar kMinus(0x2212);
/// Larger numbers use scientific notation, because fixed notation would not fit into a field.
constexpr double kScientificFrom = 1e7, kScientificFromOfWhole = 1e10;

QString withoutSignOfZero(const QString& text) {
  const bool isZero = text.count('0') + text.count('.') + text.count('-') == text.size();
  return isZero && text.startsWith('-') ? text.mid(1) : text;
}

QString plainNumber(double value, const NumberFormat& format) {
  if (std::isnan(value)) return QStringLiteral("NaN");
  if (std::isinf(value)) return QString(value < 0 ? QLatin1String("-") : QLatin1String("")) + QChar(0x221E);
  if (std::abs(value) >= (format.maxDecimals == 0 ? kScientificFromOfWhole : kScientificFrom))
    return QString::number(value, 'g', 7);
  QString text = QString::number(value, 'f', format.maxDecimals);
  if (format.maxDecimals > 0) {
    const qsizetype point = text.indexOf('.');
    qsizetype end = text.size();
    while (end > point + 1 + format.minDecimals && text[end - 1] == '0') --end;
    if (end == point + 1) end = point;
    text.truncate(end);
  }
  return withoutSignOfZero(text);
}

}  // namespace

QString fixedNumber(double value, int decimals) {
  return withoutSignOfZero(QString::number(value, 'f', decimals)).replace('-', kMinus);
}

QString shortNumber(double value, int digits) {
  return withoutSignOfZero(QString::number(value, 'g', digits)).replace('-', kMinus);
}

QString timeText(double seconds) {
  // A third of a second of whole frames is 0.33, not 0.34.
  const auto hundredths = static_cast<qint64>(std::floor(seconds * 100 + 1e-6));
  const auto padded = [](qint64 value) { return QString::number(value).rightJustified(2, '0'); };
  return QString("%1:%2.%3").arg(hundredths / 6000).arg(padded(hundredths / 100 % 60), padded(hundredths % 100));
}

QString numberText(double value, const NumberFormat& format) {
  return plainNumber(value, format).replace('-', kMinus) + format.unit;
}

std::optional<double> parseNumber(const QString& text, const NumberFormat& format) {
  QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
  const QString unit = format.unit.trimmed();
  if (!unit.isEmpty() && plain.endsWith(unit)) plain = plain.chopped(unit.size()).trimmed();
  plain.replace(kMinus, '-').replace(',', '.');
  bool ok = false;
  const double value = plain.toDouble(&ok);
  if (!ok || !std::isfinite(value)) return {};
  return value;
}

}  // namespace furitsuke::widgets
