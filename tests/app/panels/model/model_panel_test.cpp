// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/model_panel.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "app/panels/model/bone_page.h"
#include "app/panels/model/material_page.h"
#include "app/panels/model/part_names.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/no_match_label.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"
#include "tests/support/dancer.h"

namespace furitsuke::panels {
namespace {

model::Model dressedDancer() {
  model::Model model = test::dancer();
  model.comment = "一行目\r\n二行目";
  model.commentEnglish = "<b>first</b>\nsecond";
  model.textures = {"tex\\face.png", "sph\\hair.sph"};
  const char* const names[] = {"顔", "髪", "服"};
  for (const char* name : names) {
    model::Material material;
    material.name = model::ModelName::fromText(name, name == names[0] ? "face" : "");
    material.diffuse = {1, 0.5F, 0.25F, 1};
    model.materials.push_back(material);
  }
  model.materials[0].texture = 0;
  model.materials[0].sharedToon = 2;
  model.materials[0].edge = true;
  model.materials[1].sphere = 1;
  model.materials[1].sphereMode = model::SphereMode::Multiply;
  model.materials[1].doubleSided = true;
  return model;
}

class ModelPanelTest : public ::testing::Test {
 protected:
  ModelPanelTest() {
    actor = std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dressedDancer()),
                                           std::make_shared<const image::ModelImages>());
    panel.resize(420, 500);
    QObject::connect(&panel, &ModelPanel::bonesSelected, &panel,
                     [this](const std::vector<model::BoneIndex>& bones) { selections.push_back(bones); });
    panel.setActor(actor.get(), {"/models/dancer.pmx", 3});
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }
  template <class Page>
  Page* page() {
    auto* found = panel.findChild<Page*>();
    panel.findChild<QTabWidget*>()->setCurrentWidget(found);
    QApplication::processEvents();
    return found;
  }
  static QModelIndex row(QTreeView* view, const QString& name) {
    const auto found = view->model()->match(view->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                            Qt::MatchExactly | Qt::MatchRecursive);
    EXPECT_EQ(found.size(), 1) << name.toStdString();
    return found.value(0);
  }
  static void click(QTreeView* view, const QString& name, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, view->visualRect(row(view, name)).center());
  }
  std::unique_ptr<scene::Actor> actor;
  ModelPanel panel;
  std::vector<std::vector<model::BoneIndex>> selections;
};

/// The classes of this program whose widgets get another parent.
class ParentChanges final : public QObject {
 public:
  ParentChanges() { qApp->installEventFilter(this); }
  QStringList classes;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const QString name = watched->metaObject()->className();
    if (event->type() == QEvent::ParentChange && name.startsWith("furitsuke::")) classes += name;
    return false;
  }
};

TEST(ModelPanelPages, AreCreatedWithTheirFinalParent) {
  // With another one, the style sheet would be applied again to all their widgets: a tenth of the start of the window.
  const ParentChanges changes;
  const ModelPanel panel;
  EXPECT_EQ(changes.classes.join(' ').toStdString(), "furitsuke::panels::MorphView") << "a list of a page";
}

TEST_F(ModelPanelTest, WithoutAModelItShowsAHint) {
  panel.setActor(nullptr);
  EXPECT_TRUE(panel.findChild<widgets::EmptyState*>()->isVisible());
  EXPECT_FALSE(panel.findChild<QTabWidget*>()->isVisible());
  panel.showPose();
  panel.setSelectedBones({1, 2});
  panel.setActor(actor.get());
  EXPECT_FALSE(panel.findChild<widgets::EmptyState*>()->isVisible());
}

TEST_F(ModelPanelTest, BonesAreListedUnderTheirDisplayGroups) {
  QTreeView* view = page<BonePage>()->view();
  QStringList text;
  for (int group = 0; group < view->model()->rowCount(); ++group) {
    const QModelIndex heading = view->model()->index(group, 0);
    text.append(heading.data().toString() + ':');
    for (int i = 0; i < view->model()->rowCount(heading); ++i) {
      text.append(view->model()->index(i, 0, heading).data().toString());
    }
  }
  EXPECT_EQ(text.join(' ').toStdString(),
            "Root: 全ての親 体: 上半身 頭 腕: 右腕 左腕 In no display group: 操作中心 隠し");
}

