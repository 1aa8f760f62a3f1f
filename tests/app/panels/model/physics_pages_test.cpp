// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>
#include <limits>
#include <type_traits>

#include "app/panels/model/body_page.h"
#include "app/panels/model/joint_page.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/model/part_names.h"
#include "app/panels/model/physics_parts.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"

namespace furitsuke::panels {
namespace {

using physics::PhysicsPart;
using Kind = PhysicsPart::Kind;

model::Model physicalModel() {
  model::Model made;
  made.bones.emplace_back().name = model::ModelName::fromText("頭", "head");
  for (const char* name : {"頭部", "髪", "飾り"}) {
    model::RigidBody& body = made.bodies.emplace_back();
    body.name = model::ModelName::fromText(name, {});
    body.bone = 0;
    body.size = {0.5F, 1, 0.25F};
    body.mass = 1;
  }
  made.bodies[0].mask = 0xFFFF;
  made.bodies[1].mode = model::BodyMode::Physics;
  made.bodies[1].group = 3;
  made.bodies[1].shape = model::BodyShape::Box;
  for (int i = 0; i < 2; ++i) {
    model::Joint& joint = made.joints.emplace_back();
    joint.name = model::ModelName::fromText("接続" + std::to_string(i), {});
    joint.bodyA = 0;
    joint.bodyB = 1 + i;
  }
  return made;
}

class PhysicsPagesTest : public ::testing::Test {
 protected:
  PhysicsPagesTest() {
    panel.resize(420, 700);
    show(physicalModel());
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
    QObject::connect(&panel, &ModelPanel::partChosen, &panel,
                     [this](std::optional<PhysicsPart> part) { choices.push_back(part); });
  }
  ~PhysicsPagesTest() override { panel.setActor(nullptr); }
  void show(model::Model model) {
    panel.setActor(nullptr);
    actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)),
                                           std::make_shared<image::ModelImages>());
    panel.setActor(actor.get());
  }
  template <class Page>
  Page* page() {
    auto* found = panel.findChild<Page*>();
    panel.findChild<QTabWidget*>()->setCurrentWidget(panel.findChild<PhysicsParts*>());
    panel.findChild<PhysicsParts*>()->showPage(std::is_same_v<Page, BodyPage> ? PhysicsPart::Kind::Body
                                                                              : PhysicsPart::Kind::Joint);
    QApplication::processEvents();
    return found;
  }
  /// "NAME: VALUE" of each line below the list, after the title.
  template <class Page>
  [[nodiscard]] QStringList values() {
    QStringList lines;
    for (const QLabel* label :
         page<Page>()->template findChild<ValueList*>()->widget()->template findChildren<QLabel*>()) {
      if (!label->accessibleName().isEmpty()) {
        lines.append(label->accessibleName() + ": " + QString(label->text()).replace(QChar::Nbsp, ' '));
      }
    }
    return lines;
  }
  template <class Page>
  [[nodiscard]] QString problem() {
    const auto* label = page<Page>()->template findChild<QLabel*>("problem");
    return label == nullptr ? QString() : label->text();
  }
  template <class Page>
  void click(int part) {
    QTreeView* view = page<Page>()->view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(part, 0)).center());
    QApplication::processEvents();
  }

  std::unique_ptr<scene::Actor> actor;
  ModelPanel panel;
  std::vector<std::optional<PhysicsPart>> choices;
};

TEST(GroupNumbers, AreRangesFromOneToSixteen) {
  const struct {
    std::uint16_t groups;
    const char* text;
  } rows[] = {
      {0, ""}, {1, "1"}, {0x8000, "16"}, {0xFFFF, "1–16"}, {3, "1, 2"}, {0x8007, "1–3, 16"}, {0xFFF6, "2, 3, 5–16"}};
  for (const auto& row : rows) EXPECT_EQ(groupNumbers(row.groups).toStdString(), row.text) << row.groups;
}

