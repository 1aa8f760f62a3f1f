// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QLocale>
#include <QString>
#include <QStringList>

class QApplication;

namespace furitsuke {

/// Channels keep their colour everywhere; each is always shown with its letter as well.
enum class ChannelColor { X, Y, Z, Rotation, Distance, Fov, Morph };
inline constexpr int kChannelColorCount = 7;
/// Red, orange, yellow, green, cyan, blue, violet, gray.
inline constexpr int kMarkerTintCount = 8;

/// The grid on which everything is laid out, and the one height of fields and buttons; in device-independent pixels.
inline constexpr int kGrid = 4;
inline constexpr int kControlHeight = 26;

/// One set of tokens; the dark and the light theme are two tables of the same names (resources/theme). Contrast of
/// text and mutedText against background and raised is at least 4.5:1 in both.
struct Theme {
  QString id;  ///< "dark" or "light"
  bool dark = true;
  QColor background;  ///< behind everything; timeline and curve canvas
  QColor alternate;   ///< every second row
  QColor raised;      ///< panels, fields, buttons
  QColor line;        ///< separators, grid
  QColor strongLine;  ///< main grid lines, borders of focused things
  QColor text;
  QColor mutedText;
  QColor accent;      ///< playhead, focus, primary button
  QColor accentText;  ///< on accent
  QColor warning;
  QColor error;
  QColor selection;  ///< selected rows and keys
  QColor selectionText;
  QColor key;            ///< unselected keys too close to show their shape
  QColor keyHeld;        ///< an unselected key that the value does not move to
  QColor keyLinear;      ///< one that it moves to on a straight line
  QColor keyEased;       ///< one that it moves to on a curve
  QColor keyPhysicsOff;  ///< one from which on physics is off
  QColor keyOutline;
  QColor comparison;  ///< the second of two motions that are compared, and how far it is from the first
  QColor channels[kChannelColorCount];
  QColor markers[kMarkerTintCount];  ///< in the order of MarkerColor

  [[nodiscard]] QColor channel(ChannelColor c) const { return channels[static_cast<int>(c)]; }
};

/// The ids of the themes, the default first.
[[nodiscard]] const QStringList& themeIds();
/// The tokens of "dark" or "light"; anything else gives "dark".
[[nodiscard]] Theme loadTheme(const QString& id);

/// The theme in force. Widgets read it when they paint and repaint on QEvent::PaletteChange.
[[nodiscard]] const Theme& theme();
/// Faces for Japanese and Chinese, best first, of those that are installed. The same character has other forms in the
/// two: Chinese ones come first where the interface is in Chinese, else Japanese ones, as names of bones are.
[[nodiscard]] QStringList ideographFamilies(QLocale::Language language, const QStringList& installed);
/// Sets the interface font by the language of QLocale().
void applyFonts();
/// Sets palette, style sheet and fonts of the whole program.
/// `id` is "dark" or "light"; anything else gives "dark".
void applyTheme(QApplication& application, const QString& id);
/// One of our own line icons (resources/icons/NAME.svg), tinted with the text colour of the theme in force when it is
/// painted: an icon need not be set again after a change of theme.
[[nodiscard]] QIcon themedIcon(const QString& name);
/// The interface font with tabular figures, for numbers in tables and fields.
[[nodiscard]] QFont numberFont();

}  // namespace furitsuke
