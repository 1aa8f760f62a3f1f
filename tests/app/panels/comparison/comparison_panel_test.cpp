// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/comparison/comparison_panel.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include "app/panels/comparison/difference_list.h"
#include "app/theme/theme.h"
#include "tests/support/dancer.h"

namespace furitsuke::panels {
namespace {

eval::DifferenceSeries course(double largest, Frame frame) {
  eval::DifferenceSeries made{largest, frame, std::vector<float>(100)};
  made.points[static_cast<std::size_t>(frame)] = static_cast<float>(largest);
  return made;
}

class ComparisonPanelTest : public ::testing::Test {
 protected:
  ComparisonPanelTest() {
    theme::applyTheme(*qApp, "dark");
    panel.setActions(&compare, &stop, &previous, &next);
    panel.resize(900, 400);
    panel.show();
  }
  /// 右腕 has the largest distance, 左腕 the largest rotation, 頭 only rotates, 上半身 differs less than the shown
  /// minimum.
  static eval::MotionComparison differing() {
    eval::MotionComparison comparison;
    comparison.frames = comparison.whole = {0, 99};
    comparison.bones.resize(test::dancer().bones.size(), {course(0, 0), course(0, 0), {}});
    comparison.morphs.resize(test::dancer().morphs.size(), {course(0, 0), {}});
    comparison.bones[2].distance = course(0.0004, 5);
    comparison.bones[3] = {course(2.5, 80), course(3, 10), {}};
    comparison.bones[4] = {course(1.25, 20), course(45, 60), {}};
    comparison.bones[6].degrees = course(7, 33);
    comparison.morphs[1].weight = course(0.5, 40);
    return comparison;
  }
  void showDifferences(const eval::MotionComparison& comparison = differing()) {
    panel.setState(ComparisonPanel::State::On);
    panel.setTitles("first.vmd", "second.vmd");
    panel.setComparison(model, std::make_shared<eval::MotionComparison>(comparison));
  }
  static QString names(const DifferenceList& list) {
    QStringList names;
    for (int row = 0; row < list.model()->rowCount(); ++row)
      names.append(list.model()->index(row, 0).data().toString());
    return names.join(' ');
  }
  static QString row(const DifferenceList& list, int row) {
    QStringList cells;
    for (int column = 0; column < list.model()->columnCount(); ++column) {
      cells.append(list.model()->index(row, column).data().toString());
    }
    return cells.join('|');
  }
  static QRect cell(const DifferenceList& list, int row, int column) {
    return list.visualRect(list.model()->index(row, column));
  }
  [[nodiscard]] QToolButton* emptyButton() const {
    for (auto* button : panel.findChildren<QToolButton*>()) {
      if (button->isVisible() && button->defaultAction() == &compare) return button;
    }
    return nullptr;
  }

