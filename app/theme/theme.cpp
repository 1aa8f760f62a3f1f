// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <algorithm>
#include <utility>

// The resources are in a static library; without this reference the linker drops them. Must be outside any namespace.
static void initThemeResources() {
  Q_INIT_RESOURCE(theme);
  Q_INIT_RESOURCE(icons);
}

namespace furitsuke::theme {

namespace {

Theme& currentTheme() {
  static Theme theme = loadTheme("dark");
  return theme;
}

/// All tokens with their names in the theme files and in the style sheet.
std::vector<std::pair<const char*, QColor*>> tokensOf(Theme& t) {
  return {{"background", &t.background},
          {"alternate", &t.alternate},
          {"raised", &t.raised},
          {"line", &t.line},
          {"strongLine", &t.strongLine},
          {"text", &t.text},
          {"mutedText", &t.mutedText},
          {"accent", &t.accent},
          {"accentText", &t.accentText},
          {"warning", &t.warning},
          {"error", &t.error},
          {"selection", &t.selection},
          {"selectionText", &t.selectionText},
          {"key", &t.key},
          {"keyHeld", &t.keyHeld},
          {"keyLinear", &t.keyLinear},
          {"keyEased", &t.keyEased},
          {"keyPhysicsOff", &t.keyPhysicsOff},
          {"keyOutline", &t.keyOutline},
          {"comparison", &t.comparison},
          {"x", &t.channels[0]},
          {"y", &t.channels[1]},
          {"z", &t.channels[2]},
          {"rotation", &t.channels[3]},
          {"distance", &t.channels[4]},
          {"fov", &t.channels[5]},
          {"morph", &t.channels[6]},
          {"markerRed", &t.markers[0]},
          {"markerOrange", &t.markers[1]},
          {"markerYellow", &t.markers[2]},
          {"markerGreen", &t.markers[3]},
          {"markerCyan", &t.markers[4]},
          {"markerBlue", &t.markers[5]},
          {"markerViolet", &t.markers[6]},
          {"markerGray", &t.markers[7]},
          {"bodyFollows", &t.bodyModes[0]},
          {"bodyPhysics", &t.bodyModes[1]},
          {"bodyAtBone", &t.bodyModes[2]},
          {"group1", &t.bodyGroups[0]},
          {"group2", &t.bodyGroups[1]},
          {"group3", &t.bodyGroups[2]},
          {"group4", &t.bodyGroups[3]},
          {"group5", &t.bodyGroups[4]},
          {"group6", &t.bodyGroups[5]},
          {"group7", &t.bodyGroups[6]},
          {"group8", &t.bodyGroups[7]},
          {"group9", &t.bodyGroups[8]},
          {"group10", &t.bodyGroups[9]},
          {"group11", &t.bodyGroups[10]},
          {"group12", &t.bodyGroups[11]},
          {"group13", &t.bodyGroups[12]},
          {"group14", &t.bodyGroups[13]},
          {"group15", &t.bodyGroups[14]},
          {"group16", &t.bodyGroups[15]}};
}

QByteArray themeResource(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll();
}

QPalette paletteOf(const Theme& t) {
  QPalette palette;
  palette.setColor(QPalette::Window, t.raised);
  palette.setColor(QPalette::WindowText, t.text);
  palette.setColor(QPalette::Base, t.background);
  palette.setColor(QPalette::AlternateBase, t.alternate);
  palette.setColor(QPalette::Text, t.text);
  palette.setColor(QPalette::PlaceholderText, t.mutedText);
  palette.setColor(QPalette::Button, t.raised);
  palette.setColor(QPalette::ButtonText, t.text);
  palette.setColor(QPalette::BrightText, t.error);
  palette.setColor(QPalette::ToolTipBase, t.raised);
  palette.setColor(QPalette::ToolTipText, t.text);
  palette.setColor(QPalette::Highlight, t.selection);
  palette.setColor(QPalette::HighlightedText, t.selectionText);
  palette.setColor(QPalette::Link, t.accent);
  palette.setColor(QPalette::LinkVisited, t.accent);
  palette.setColor(QPalette::Light, t.line);
  palette.setColor(QPalette::Midlight, t.line);
  palette.setColor(QPalette::Mid, t.strongLine);
  palette.setColor(QPalette::Dark, t.strongLine);
  palette.setColor(QPalette::Shadow, t.keyOutline);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, t.mutedText);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, t.mutedText);
  return palette;
}

