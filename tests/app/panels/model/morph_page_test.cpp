// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/morph_page.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "app/panels/model/morph_model.h"
#include "app/panels/model/weight_delegate.h"
#include "app/widgets/value_field.h"
#include "tests/support/dancer.h"

namespace furitsuke::panels {
namespace {

/// The dancer with あ in the lip panel, 笑い in the eye panel and まばたき in the brow panel. At frame 4 of the dance,
/// あ has half of its weight.
class Morphs : public ::testing::Test {
 protected:
  Morphs() {
    model::Model model = test::dancer();
    model.morphs[0].panel = model::MorphPanel::Lip;
    model.morphs[1].panel = model::MorphPanel::Eye;
    model.morphs[2].panel = model::MorphPanel::Brow;
    model::Morph hidden;
    hidden.kind = model::MorphKind::Group;
    hidden.name = model::ModelName::fromText("内部", "");
    model.morphs.push_back(hidden);
    actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), nullptr);
    page.resize(400, 300);
    page.setActor(actor.get(), false);
    // Requests are applied to the actor, as the window applies them to the motion.
    QObject::connect(&page, &MorphPage::weightRequested, &page, [this](int morph, double weight) {
      ++changes;
      pose(morph, weight);
    });
    QObject::connect(&page, &MorphPage::releaseRequested, &page, [this](int morph) {
      eval::BoundDraft draft = actor->draft();
      draft.weights.erase(morph);
      set(draft);
    });
    QObject::connect(&page, &MorphPage::releaseAllRequested, &page, [this] { set({}); });
    QObject::connect(&page, &MorphPage::undoLastRequested, &page, [this] { set(beforeDrag); });
    QObject::connect(&page, &MorphPage::dragStarted, &page, [this] {
      beforeDrag = actor->draft();
      steps += '(';
    });
    QObject::connect(&page, &MorphPage::dragFinished, &page, [this] { steps += ')'; });
    page.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&page));
  }
  QTreeView* view() { return page.view(); }
  QModelIndex row(const QString& name, int column = MorphModel::kWeightColumn) {
    const QAbstractItemModel* model = view()->model();
    for (int group = 0; group < model->rowCount(); ++group) {
      const QModelIndex heading = model->index(group, 0);
      for (int i = 0; i < model->rowCount(heading); ++i) {
        const QModelIndex index = model->index(i, 0, heading);
        if (index.data().toString() == name) return index.siblingAtColumn(column);
      }
    }
    ADD_FAILURE() << "no row " << name.toStdString();
    return {};
  }
  std::string names() {
    QStringList text;
    const QAbstractItemModel* model = view()->model();
    for (int group = 0; group < model->rowCount(); ++group) {
      const QModelIndex heading = model->index(group, 0);
      text.append(heading.data().toString() + ':');
      for (int i = 0; i < model->rowCount(heading); ++i) text.append(model->index(i, 0, heading).data().toString());
    }
    return text.join(' ').toStdString();
  }
  QPoint at(const QString& name, double weight) {
    const QRect groove = WeightDelegate::grooveOf(view()->visualRect(row(name)));
    return {groove.left() + static_cast<int>(std::lround(weight * groove.width())), groove.center().y()};
  }
  void send(QEvent::Type type, QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* target = view()->viewport();
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, point, target->mapToGlobal(point), button, held, modifiers);
    QApplication::sendEvent(target, &event);
  }
  void click(QPoint point) {
    send(QEvent::MouseButtonPress, point);
    send(QEvent::MouseButtonRelease, point);
  }
  void set(eval::BoundDraft draft) {
    actor->setDraft(std::move(draft));
    page.showPose();
  }
  void pose(int morph, double weight) {
    eval::BoundDraft draft = actor->draft();
    draft.weights[morph] = weight;
    set(draft);
  }
  double posed(int morph) {
    const auto& weights = actor->draft().weights;
    return weights.contains(morph) ? weights.at(morph) : -1;
  }

  std::unique_ptr<scene::Actor> actor;
  MorphPage page;
  eval::BoundDraft beforeDrag;
  std::string steps;  ///< "(" for the start of a drag, ")" for its end
  int changes = 0;
};