TEST_F(PhysicsPagesTest, ANarrowPanelShowsTheModeOfEachBodyWhole) {
  panel.resize(240, 700);
  auto* view = page<BodyPage>()->findChild<QTreeView*>();
  QApplication::processEvents();
  for (int row = 0; row < view->model()->rowCount(); ++row) {
    const QModelIndex mode = view->model()->index(row, 1);
    EXPECT_GE(view->visualRect(mode).width(), view->sizeHintForIndex(mode).width())
        << mode.data().toString().toStdString();
  }
}

TEST_F(PhysicsPagesTest, ListEveryBodyAndJoint) {
  const auto text = [](const QTreeView* view) {
    QStringList lines;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
      lines.append(view->model()->index(row, 0).data().toString() + " " +
                   view->model()->index(row, 1).data().toString());
    }
    return lines.join(", ").toStdString();
  };
  EXPECT_EQ(text(page<BodyPage>()->view()),
            "頭部 group 1 · follows bone, 髪 group 4 · physics, 飾り group 1 · follows bone");
  EXPECT_EQ(text(page<JointPage>()->view()), "接続0 頭部 – 髪, 接続1 頭部 – 飾り");
}

TEST_F(PhysicsPagesTest, AChoiceShowsItsValuesAndIsReported) {
  EXPECT_TRUE(values<BodyPage>().isEmpty());
  click<BodyPage>(1);
  EXPECT_EQ(choices.back(), (PhysicsPart{Kind::Body, 1}));
  const QStringList shown = values<BodyPage>();
  for (const char* line : {"Bone: 頭", "Mode: physics", "Group: 4", "Collides with groups: none",
                           "Ignores groups: 1–16", "Shape: box", "Half size: x 0.5   y 1   z 0.25", "Mass: 1"}) {
    EXPECT_TRUE(shown.contains(QString::fromUtf8(line))) << line << " in " << shown.join(" | ").toStdString();
  }
  click<JointPage>(0);
  EXPECT_EQ(choices.back(), (PhysicsPart{Kind::Joint, 0}));
  EXPECT_EQ(choices.size(), 2U);
  EXPECT_TRUE(values<JointPage>().contains("Body B: 髪"));
  EXPECT_TRUE(values<BodyPage>().isEmpty()) << "only one of both is chosen";
  EXPECT_TRUE(page<BodyPage>()->view()->selectionModel()->selectedRows().isEmpty());
  EXPECT_EQ(choices.size(), 2U);
}

TEST_F(PhysicsPagesTest, AChoiceMadeInTheViewportShowsItsPage) {
  panel.setChosenPart(PhysicsPart{Kind::Joint, 1});
  EXPECT_TRUE(panel.findChild<JointPage*>()->isVisible());
  EXPECT_TRUE(values<JointPage>().contains("Body B: 飾り"));
  EXPECT_EQ(page<JointPage>()->view()->currentIndex().row(), 1);
  panel.setChosenPart(PhysicsPart{Kind::Body, 2});
  EXPECT_TRUE(panel.findChild<BodyPage*>()->isVisible());
  EXPECT_TRUE(values<BodyPage>().contains("Shape: sphere"));
  EXPECT_TRUE(values<JointPage>().isEmpty());
  panel.setEnglishNames(true);
  EXPECT_TRUE(values<BodyPage>().contains("Bone: head")) << "the choice is kept";
  panel.setChosenPart({});
  EXPECT_TRUE(values<BodyPage>().isEmpty());
  EXPECT_TRUE(choices.empty()) << "a choice made elsewhere is not reported back";
}

TEST_F(PhysicsPagesTest, SearchingKeepsTheChoice) {
  click<BodyPage>(1);
  auto* search = page<BodyPage>()->findChild<QLineEdit*>();
  search->setText("頭");
  EXPECT_EQ(page<BodyPage>()->view()->model()->rowCount(), 1);
  search->clear();
  EXPECT_EQ(page<BodyPage>()->view()->currentIndex().row(), 1);
  EXPECT_EQ(choices.size(), 1U);
}