  std::shared_ptr<const model::Model> model = std::make_shared<model::Model>(test::dancer());
  QAction compare{"compare"}, stop{"stop"}, previous{"previous"}, next{"next"};
  ComparisonPanel panel;
};

TEST_F(ComparisonPanelTest, ExplainsWhatIsMissingAndThenOffersToCompare) {
  EXPECT_FALSE(panel.bones().isVisible());
  EXPECT_EQ(emptyButton(), nullptr);
  panel.setState(ComparisonPanel::State::NoMotion);
  EXPECT_EQ(emptyButton(), nullptr);
  panel.setState(ComparisonPanel::State::NoSecond);
  ASSERT_NE(emptyButton(), nullptr);
  QSignalSpy asked(&compare, &QAction::triggered);
  emptyButton()->click();
  EXPECT_EQ(asked.count(), 1);
  showDifferences();
  EXPECT_TRUE(panel.bones().isVisible());
}

TEST_F(ComparisonPanelTest, ListsDifferencesWithTheLargestFirst) {
  showDifferences();
  EXPECT_EQ(names(panel.bones()), "右腕 左腕 頭");
  EXPECT_EQ(row(panel.bones(), 0), QString::fromUtf8("右腕||2.500|80|3.00°|10"));
  EXPECT_EQ(row(panel.bones(), 2), QString::fromUtf8("頭||0.000|0|7.00°|33"));
  EXPECT_EQ(names(panel.morphs()), "笑い");
  EXPECT_EQ(row(panel.morphs(), 0), "笑い||0.500|40");
  auto* tabs = panel.findChild<QTabWidget*>();
  EXPECT_EQ(tabs->tabText(0), "Bones (3)");
  EXPECT_EQ(tabs->tabText(1), "Morphs (1)");
}

TEST_F(ComparisonPanelTest, ClickingAHeaderSortsByItsNumbers) {
  showDifferences();
  QHeaderView* header = panel.bones().header();
  const auto click = [&](int column) {
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      {header->sectionViewportPosition(column) + header->sectionSize(column) / 2, 6});
  };
  click(DifferenceModel::Rotation);
  const QString once = names(panel.bones());
  click(DifferenceModel::Rotation);
  EXPECT_EQ(QStringList({once, names(panel.bones())}).join('/'), "右腕 頭 左腕/左腕 頭 右腕");
}

TEST_F(ComparisonPanelTest, BonesThatPhysicsMovesComeLastInEveryOrder) {
  auto hair = std::make_shared<model::Model>(test::dancer());
  for (const auto& [bone, mode] :
       {std::pair(3, model::BodyMode::Physics), std::pair(4, model::BodyMode::FollowsBone)}) {
    model::RigidBody& body = hair->bodies.emplace_back();
    body.bone = bone;
    body.mode = mode;
  }
  model = hair;
  showDifferences();
  EXPECT_EQ(names(panel.bones()), "左腕 頭 右腕") << "though it differs most";
  panel.bones().sortByColumn(DifferenceModel::Distance, Qt::AscendingOrder);
  EXPECT_EQ(names(panel.bones()), "頭 左腕 右腕");
}

TEST_F(ComparisonPanelTest, TheSearchFindsBothNames) {
  showDifferences();
  auto* search = panel.findChild<QLineEdit*>();
  search->setText("ARM");
  EXPECT_EQ(names(panel.bones()), "右腕 左腕");
  EXPECT_EQ(names(panel.morphs()), "");
  search->setText("頭");
  EXPECT_EQ(names(panel.bones()), "頭");
  search->clear();
  panel.setEnglishNames(true);
  EXPECT_EQ(names(panel.bones()), "arm R arm L head");
}

TEST_F(ComparisonPanelTest, ReturnAndDoubleClickGoToTheLargestDifference) {
  showDifferences();
  QSignalSpy bone(&panel, &ComparisonPanel::boneChosen);
  DifferenceList& list = panel.bones();
  list.setCurrentIndex(list.model()->index(1, DifferenceModel::Name));
  QTest::keyClick(&list, Qt::Key_Return);
  ASSERT_EQ(bone.count(), 1);
  EXPECT_EQ(bone[0][0].toInt(), 4);
  EXPECT_EQ(bone[0][1].toInt(), 20);
  const QPoint turn = cell(list, 1, DifferenceModel::Rotation).center();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, turn);
  QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, turn);
  ASSERT_EQ(bone.count(), 2);
  EXPECT_EQ(bone[1][1].toInt(), 60) << "in the rotation column, the frame of the largest rotation";
  list.setCurrentIndex(list.model()->index(2, DifferenceModel::Name));
  QTest::keyClick(&list, Qt::Key_Return);
  ASSERT_EQ(bone.count(), 3);
  EXPECT_EQ(bone[2][1].toInt(), 33) << "a bone that only rotates, at its largest rotation";
  QSignalSpy morph(&panel, &ComparisonPanel::morphChosen);
  panel.findChild<QTabWidget*>()->setCurrentIndex(1);
  panel.morphs().setCurrentIndex(panel.morphs().model()->index(0, 0));
  QTest::keyClick(&panel.morphs(), Qt::Key_Return);
  ASSERT_EQ(morph.count(), 1);
  EXPECT_EQ(morph[0][0].toInt(), 1);
  EXPECT_EQ(morph[0][1].toInt(), 40);
}

TEST_F(ComparisonPanelTest, TheCurrentRowAndSortingAreKeptWhenTheMotionsChange) {
  showDifferences();
  DifferenceList& list = panel.bones();
  list.setCurrentIndex(list.model()->index(1, DifferenceModel::Rotation));
  eval::MotionComparison other = differing();
  other.bones[4].distance = course(9, 20);
  showDifferences(other);
  EXPECT_EQ(names(list), "左腕 右腕 頭");
  EXPECT_EQ(list.currentIndex().row(), 0);
  EXPECT_EQ(list.currentIndex().column(), DifferenceModel::Rotation);
}

