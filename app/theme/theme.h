// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QLocale>
#include <QString>
#include <QStringList>

class QApplication;

namespace furitsuke::theme {

/// Channels have the same color everywhere and are always labeled with their letter as well.
enum class ChannelColor { X, Y, Z, Rotation, Distance, Fov, Morph };
inline constexpr int kChannelColorCount = 7;
/// Red, orange, yellow, green, cyan, blue, violet, gray.
inline constexpr int kMarkerTintCount = 8;
/// Of rigid bodies.
inline constexpr int kBodyModeCount = 3;
inline constexpr int kBodyGroupCount = 16;

/// Spacing unit of all layouts, and the height of fields and buttons, in device-independent pixels.
inline constexpr int kGrid = 4;
inline constexpr int kControlHeight = 26;

/// A set of color tokens; the dark and the light theme are two tables of the same names (resources/theme). In both, the
/// contrast of text and mutedText against background and raised is at least 4.5:1.
struct Theme {
  QString id;  ///< "dark" or "light"
  bool dark = true;
  QColor background;  ///< base background; timeline and curve canvas
  QColor alternate;   ///< every second row
  QColor raised;      ///< panels, fields, buttons
  QColor line;        ///< separators, grid
  QColor strongLine;  ///< main grid lines, borders of focused controls
  QColor text;
  QColor mutedText;
  QColor accent;      ///< playhead, focus, primary button
  QColor accentText;  ///< text on accent
  QColor warning;
  QColor error;
  QColor selection;  ///< selected rows and keys
  QColor selectionText;
  QColor key;            ///< unselected keys that are too close to show their shape
  QColor keyHeld;        ///< unselected key with the value of the previous key
  QColor keyLinear;      ///< unselected key with linear interpolation
  QColor keyEased;       ///< unselected key with a curve
  QColor keyPhysicsOff;  ///< unselected key that turns physics off
  QColor keyOutline;
  QColor comparison;  ///< the second motion of a comparison, and its difference from the first
  QColor channels[kChannelColorCount];
  QColor markers[kMarkerTintCount];  ///< in the order of MarkerColor
  // The lines of rigid bodies over the picture of the viewport.
  QColor bodyModes[kBodyModeCount];  ///< in the order of model::BodyMode
  QColor bodyGroups[kBodyGroupCount];

  [[nodiscard]] QColor channel(ChannelColor c) const { return channels[static_cast<int>(c)]; }
};

/// The ids of the themes, the default first.
[[nodiscard]] const QStringList& themeIds();
/// The tokens of "dark" or "light"; anything else gives "dark".
[[nodiscard]] Theme loadTheme(const QString& id);

/// The current theme. Widgets read it when they paint, and repaint on QEvent::PaletteChange.
[[nodiscard]] const Theme& theme();
/// The installed font families for Japanese and Chinese, preferred first. The glyphs of shared characters differ:
/// Chinese fonts come first in a Chinese interface, otherwise Japanese fonts, because bone names are Japanese.
[[nodiscard]] QStringList ideographFamilies(QLocale::Language language, const QStringList& installed);
/// Sets the interface font for the language of QLocale().
void applyFonts();
/// Makes theme() the one of this id, without touching any widget. `id` is "dark" or "light"; anything else gives
/// "dark".
void setTheme(const QString& id);
// The steps that bring theme() to the widgets, in this order. A changed style sheet is applied to every widget once for
// each of its ancestors (Qt 6.4), a new one only once: therefore the old one goes first.
void removeStyleSheet(QApplication& application);
/// Style, fonts and palette; only without a style sheet.
void applyPalette(QApplication& application);
void applyStyleSheet(QApplication& application);
/// Sets palette, style sheet and fonts of the application, all at once: for the start. ThemeChange is for windows that
/// are shown. `id` as in setTheme().
void applyTheme(QApplication& application, const QString& id);
/// The icon resources/icons/NAME.svg, tinted with the text color of the current theme when it is painted. It does not
/// need to be set again after a change of theme.
[[nodiscard]] QIcon themedIcon(const QString& name);
/// The interface font with tabular figures, for numbers in tables and fields.
[[nodiscard]] QFont numberFont();

}  // namespace furitsuke::theme