TEST_F(PhysicsPagesTest, FaultsOfBodiesAndJointsAreExplained) {
  model::Model model = physicalModel();
  model.bodies[0].position.y = std::numeric_limits<float>::infinity();
  model.bodies[1].mass = 0;
  model.bodies[2].size.x = 0;
  model.bodies[2].mode = model::BodyMode::Physics;
  model::Joint joint = model.joints[1];
  joint.bodyA = 2;
  model.joints.push_back(joint);
  joint.bodyA = 1;
  joint.bodyB = 1;
  joint.position = {};
  model.joints.push_back(joint);
  model.joints[0].bodyA = 2;
  model.joints[0].rotationUpper.x = std::numeric_limits<float>::quiet_NaN();
  show(std::move(model));
  const char* bodies[] = {"Not simulated, because a value is not a finite number.",
                          "Follows its bone, because its mass is not above 0.",
                          "Collides with nothing, because its size is not above 0."};
  for (int i = 0; i < 3; ++i) {
    click<BodyPage>(i);
    EXPECT_EQ(problem<BodyPage>().toStdString(), bodies[i]);
    const QModelIndex row = page<BodyPage>()->view()->model()->index(i, 1);
    EXPECT_FALSE(row.data(Qt::DecorationRole).isNull()) << "a warning in the list";
  }
  const char* joints[] = {"Not simulated, because a value is not a finite number.",
                          "Not simulated, because one of its bodies does not exist or is not simulated.",
                          "Not simulated, because both of its bodies are the same.",
                          "Not simulated, because both of its bodies are the same."};
  for (int i = 0; i < 4; ++i) {
    click<JointPage>(i);
    EXPECT_EQ(problem<JointPage>().toStdString(), joints[i]);
  }
  show(physicalModel());
  click<JointPage>(1);
  EXPECT_EQ(problem<JointPage>().toStdString(), "Not simulated, because physics moves neither of its bodies.");
  click<BodyPage>(0);
  EXPECT_EQ(problem<BodyPage>(), "");
}

TEST_F(PhysicsPagesTest, ModelsWithoutBodiesSayThat) {
  show(model::Model());
  EXPECT_EQ(page<BodyPage>()->findChild<ValueList*>()->widget()->findChild<QLabel*>()->text(),
            "The model has no rigid bodies.");
  EXPECT_EQ(page<JointPage>()->findChild<ValueList*>()->widget()->findChild<QLabel*>()->text(),
            "The model has no joints.");
}

TEST_F(PhysicsPagesTest, ShowTheValuesOfARealModel) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  auto loaded = io::loadModel(*corpus / "models" / "luka.pmx");
  ASSERT_TRUE(loaded.ok());
  show(std::move(loaded->model));
  EXPECT_EQ(page<BodyPage>()->view()->model()->rowCount(), 71);
  EXPECT_EQ(page<JointPage>()->view()->model()->rowCount(), 57);
  panel.setChosenPart(PhysicsPart{Kind::Body, 20});
  EXPECT_EQ(values<BodyPage>().join(" | ").toStdString(),
            "Bone: 左後髪前列１ | Mode: physics | Group: 4 | Collides with groups: 2, 3, 5–16 | Ignores groups: 1, 4 | "
            "Shape: capsule | Radius: 0.1 | Height: 1.88374 | Position: x 0.62483   y 16.30982   z 1.13736 | "
            "Rotation: x −23.3°   y −2.98°   z 7.5° | Mass: 0.5 | Move damping: 0.8 | Rotation damping: 0.5 | "
            "Restitution: 0 | Friction: 0");
  panel.setChosenPart(PhysicsPart{Kind::Joint, 0});
  EXPECT_EQ(values<JointPage>().join(" | ").toStdString(),
            "Body A: 頭 | Body B: 前髪１ | Kind: spring, 6 degrees of freedom | "
            "Position: x 0.89258   y 19.65094   z −0.94799 | Rotation: x 0°   y 0°   z 0° | "
            "Move limits: x 0   y 0   z 0 | Rotation limits: x −20° … 20°   y −5° … 5°   z −20° … 20° | "
            "Move springs: x 0   y 0   z 0 | Rotation springs: x 0   y 0   z 0");
}

}  // namespace
}  // namespace furitsuke::panels
