// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme.h"

#include <gtest/gtest.h>

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "app/theme/cached_pixmap.h"
#include "app/theme/theme_change.h"
#include "tests/app/theme/contrast.h"

namespace furitsuke::theme {
namespace {

using test::contrast;
using test::linearChannel;

struct Pair {
  const char* name;
  QColor front, back;
  double atLeast;
};

std::vector<Pair> pairsOf(const Theme& t) {
  std::vector<Pair> pairs = {{"accent text", t.accentText, t.accent, 4.5},
                             {"selection text", t.selectionText, t.selection, 4.5},
                             {"key", t.key, t.background, 4.5},
                             {"held key", t.keyHeld, t.background, 4.5},
                             {"linear key", t.keyLinear, t.background, 4.5},
                             {"eased key", t.keyEased, t.background, 4.5},
                             {"key without physics", t.keyPhysicsOff, t.background, 4.5},
                             {"selected key", t.selection, t.background, 3.0},
                             {"playhead", t.accent, t.background, 3.0},
                             {"control border", t.strongLine, t.background, 3.0},
                             {"control border on a panel", t.strongLine, t.raised, 3.0},
                             {"focused border", t.accent, t.raised, 3.0}};
  const std::pair<const char*, QColor> texts[] = {
      {"text", t.text}, {"muted text", t.mutedText}, {"warning", t.warning}, {"error", t.error}};
  for (const auto& [name, color] : texts) {
    for (const QColor& back : {t.background, t.alternate, t.raised}) pairs.push_back({name, color, back, 4.5});
  }
  pairs.push_back({"text on hover", t.text, t.line, 4.5});
  pairs.push_back({"second motion on canvas", t.comparison, t.background, 4.5});
  for (const QColor& channel : t.channels) {
    pairs.push_back({"channel on canvas", channel, t.background, 4.5});
    pairs.push_back({"channel label", channel, t.raised, 4.5});
  }
  return pairs;
}

TEST(Contrast, OfBlackOnWhiteIs21) { EXPECT_NEAR(contrast(Qt::black, Qt::white), 21.0, 1e-9); }

TEST(Theme, TextIsReadableInEveryTheme) {
  for (const QString& id : themeIds()) {
    for (const Pair& pair : pairsOf(loadTheme(id))) {
      EXPECT_GE(contrast(pair.front, pair.back), pair.atLeast)
          << id.toStdString() << ": " << pair.name << ' ' << pair.front.name().toStdString() << " on "
          << pair.back.name().toStdString();
    }
  }
}

TEST(Theme, EveryTableHasEveryToken) {
  for (const QString& id : themeIds()) {
    for (const Pair& pair : pairsOf(loadTheme(id))) {
      EXPECT_TRUE(pair.front.isValid() && pair.back.isValid()) << id.toStdString() << ": " << pair.name;
    }
  }
}

/// Lightness and two color axes of OKLab, in which a distance of 0.02 is just noticeable.
std::array<double, 3> perceived(const QColor& c) {
  const double r = linearChannel(c.redF()), g = linearChannel(c.greenF()), b = linearChannel(c.blueF());
  const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s};
}

TEST(Theme, ColorsOfRigidBodiesCanBeToldApartInEveryTheme) {
  for (const QString& id : themeIds()) {
    const Theme t = loadTheme(id);
    // The background of the viewport in the dark theme is between that of panels and white.
    const QColor ground = t.dark ? QColor(0x51, 0x55, 0x59) : t.raised;
    const std::span<const QColor> palettes[] = {t.bodyModes, t.bodyGroups};
    for (const auto& colors : palettes) {
      for (std::size_t i = 0; i < colors.size(); ++i) {
        EXPECT_TRUE(colors[i].isValid()) << id.toStdString() << ' ' << i;
        EXPECT_GE(contrast(colors[i], ground), 2.5) << id.toStdString() << ' ' << i;
        for (std::size_t j = 0; j < i; ++j) {
          const auto a = perceived(colors[i]), b = perceived(colors[j]);
          EXPECT_GE(std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), 0.1) << id.toStdString() << ' ' << i << ' ' << j;
        }
      }
    }
  }
}

TEST(Theme, TheStyleSheetHasNoUnreplacedToken) {
  for (const QString& id : themeIds()) {
    applyTheme(*qApp, id);
    EXPECT_EQ(theme().id, id);
    EXPECT_FALSE(qApp->styleSheet().isEmpty());
    const QString sheet = qApp->styleSheet();
    EXPECT_EQ(sheet.mid(sheet.indexOf("*/")).count('@'), 0);
  }
}

struct StyleChanges : QObject {
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::StyleChange) ++count;
    return false;
  }
  int count = 0;
};

TEST(Theme, AChangeOfThemeIsAppliedOnceToWidgetsAtEveryDepth) {
  applyTheme(*qApp, "dark");
  QWidget window;
  QWidget* parent = &window;
  for (int depth = 0; depth < 10; ++depth) parent = new QWidget(parent);
  auto* button = new QPushButton("Apply", parent);
  window.show();
  StyleChanges changes;
  button->installEventFilter(&changes);
  applyTheme(*qApp, "light");
  EXPECT_LE(changes.count, 2) << "removing the old style sheet and applying the new one";
  EXPECT_EQ(button->palette().color(QPalette::ButtonText), theme().text);
}