TEST_F(ComparisonPanelTest, EqualMotionsShowAMessage) {
  eval::MotionComparison none = differing();
  for (eval::ComparedBone& bone : none.bones) bone = {course(0, 0), course(0, 0), {}};
  none.morphs[1].weight = course(0, 0);
  const auto says = [this] {
    for (auto* label : panel.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains("in the same way")) return true;
    }
    return false;
  };
  showDifferences();
  EXPECT_FALSE(says());
  showDifferences(none);
  EXPECT_TRUE(says());
  panel.setComparison(nullptr, nullptr);
  EXPECT_FALSE(says()) << "the comparison has not finished";
}

TEST_F(ComparisonPanelTest, SkippedFramesAreReported) {
  auto* note = panel.findChild<QLabel*>("leftOut");
  showDifferences();
  EXPECT_FALSE(note->isVisible());
  eval::MotionComparison far = differing();
  far.whole.last = 49;
  showDifferences(far);
  EXPECT_TRUE(note->isVisible());
  EXPECT_TRUE(note->text().contains("49")) << note->text().toStdString();
  panel.setComparison(nullptr, nullptr);
  EXPECT_FALSE(note->isVisible());
}

TEST_F(ComparisonPanelTest, TheOnlyTabWithDifferencesIsShownFirst) {
  auto* tabs = panel.findChild<QTabWidget*>();
  eval::MotionComparison faces = differing();
  for (eval::ComparedBone& bone : faces.bones) bone = {course(0, 0), course(0, 0), {}};
  eval::MotionComparison bodies = differing();
  bodies.morphs[1].weight = course(0, 0);
  showDifferences(faces);
  EXPECT_EQ(tabs->currentIndex(), 1) << "no bone differs";
  tabs->setCurrentIndex(0);
  showDifferences(faces);
  EXPECT_EQ(tabs->currentIndex(), 0) << "the chosen tab is kept while the motions are edited";
  tabs->setCurrentIndex(1);
  panel.setComparison(nullptr, nullptr);
  showDifferences();
  EXPECT_EQ(tabs->currentIndex(), 1) << "both differ";
  panel.setComparison(nullptr, nullptr);
  showDifferences(bodies);
  EXPECT_EQ(tabs->currentIndex(), 0) << "no morph differs";
}

TEST_F(ComparisonPanelTest, ProgressIsShownDuringTheComparison) {
  showDifferences();
  auto* bar = panel.findChild<QProgressBar*>();
  EXPECT_FALSE(bar->isVisible());
  panel.setProgress(37);
  EXPECT_TRUE(bar->isVisible());
  EXPECT_EQ(bar->value(), 37);
  panel.setProgress({});
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(ComparisonPanelTest, TheGraphOfARowShowsItsPeakAndThePlayhead) {
  showDifferences();
  panel.setPlayhead(50);
  QTest::qWait(20);
  DifferenceList& list = panel.bones();
  const QRect area = cell(list, 0, DifferenceModel::OverTime);
  ASSERT_GT(area.width(), 150);
  const QImage image = list.viewport()->grab().toImage();
  /// Pixels of that color in a tenth of the cell.
  const auto count = [&](const QColor& color, int tenth) {
    int found = 0;
    for (int x = area.left() + area.width() * tenth / 10; x < area.left() + area.width() * (tenth + 1) / 10; ++x) {
      for (int y = area.top() + 2; y < area.center().y(); ++y) {
        const QColor seen = image.pixelColor(x, y);
        const int off = std::abs(seen.red() - color.red()) + std::abs(seen.green() - color.green()) +
                        std::abs(seen.blue() - color.blue());
        found += off < 60 ? 1 : 0;
      }
    }
    return found;
  };
  EXPECT_GT(count(theme::theme().comparison, 8) + count(theme::theme().comparison, 7), 0)
      << "the peak of the distance, frame 80";
  EXPECT_EQ(count(theme::theme().comparison, 3), 0);
  EXPECT_GT(count(theme::theme().channel(theme::ChannelColor::Rotation), 1) +
                count(theme::theme().channel(theme::ChannelColor::Rotation), 0),
            0)
      << "the peak of the rotation, frame 10";
  EXPECT_GT(count(theme::theme().accent, 5) + count(theme::theme().accent, 4), 0) << "the playhead";
}

}  // namespace
}  // namespace furitsuke::panels