TEST_F(ModelPanelTest, TheBoneSelectionIsReportedAndFollowed) {
  QSignalSpy activated(&panel, &ModelPanel::boneActivated);
  QTreeView* view = page<BonePage>()->view();
  click(view, "右腕");
  click(view, "頭", Qt::ControlModifier);
  EXPECT_EQ(selections, (std::vector<std::vector<model::BoneIndex>>{{3}, {3, 6}}));
  ASSERT_EQ(activated.count(), 2);
  selections.clear();
  panel.setSelectedBones({2, 4});
  EXPECT_EQ(page<BonePage>()->selected(), (std::vector<model::BoneIndex>{2, 4}));
  EXPECT_TRUE(selections.empty()) << "a selection made elsewhere is not reported back";
  panel.setEnglishNames(true);
  EXPECT_EQ(page<BonePage>()->selected(), (std::vector<model::BoneIndex>{2, 4}))
      << "the selection is kept when the names change";
  EXPECT_TRUE(selections.empty());
  click(view, "Body");
  EXPECT_EQ(selections, (std::vector<std::vector<model::BoneIndex>>{{}})) << "a heading is not a bone";
}

TEST_F(ModelPanelTest, SearchingKeepsTheSelectionAndSaysWhenNothingIsFound) {
  auto* bones = page<BonePage>();
  panel.setSelectedBones({1});
  selections.clear();
  auto* search = bones->findChild<QLineEdit*>();
  auto* noMatch = bones->findChild<widgets::NoMatchLabel*>();
  search->setText("no such bone");
  EXPECT_TRUE(noMatch->isVisible());
  EXPECT_EQ(noMatch->text(), "No name contains \"no such bone\".");
  EXPECT_TRUE(selections.empty()) << "a bone that is only hidden stays selected";
  search->clear();
  EXPECT_FALSE(noMatch->isVisible());
  EXPECT_EQ(bones->selected(), std::vector<model::BoneIndex>{1});
  EXPECT_TRUE(selections.empty());
}

TEST_F(ModelPanelTest, HeadingsAreFoldedAfterASearchAsBefore) {
  auto* bones = page<BonePage>();
  QTreeView* view = bones->view();
  const auto folds = [view] {
    QString text;
    for (int i = 0; i < view->model()->rowCount(); ++i) {
      text += view->isExpanded(view->model()->index(i, 0)) ? 'v' : '>';
    }
    return text.toStdString();
  };
  ASSERT_GE(view->model()->rowCount(), 2);
  view->collapse(view->model()->index(0, 0));
  const std::string before = folds();
  ASSERT_NE(before.find('v'), std::string::npos);
  auto* search = bones->findChild<QLineEdit*>();
  for (const char* text : {"no such bone", "頭"}) {
    search->setText(text);
    search->clear();
    EXPECT_EQ(folds(), before) << text;
  }
}

TEST_F(ModelPanelTest, UncheckingHidesAMaterial) {
  QSignalSpy changed(&panel, &ModelPanel::materialsChanged);
  auto* materials = page<MaterialPage>();
  QTreeView* view = materials->view();
  view->model()->setData(row(view, "髪"), Qt::Unchecked, Qt::CheckStateRole);
  EXPECT_EQ(actor->hiddenMaterials(), std::set<std::size_t>{1});
  EXPECT_EQ(changed.count(), 1);
  actor->setMaterialShown(2, false);
  panel.showPose();
  EXPECT_EQ(row(view, "服").data(Qt::CheckStateRole), Qt::Unchecked);
  EXPECT_EQ(changed.count(), 1);
  materials->findChild<QToolButton*>()->click();
  EXPECT_TRUE(actor->hiddenMaterials().empty());
  EXPECT_EQ(row(view, "服").data(Qt::CheckStateRole), Qt::Checked);
  EXPECT_EQ(changed.count(), 2);
}