struct Passes : QObject {
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) last << event->type();
    if (event->type() == QEvent::Paint) ++painted;
    return false;
  }
  QList<QEvent::Type> last;
  int painted = 0;
};

TEST(Theme, AChangeOfThemeInAWindowTakesAPassOfTheEventLoopForEachStepAndPaintsOnlyTheResult) {
  applyTheme(*qApp, "light");
  const QString sheet = qApp->styleSheet();
  const QPalette palette = QApplication::palette();
  applyTheme(*qApp, "dark");
  QWidget window;
  auto* button = new QPushButton("Apply", &window);
  window.show();
  while (QApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents)) {
  }
  Passes passes;
  button->installEventFilter(&passes);
  ThemeChange change(*qApp);
  change.start("light");
  EXPECT_EQ(theme().id, "light");
  EXPECT_TRUE(passes.last.isEmpty()) << "the caller is not held";
  int steps = 0;
  while (change.isRunning()) {
    EXPECT_EQ(passes.painted, 0);
    passes.last.clear();
    QApplication::processEvents();
    EXPECT_LE(passes.last.count(QEvent::StyleChange), 1);
    if (passes.last.contains(QEvent::StyleChange)) ++steps;
  }
  EXPECT_EQ(steps, 2) << "the old style sheet goes, the new one comes";
  EXPECT_EQ(qApp->styleSheet(), sheet);
  EXPECT_EQ(QApplication::palette(), palette);
  EXPECT_EQ(button->palette().color(QPalette::ButtonText), theme().text);
  EXPECT_TRUE(window.updatesEnabled());
  QApplication::processEvents();
  EXPECT_GT(passes.painted, 0);
}

TEST(Theme, AChangeOfThemeWithinAnotherEndsWithTheLaterOne) {
  applyTheme(*qApp, "dark");
  const QString sheet = qApp->styleSheet();
  QWidget window;
  window.show();
  ThemeChange change(*qApp);
  change.start("light");
  QApplication::processEvents();
  change.start("dark");
  while (change.isRunning()) QApplication::processEvents();
  EXPECT_EQ(theme().id, "dark");
  EXPECT_EQ(qApp->styleSheet(), sheet);
  EXPECT_EQ(window.palette().color(QPalette::Window), theme().raised);
  EXPECT_TRUE(window.updatesEnabled());
}

TEST(Theme, FontsMatchTheLanguage) {
  const QStringList installed = {"Arial", "Noto Sans CJK SC", "Noto Sans CJK JP", "Meiryo"};
  const QStringList japanese = {"Noto Sans CJK JP", "Meiryo", "Noto Sans CJK SC"};
  EXPECT_EQ(ideographFamilies(QLocale::Japanese, installed), japanese);
  EXPECT_EQ(ideographFamilies(QLocale::English, installed), japanese) << "bone names are Japanese";
  EXPECT_EQ(ideographFamilies(QLocale::Chinese, installed),
            (QStringList{"Noto Sans CJK SC", "Noto Sans CJK JP", "Meiryo"}));
  EXPECT_EQ(ideographFamilies(QLocale::Chinese, {"Arial"}), QStringList());
}

TEST(Theme, UnknownIdGivesTheDefault) { EXPECT_EQ(loadTheme("neon").id, "dark"); }

TEST(Theme, IconsFollowAChangeOfTheme) {
  applyTheme(*qApp, "dark");
  const QIcon icon = themedIcon("open");
  const auto strongest = [&] {
    const QImage image = icon.pixmap(32, 32).toImage().convertToFormat(QImage::Format_ARGB32);
    QRgb best = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        if (qAlpha(image.pixel(x, y)) > qAlpha(best)) best = image.pixel(x, y);
      }
    }
    return QColor(best);
  };
  EXPECT_EQ(strongest(), theme().text);
  applyTheme(*qApp, "light");
  EXPECT_EQ(strongest(), theme().text);
}

TEST(Theme, ACachedPixmapIsDrawnOnceForEachKeyAndSize) {
  int drawn = 0;
  const auto pixmap = [&drawn](const QString& key, int side, qreal ratio) {
    const auto draw = [&drawn](QPainter& painter) {
      ++drawn;
      painter.fillRect(0, 0, 1, 1, Qt::red);
    };
    return cachedPixmap(key, {side, side}, draw, ratio);
  };
  const QPixmap first = pixmap("one", 8, 1);
  EXPECT_EQ(pixmap("one", 8, 1).cacheKey(), first.cacheKey());
  EXPECT_EQ(drawn, 1);
  EXPECT_EQ(first.toImage().pixelColor(0, 0), QColor(Qt::red));
  EXPECT_EQ(first.toImage().pixelColor(1, 1).alpha(), 0);
  EXPECT_NE(pixmap("two", 8, 1).cacheKey(), first.cacheKey());
  EXPECT_EQ(pixmap("one", 16, 1).size(), QSize(16, 16));
  EXPECT_EQ(pixmap("one", 16, 2).devicePixelRatio(), 2);
  EXPECT_EQ(drawn, 4);
}

TEST(Theme, TheNumberFontHasTabularDigits) {
  applyTheme(*qApp, "dark");
  const QFontMetricsF metrics(numberFont());
  for (char digit = '0'; digit <= '9'; ++digit) {
    EXPECT_DOUBLE_EQ(metrics.horizontalAdvance(QLatin1Char(digit)), metrics.horizontalAdvance('0')) << digit;
  }
}

}  // namespace
}  // namespace furitsuke::theme