TEST_F(Morphs, AreGroupedAsInMmd) {
  EXPECT_EQ(names(), "Brow: まばたき Eye: 笑い Lip: あ") << "morphs without a panel in MMD are not shown";
  page.setActor(actor.get(), true);
  EXPECT_EQ(names(), "Brow: まばたき Eye: smile Lip: a");
  page.setActor(nullptr, false);
  EXPECT_EQ(names(), "");
}

TEST_F(Morphs, FollowTheMotionUntilTheyAreInTheDraft) {
  actor->setMotion(test::dancerMotion());
  actor->evaluate(0);
  const double start = row("あ").data(Qt::EditRole).toDouble();
  actor->evaluate(8);
  EXPECT_NE(row("あ").data(Qt::EditRole).toDouble(), start);
  EXPECT_FALSE(row("あ").data(MorphModel::kPosedRole).toBool());
  click(at("あ", 0.25));
  EXPECT_NEAR(posed(0), 0.25, 0.02);
  actor->evaluate(0);
  EXPECT_NEAR(row("あ").data(Qt::EditRole).toDouble(), 0.25, 0.02);
  EXPECT_TRUE(row("あ").data(MorphModel::kPosedRole).toBool());
}

TEST_F(Morphs, ADragSetsEveryWeightOnItsWay) {
  send(QEvent::MouseButtonPress, at("あ", 0.2));
  EXPECT_NEAR(posed(0), 0.2, 0.02);
  send(QEvent::MouseMove, at("あ", 0.6) + QPoint(0, 60));
  EXPECT_NEAR(posed(0), 0.6, 0.02) << "even if the mouse leaves the row";
  send(QEvent::MouseMove, at("あ", 1) + QPoint(40, 0));
  EXPECT_EQ(posed(0), 1);
  send(QEvent::MouseButtonRelease, at("あ", 1));
  send(QEvent::MouseMove, at("あ", 0.5));
  EXPECT_EQ(posed(0), 1) << "released";
  EXPECT_EQ(posed(1), -1);
  EXPECT_EQ(changes, 3);
  EXPECT_EQ(steps, "()") << "one step";
}

TEST_F(Morphs, CtrlSlowsADragDown) {
  pose(0, 0.5);
  send(QEvent::MouseButtonPress, at("あ", 0.3), Qt::ControlModifier);
  EXPECT_EQ(posed(0), 0.5) << "it does not jump to the mouse";
  send(QEvent::MouseMove, at("あ", 0.8), Qt::ControlModifier);
  EXPECT_NEAR(posed(0), 0.55, 0.005);
}