TEST_F(ModelPanelTest, MaterialsShowTheirTexturesAndOptions) {
  QTreeView* view = page<MaterialPage>()->view();
  const QString face = row(view, "顔").siblingAtColumn(1).data().toString();
  EXPECT_EQ(face.toStdString(), "face.png (missing) · toon03 · edge");
  EXPECT_EQ(row(view, "髪").siblingAtColumn(1).data().toString().toStdString(), "×hair.sph (missing) · double-sided");
  EXPECT_EQ(row(view, "服").siblingAtColumn(1).data().toString(), "");
  EXPECT_FALSE(row(view, "顔").siblingAtColumn(1).data(Qt::DecorationRole).isNull())
      << "an icon for the missing texture";
  EXPECT_TRUE(row(view, "服").siblingAtColumn(1).data(Qt::DecorationRole).isNull());
}

TEST_F(ModelPanelTest, MaterialsOfOneColorShareAPicture) {
  QTreeView* view = page<MaterialPage>()->view();
  const auto picture = [view] {
    return row(view, "髪").data(Qt::DecorationRole).value<QIcon>().pixmap(16, 16).cacheKey();
  };
  const qint64 before = picture();
  panel.setActor(nullptr, {});
  panel.setActor(actor.get(), {"/models/dancer.pmx", 3});
  EXPECT_EQ(picture(), before) << "each new picture that is painted is kept in the cache of pixmaps";
}

TEST_F(ModelPanelTest, InformationShowsCommentsAsPlainText) {
  QSignalSpy asked(&panel, &ModelPanel::findingsRequested);
  auto* information = page<InformationPage>();
  QStringList texts;
  for (const QLabel* label : information->widget()->findChildren<QLabel*>()) texts.append(label->text());
  for (const char* text : {"踊り子", "Dancer", "dancer.pmx", "一行目\n二行目", "<b>first</b>\nsecond", "PMX"}) {
    EXPECT_TRUE(texts.contains(QString::fromUtf8(text))) << text << " in " << texts.join(" | ").toStdString();
  }
  for (QLabel* label : information->widget()->findChildren<QLabel*>()) {
    if (label->text().contains("<b>")) {
      EXPECT_EQ(label->textFormat(), Qt::PlainText);
    }
  }
  auto* link = information->widget()->findChild<QLabel*>("findingsLink");
  ASSERT_NE(link, nullptr);
  EXPECT_TRUE(link->text().contains('3'));
  emit link->linkActivated("findings");
  EXPECT_EQ(asked.count(), 1);
}

TEST_F(ModelPanelTest, InformationIsFilledWhenItIsShown) {
  const auto* hidden = panel.findChild<InformationPage*>();
  EXPECT_TRUE(hidden->findChildren<QLabel*>().isEmpty()) << "the page is behind another one";
  EXPECT_FALSE(page<InformationPage>()->findChildren<QLabel*>().isEmpty());
  page<BonePage>();
  panel.setActor(nullptr);
  panel.setActor(actor.get(), {"other.pmx", 0});
  QStringList texts;
  for (const QLabel* label : page<InformationPage>()->widget()->findChildren<QLabel*>()) texts.append(label->text());
  EXPECT_TRUE(texts.contains("other.pmx")) << texts.join(" | ").toStdString();
}

/// All models of the corpus in both languages and themes: every part has a row, whatever its name contains.
TEST_F(ModelPanelTest, ListsEveryPartOfRealModels) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  int seen = 0;
  for (const char* extension : {".pmx", ".pmd"}) {
    for (const auto& path : test::filesIn(*corpus / "models", extension)) {
      auto loaded = io::loadModel(path);
      if (!loaded.ok()) continue;
      SCOPED_TRACE(path);
      scene::Actor real(std::make_shared<const model::Model>(std::move(loaded->model)), nullptr);
      panel.setEnglishNames(++seen % 2 == 0);
      panel.setActor(&real);
      QTreeView* bones = page<BonePage>()->view();
      const auto all = bones->model()->match(bones->model()->index(0, 0), kPartIndexRole, "*", -1,
                                             Qt::MatchWildcard | Qt::MatchRecursive);
      std::set<int> indices;
      for (const QModelIndex& index : all) indices.insert(index.data(kPartIndexRole).toInt());
      EXPECT_EQ(indices.size(), real.model().bones.size());
      EXPECT_EQ(static_cast<std::size_t>(page<MaterialPage>()->view()->model()->rowCount()),
                real.model().materials.size());
      (void)panel.grab();
      panel.setActor(nullptr);
    }
  }
  EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace furitsuke::panels
