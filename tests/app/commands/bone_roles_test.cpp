// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/bone_roles_dialog.h"
#include "app/session/scene/stage.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_export.h"
#include "core/retarget/standard_bones.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/humanoid.h"
#include "tests/support/waiting.h"

// Choosing the bones of a model that stand for those of MMD's own models.
namespace furitsuke::commands {
namespace {

class BoneRolesTest : public test::WindowTest {
 protected:
  /// A person whose bones have numbers as names, "b3" for the bone 3.
  QString writeModel(const QString& name, const char* author = "") {
    model::Model model = test::humanoid();
    model.comment = author;
    for (std::size_t i = 0; i < model.bones.size(); ++i)
      model.bones[i].name = model::ModelName::fromText("b" + std::to_string(i), "");
    const Bytes bytes = format::pmx::write(io::pmxFromModel(model));
    EXPECT_TRUE(writeFileAtomically(pathOf(name).toStdString(), bytes).ok());
    return pathOf(name);
  }
  [[nodiscard]] const model::Model& shown() { return window->stage().active()->model(); }
  /// The name of the bone that stands for a standard one; empty: none.
  [[nodiscard]] std::string boneFor(const char* standard) {
    const model::BoneIndex bone = retarget::StandardBones(shown()).find(standard);
    return bone == model::kNoIndex ? "" : shown().bones[static_cast<std::size_t>(bone)].name.text;
  }
  dialogs::BoneRolesDialog* page() { return window->findChild<dialogs::BoneRolesDialog*>(); }
  [[nodiscard]] QTreeWidgetItem* row(const QString& standard) {
    return page()->findChild<QTreeWidget*>("roles")->findItems(standard, Qt::MatchExactly).value(0);
  }
  [[nodiscard]] QComboBox* box(const QString& standard) {
    return qobject_cast<QComboBox*>(page()->findChild<QTreeWidget*>("roles")->itemWidget(row(standard), 1));
  }
  void choose(const QString& standard, const QString& bone) {
    const int index = box(standard)->findText(bone);
    ASSERT_GE(index, 0) << bone.toStdString();
    box(standard)->setCurrentIndex(index);
    emit box(standard)->activated(index);
  }
  void openPage() {
    window->actions().action("model.bones")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  }
};

TEST_F(BoneRolesTest, WhatIsChosenCountsAtOnceAndForTheSameContentLater) {
  const QString path = writeModel("a.pmx");
  run("file.open path=" + path);
  const std::string head = boneFor("頭"), neck = boneFor("首");
  ASSERT_NE(head, "");
  openPage();
  EXPECT_EQ(box("頭")->currentText().toStdString(), head);
  EXPECT_EQ(row("頭")->text(2), "by the skeleton");
  EXPECT_TRUE(page()->findChild<QLabel*>("summary")->text().contains("Check them"));
  choose("頭", QString::fromStdString(neck));
  choose("左足先EX", "None");
  EXPECT_EQ(boneFor("頭"), neck);
  EXPECT_EQ(row("頭")->text(2), "chosen");
  page()->close();
  settle();
  // Another path, the same content; and another content.
  ASSERT_TRUE(QFile::copy(path, pathOf("b.pmx")));
  restart();
  run("file.open path=" + pathOf("b.pmx"));
  EXPECT_EQ(boneFor("頭"), neck);
  run("file.open path=" + writeModel("c.pmx", "another"));
  EXPECT_EQ(boneFor("頭"), head);
  run("model.activate name=" + QString::fromStdString(window->stage().actors().front()->title));
  openPage();
  page()->findChild<QPushButton*>("automatic")->click();
  EXPECT_EQ(boneFor("頭"), head);
  EXPECT_FALSE(page()->findChild<QPushButton*>("automatic")->isEnabled());
  restart();
  run("file.open path=" + pathOf("b.pmx"));
  EXPECT_EQ(boneFor("頭"), head) << "forgotten";
}

TEST_F(BoneRolesTest, TheBoneThatIsSelectedInTheViewportIsTaken) {
  run("file.open path=" + writeModel("a.pmx"));
  openPage();
  auto* tree = page()->findChild<QTreeWidget*>("roles");
  tree->setCurrentItem(row("左ひじ"));
  ASSERT_EQ(window->stage().selectedBones().size(), 1U) << "the row shows its bone";
  const auto elbow = static_cast<std::size_t>(window->stage().selectedBones().front());
  EXPECT_EQ(shown().bones[elbow].name.text, boneFor("左ひじ"));
  window->stage().selectBones({0});
  page()->findChild<QPushButton*>("use")->click();
  EXPECT_EQ(boneFor("左ひじ"), "b0");
  window->stage().selectBones({});
  EXPECT_FALSE(page()->findChild<QPushButton*>("use")->isEnabled());
  run("model.remove");
  settle();
  EXPECT_EQ(page(), nullptr) << "the model is gone";
}

TEST_F(BoneRolesTest, ATableIsGivenByScripts) {
  run("file.open path=" + writeModel("a.pmx"));
  QFile table(pathOf("t.json"));
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write(R"({"format": "furitsuke.modelMap", "version": 1, "bones": {"頭": "b1", "首": "nobody"}})");
  table.close();
  const Status unknown = actions::runActionScript(window->actions(), "model.bones path=" + pathOf("t.json"));
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message().find("nobody"), std::string::npos) << unknown.error().message();
  EXPECT_EQ(boneFor("頭"), "b1") << "the others are used";
  EXPECT_FALSE(actions::runActionScript(window->actions(), "model.bones path=" + pathOf("a.pmx")));
}

}  // namespace
}  // namespace furitsuke::commands