/// The style sheet with the tokens replaced by colors. Longer names are replaced first, so that a name that starts
/// with another name is not replaced in part.
QString styleSheetOf(Theme t) {
  QString sheet = QString::fromUtf8(themeResource(":/theme/style.qss"));
  auto tokens = tokensOf(t);
  std::ranges::sort(tokens, std::greater{}, [](const auto& token) { return qstrlen(token.first); });
  for (const auto& [name, color] : tokens) sheet.replace('@' + QString::fromLatin1(name), color->name());
  sheet.replace("@art", ":/theme/" + t.id);
  return sheet;
}

QFont interfaceFont() {
  // Read once: after setFont(), systemFont() would return the font of this program.
  static const QFont system = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
  QFont font = system;
  QStringList families = ideographFamilies(QLocale().language(), QFontDatabase::families());
  families.removeAll(system.family());
  families.prepend(system.family());
  font.setFamilies(families);
  return font;
}

}  // namespace

const QStringList& themeIds() {
  static const QStringList ids = {"dark", "light"};
  return ids;
}

Theme loadTheme(const QString& id) {
  initThemeResources();
  Theme theme;
  theme.id = themeIds().contains(id) ? id : themeIds().first();
  theme.dark = theme.id == "dark";
  const QJsonObject table = QJsonDocument::fromJson(themeResource(":/theme/" + theme.id + ".json")).object();
  for (const auto& [name, color] : tokensOf(theme)) *color = QColor(table.value(QLatin1String(name)).toString());
  return theme;
}

const Theme& theme() { return currentTheme(); }

QStringList ideographFamilies(QLocale::Language language, const QStringList& installed) {
  static const QStringList kJapanese = {"Noto Sans CJK JP", "Noto Sans JP", "VL PGothic",    "IPAPGothic",
                                        "IPAexGothic",      "TakaoPGothic", "Hiragino Sans", "Yu Gothic UI",
                                        "Meiryo UI",        "Meiryo"};
  static const QStringList kChinese = {"Noto Sans CJK SC",  "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei",
                                       "WenQuanYi Zen Hei", "PingFang SC",  "Microsoft YaHei UI", "Microsoft YaHei"};
  const bool isChinese = language == QLocale::Chinese;
  QStringList preferred = isChinese ? kChinese + kJapanese : kJapanese + kChinese;
  preferred.removeIf([&](const QString& family) { return !installed.contains(family); });
  return preferred;
}

void applyFonts() {
  const QFont font = interfaceFont();
  if (QApplication::font() != font) QApplication::setFont(font);  // it tells every widget
}

void setTheme(const QString& id) { currentTheme() = loadTheme(id); }

void removeStyleSheet(QApplication& application) { application.setStyleSheet({}); }

void applyPalette(QApplication& application) {
  // A style sheet would hide the name of the style.
  if (application.style() == nullptr || application.style()->name() != "fusion") {
    QApplication::setStyle(QStyleFactory::create("Fusion"));
  }
  applyFonts();
  QApplication::setPalette(paletteOf(theme()));
}

void applyStyleSheet(QApplication& application) { application.setStyleSheet(styleSheetOf(theme())); }

void applyTheme(QApplication& application, const QString& id) {
  setTheme(id);
  removeStyleSheet(application);
  applyPalette(application);
  applyStyleSheet(application);
}

QFont numberFont() {
  QFont font = QApplication::font();
  const QFontMetricsF metrics(font);
  const qreal width = metrics.horizontalAdvance('0');
  const bool tabular = std::ranges::all_of(std::string_view("123456789"), [&](char digit) {
    return qFuzzyCompare(metrics.horizontalAdvance(QLatin1Char(digit)), width);
  });
  if (!tabular) font.setFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
  return font;
}

}  // namespace furitsuke::theme