TEST_F(Morphs, ADoubleClickOpensAFieldAndChangesNothing) {
  click(at("あ", 0.7));
  set({});
  send(QEvent::MouseButtonPress, at("あ", 0.4));
  send(QEvent::MouseButtonRelease, at("あ", 0.4));
  send(QEvent::MouseButtonDblClick, at("あ", 0.4));
  EXPECT_EQ(posed(0), -1) << "the first of the two clicks is undone";
  auto* field = view()->findChild<widgets::ValueField*>();
  ASSERT_NE(field, nullptr);
  field->setValue(-1.5);
  QTest::keyClick(field, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(posed(0), -1.5) << "outside the range of the slider";
}

TEST_F(Morphs, KeysChangeReleaseAndEditWeights) {
  view()->setCurrentIndex(row("笑い"));
  QTest::keyClick(view(), Qt::Key_Right);
  QTest::keyClick(view(), Qt::Key_Right);
  EXPECT_NEAR(posed(1), 0.1, 1e-12);
  QTest::keyClick(view(), Qt::Key_Left, Qt::ControlModifier);
  EXPECT_NEAR(posed(1), 0.09, 1e-12);
  QTest::keyClick(view(), Qt::Key_Delete);
  EXPECT_EQ(posed(1), -1);
  QTest::keyClick(view(), Qt::Key_F2);
  EXPECT_NE(view()->findChild<widgets::ValueField*>(), nullptr);
}

TEST_F(Morphs, AreSlidersBelowHeadingsForScreenReaders) {
  QAccessibleInterface* list = QAccessible::queryAccessibleInterface(view());
  ASSERT_NE(list, nullptr);
  QStringList sliders, headings;
  QAccessibleInterface* slider = nullptr;
  for (int i = 0; i < list->childCount(); ++i) {
    QAccessibleInterface* each = list->child(i);
    if (each == nullptr) continue;  // of the header
    EXPECT_EQ(list->indexOfChild(each), i);
    const QString name = each->text(QAccessible::Name);
    if (each->role() == QAccessible::Heading) headings.append(name);
    if (each->role() != QAccessible::Slider) continue;
    sliders.append(name);
    if (name == "笑い") slider = each;
  }
  EXPECT_TRUE(sliders.contains("あ") && sliders.contains("笑い")) << sliders.join(' ').toStdString();
  EXPECT_GE(headings.size(), 2);
  for (const QString& heading : headings) EXPECT_TRUE(heading.at(0).isLetter()) << heading.toStdString();
  ASSERT_NE(slider, nullptr);
  ASSERT_NE(slider->valueInterface(), nullptr);
  EXPECT_EQ(slider->valueInterface()->maximumValue().toDouble(), 1);
  slider->valueInterface()->setCurrentValue(0.25);
  EXPECT_EQ(posed(1), 0.25);
  EXPECT_EQ(slider->valueInterface()->currentValue().toDouble(), 0.25);
  view()->setFocus();
  view()->setCurrentIndex(row("笑い"));
  EXPECT_EQ(list->focusChild(), slider);
}

TEST_F(Morphs, ThePinAndTheButtonReleaseMorphs) {
  auto* all = page.findChild<QToolButton*>();
  EXPECT_FALSE(all->isEnabled());
  pose(0, 0.3);
  pose(1, 0.6);
  page.showPose();
  EXPECT_TRUE(all->isEnabled());
  EXPECT_FALSE(row("あ", 0).data(Qt::DecorationRole).isNull()) << "an icon in addition to the color";
  EXPECT_TRUE(row("まばたき", 0).data(Qt::DecorationRole).isNull());
  const QRect name = view()->visualRect(row("あ", 0));
  click(name.topLeft() + QPoint(8, name.height() / 2));
  EXPECT_EQ(posed(0), -1);
  EXPECT_EQ(posed(1), 0.6);
  all->click();
  EXPECT_EQ(posed(1), -1);
  EXPECT_FALSE(all->isEnabled());
}

TEST_F(Morphs, TheSearchFindsBothLanguages) {
  auto* search = page.findChild<QLineEdit*>();
  for (const auto& [text, found] : {std::pair{"SMI", "Eye: 笑い"},
                                    {"わらい", ""},
                                    {"マバ", "Brow: まばたき"},
                                    {"", "Brow: まばたき Eye: 笑い Lip: あ"}}) {
    search->setText(QString::fromUtf8(text));
    EXPECT_EQ(names(), found) << text;
  }
}

TEST_F(Morphs, PosedMorphsLookDifferentFromThoseOfTheMotion) {
  const QRect cell = view()->visualRect(row("あ"));
  actor->setMotion(test::dancerMotion());
  actor->evaluate(8);
  page.showPose();
  const QImage led = view()->viewport()->grab(cell).toImage();
  pose(0, actor->pose().keyedWeights[0]);
  page.showPose();
  EXPECT_NE(view()->viewport()->grab(cell).toImage(), led);
}

}  // namespace
}  // namespace furitsuke::panels
