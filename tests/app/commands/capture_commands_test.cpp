// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUrl>
#include <algorithm>

#include "app/actions/action_script.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/capture_dialog.h"
#include "app/dialogs/skeleton_view.h"
#include "app/session/captures/joint_tables.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/roles.h"
#include "core/model/name_index.h"
#include "core/motion/default_keys.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// Importing captured motion into the window.
namespace furitsuke::commands {
namespace {

class CaptureImport : public test::WindowTest {
 protected:
  void addPerson() {
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::humanoid()), nullptr), {});
  }
  QString write(const QString& name, const std::string& text) {
    QFile file(pathOf(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    return file.fileName();
  }
  dialogs::CaptureDialog* page() { return window->findChild<dialogs::CaptureDialog*>(); }
  template <class Widget>
  Widget* field(const char* name) {
    return page()->findChild<Widget*>(name);
  }
  /// Waits until the page shows a result.
  void waitForResult() {
    ASSERT_TRUE(test::waitFor([this] { return field<QPushButton>("import")->isEnabled(); }));
  }
  [[nodiscard]] Frame lastFrame() { return document().motion().frameRange().last; }
};

TEST_F(CaptureImport, AScriptGetsAMotionForTheModelAsOneStep) {
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  run("capture.import path=" + path + " dense=on");
  EXPECT_EQ(document().file().title(), "walk");
  EXPECT_TRUE(document().file().path().empty()) << "it is not saved over the capture";
  EXPECT_TRUE(document().isModified());
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_GT(document().motion().keyCount(), 20U);
  EXPECT_EQ(lastFrame(), 29);
  EXPECT_TRUE(document().motion().findBone(test::nameOf("左足ＩＫ").bytes));
  document().history().undoStack()->undo();
  EXPECT_EQ(document().motion().keyCount(), 0U);
  run("capture.import path=" + path + " dense=on frames=10-14");
  EXPECT_EQ(lastFrame(), 4) << "a part";
}

TEST_F(CaptureImport, APersonGetsTheMotionWhenAPropIsActive) {
  addPerson();
  const std::uint64_t person = window->stage().active()->id();
  model::Model prop;
  prop.bones.emplace_back().name = model::ModelName::fromText("ball", "");
  window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(prop), nullptr), {});
  ASSERT_NE(window->stage().active()->id(), person);
  run("capture.import path=" + write("walk.bvh", test::personBvh()));
  EXPECT_EQ(window->stage().active()->id(), person);
  EXPECT_EQ(window->stage().motionOf(person), &document());
}

TEST_F(CaptureImport, ThePlayheadStaysOnTheImportedMotion) {
  struct Row {
    int before;
    Frame after;
  };
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  run("capture.import path=" + path);
  edit::MotionDocument* longer = &document();
  for (const Row& row : {Row{3, 3}, Row{4, 4}, Row{5, 0}, Row{29, 0}}) {
    window->workspace().setCurrent(longer);
    document().state().setCurrentFrame(row.before);
    run("capture.import frames=10-14 path=" + path);
    ASSERT_EQ(lastFrame(), 4);
    EXPECT_EQ(document().state().currentFrame(), row.after) << row.before;
  }
}

TEST_F(CaptureImport, ThePageImportsAPartOfTheClip) {
  addPerson();
  window->files().openSoon({write("walk.bvh", test::personBvh())});
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  waitForResult();
  EXPECT_EQ(lastFrame(), 29);
  auto* first = field<widgets::ValueField>("firstFrame");
  auto* last = field<widgets::ValueField>("lastFrame");
  EXPECT_EQ(last->value(), 29);
  last->setValue(24);
  first->setValue(100);
  EXPECT_EQ(first->value(), 24) << "not after the last one";
  first->setValue(10);
  ASSERT_TRUE(test::waitFor([this] { return lastFrame() == 14; }));
  EXPECT_EQ(last->lowest(), 10);
}

TEST_F(CaptureImport, OptionsAndFilesThatCannotBeUsedAreRefusedWithAReason) {
  const QString path = write("walk.bvh", test::personBvh());
  actions::ActionArguments given;
  given.set("path", path);
  const Status alone = window->actions().runScripted("capture.import", given);
  ASSERT_FALSE(alone);
  EXPECT_NE(alone.error().message().find("Open the model first"), std::string::npos);
  addPerson();
  const QString text = write("text.bvh", "not a capture");
  struct Row {
    const char* words;
    const char* reason;
  };
  const Row rows[] = {{"path=walk.bvh clip=2", "clip"},
                      {"path=walk.bvh reference=first", "reference"},
                      {"path=walk.bvh reference=300", "300"},
                      {"path=walk.bvh frames=30-40", "no frame 30"},
                      {"path=walk.bvh ik=off lockFeet=on", "ik=on"},
                      {"path=text.bvh", "not a captured motion"},
                      {"path=missing.bvh", "does not exist"}};
  for (const Row& row : rows) {
    QString words = row.words;
    words.replace("path=", "path=" + folder.path() + "/");
    const Status status = actions::runActionScript(window->actions(), "capture.import " + words);
    ASSERT_FALSE(status) << row.words;
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
    EXPECT_EQ(window->workspace().count(), 0) << row.words;
  }
}

TEST_F(CaptureImport, ThePageShowsTheResultAndKeepsItOnlyIfAccepted) {
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  for (const bool accepts : {true, false}) {
    window->files().openSoon({path});
    ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
    waitForResult();
    EXPECT_GT(document().motion().keyCount(), 0U) << "shown before it is accepted";
    EXPECT_FALSE(field<QLabel>("result")->text().isEmpty());
    accepts ? page()->accept() : page()->reject();
    settle();
    ASSERT_TRUE(test::waitFor([this] { return page() == nullptr; }));
    EXPECT_EQ(window->workspace().count(), 1) << "canceling takes the new motion away";
  }
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(CaptureImport, AnotherJointForABoneFitsTheMotionAgain) {
  addPerson();
  window->files().openSoon({write("walk.bvh", test::personBvh())});
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  waitForResult();
  const motion::Motion before = document().motion();
  auto* tree = field<QTreeWidget>("joints");
  QComboBox* elbow = nullptr;
  for (int i = 0; i < tree->topLevelItemCount(); ++i) {
    if (tree->topLevelItem(i)->text(0) == "左ひじ")
      elbow = qobject_cast<QComboBox*>(tree->itemWidget(tree->topLevelItem(i), 1));
  }
  ASSERT_NE(elbow, nullptr);
  EXPECT_TRUE(elbow->currentText().contains("LeftForeArm")) << elbow->currentText().toStdString();
  elbow->setCurrentIndex(0);
  emit elbow->activated(0);
  ASSERT_TRUE(test::waitFor([this] {
    const auto* import = field<QPushButton>("import");
    const auto* problem = field<QLabel>("problem");
    return import->isEnabled() || (problem != nullptr && problem->isVisible());
  }));
  EXPECT_FALSE(field<QPushButton>("import")->isEnabled()) << "a person needs an elbow";
  EXPECT_EQ(document().motion().keyCount(), 0U) << "nothing is shown";
  page()->reject();
}

/// Keys of the left elbow at frames 0, 20 and 100, a key of a hair bone at 20, and rotations of the legs instead of IK.
motion::Motion standing() {
  motion::Motion motion;
  const auto add = [&motion](const char* bone, std::initializer_list<Frame> frames) {
    motion::Keys<motion::BoneKey> keys;
    for (const Frame frame : frames) {
      motion::BoneKey key = motion::restBoneKey();
      key.rotation = {0.6F, 0, 0, 0.8F};
      keys.append(frame, key);
    }
    motion.bones[motion.ensureBone(test::nameOf(bone)).index].keys = motion::Track(std::move(keys));
  };
  add("左ひじ", {0, 20, 100});
  add("髪", {20});
  motion::Keys<motion::VisibilityIkKey> states;
  states.append(0, {true, {{test::nameOf("左足ＩＫ").bytes, false}}});
  motion.property = motion::Track(std::move(states));
  return motion;
}

bool isIkOn(const motion::Motion& motion, Frame frame) {
  const std::size_t after = motion.property.lowerBound(frame + 1);
  for (const motion::IkState& ik : motion.property.values()[after - 1].ik) {
    if (ik.name == test::nameOf("左足ＩＫ").bytes) return ik.enabled;
  }
  return true;
}

TEST_F(CaptureImport, IntoTheCurrentMotionItReplacesTheKeysOfItsBonesForItsDuration) {
  addPerson();
  ASSERT_TRUE(window->files().open(writeMotion("standing.vmd", standing())));
  const motion::Motion before = document().motion();
  run("capture.import path=" + write("walk.bvh", test::personBvh()) + " into=current frame=10");
  ASSERT_EQ(window->workspace().count(), 1) << "no other tab";
  const motion::Motion& motion = document().motion();
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  const auto& elbow = motion.bones[motion.findBone(test::nameOf("左ひじ").bytes)->index].keys;
  EXPECT_TRUE(elbow.hasKey(0) && elbow.hasKey(10) && elbow.hasKey(39) && elbow.hasKey(100));
  const motion::BoneKey* replaced = elbow.find(20);
  EXPECT_TRUE(replaced == nullptr || replaced->rotation.x < 0.5F) << "the old key was in the way";
  EXPECT_TRUE(motion.bones[motion.findBone(test::nameOf("髪").bytes)->index].keys.hasKey(20)) << "not of the capture";
  EXPECT_FALSE(isIkOn(motion, 9));
  EXPECT_TRUE(isIkOn(motion, 10));
  EXPECT_TRUE(isIkOn(motion, 39));
  EXPECT_FALSE(isIkOn(motion, 40)) << "as before";
  document().history().undoStack()->undo();
  EXPECT_TRUE(document().motion() == before);
}

TEST_F(CaptureImport, AMotionOfAnotherModelIsNoTarget) {
  addPerson();
  window->stage().assignMotion(window->stage().active()->id(), nullptr);
  const QString path = write("walk.bvh", test::personBvh());
  EXPECT_FALSE(actions::runActionScript(window->actions(), "capture.import into=current path=" + path));
  run("file.new");
  window->stage().assignMotion(window->stage().active()->id(), nullptr);
  const Status status = actions::runActionScript(window->actions(), "capture.import into=current path=" + path);
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("does not move"), std::string::npos) << status.error().message();
  EXPECT_EQ(document().motion().keyCount(), 0U);
}

TEST_F(CaptureImport, ThePageMovesTheResultBetweenANewMotionAndTheCurrentOne) {
  addPerson();
  ASSERT_TRUE(window->files().open(writeMotion("standing.vmd", standing())));
  const motion::Motion before = document().motion();
  document().state().setCurrentFrame(10);
  window->files().openSoon({write("walk.bvh", test::personBvh())});
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  waitForResult();
  auto* target = field<QComboBox>("target");
  ASSERT_EQ(target->count(), 2);
  EXPECT_EQ(window->workspace().count(), 2);
  target->setCurrentIndex(1);
  settle();
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_GT(document().motion().keyCount(), before.keyCount());
  target->setCurrentIndex(0);
  settle();
  EXPECT_EQ(window->workspace().count(), 2);
  EXPECT_TRUE(window->workspace().document(0)->motion() == before) << "nothing is left of the preview";
  target->setCurrentIndex(1);
  settle();
  ASSERT_NE(page(), nullptr);
  page()->accept();
  settle();
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(lastFrame(), 100);
  document().history().undoStack()->undo();
  EXPECT_TRUE(document().motion() == before);
}

/// A camera that moves and zooms for ten frames.
motion::Motion zooming() {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  keys.append(0, key);
  key.target = {3, 12, -2};
  key.rotation = {-.3F, .8F, .1F};
  key.fov = 60;
  keys.append(9, key);
  motion.camera = motion::Track(std::move(keys));
  return motion;
}

TEST_F(CaptureImport, TheCameraOfAFileBecomesACameraMotionWithoutAModel) {
  const auto glb = exchange::exportCamera(exchange::ExportFormat::Glb, zooming(), {});
  ASSERT_TRUE(glb.ok()) << glb.error().message();
  const QString path = write("camera.glb", std::string(asChars(glb->bytes)));
  for (const char* line : {"capture.import path=", "capture.import dense=on path="}) {
    run(line + path);
    EXPECT_EQ(document().file().title(), "camera");
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().history().undoStack()->count(), 1);
    EXPECT_TRUE(document().motion().isCameraMotion());
    EXPECT_EQ(window->stage().motionOf(session::ScenePart::Camera), &document());
    EXPECT_EQ(lastFrame(), 9);
    EXPECT_EQ(document().motion().camera.values().back().fov, 60U);
    EXPECT_EQ(document().motion().camera.size() == 10, QString(line).contains("dense"));
  }
  EXPECT_FALSE(actions::runActionScript(window->actions(), "capture.import use=person path=" + path));
  const Status none = actions::runActionScript(
      window->actions(), "capture.import use=camera path=" + write("walk.bvh", test::personBvh()));
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message().find("has no camera"), std::string::npos) << none.error().message();
}

TEST_F(CaptureImport, AFileWithoutFacesIsACaptureWhereverItIsOpened) {
  const auto glb = exchange::exportCamera(exchange::ExportFormat::Glb, zooming(), {});
  ASSERT_TRUE(glb.ok()) << glb.error().message();
  const QString path = write("camera.glb", std::string(asChars(glb->bytes)));
  run("file.open path=" + path);
  EXPECT_TRUE(document().motion().isCameraMotion());
  const qsizetype before = window->workspace().documents().size();
  window->files().openSoon({path});
  ASSERT_TRUE(test::waitFor([&] { return window->workspace().documents().size() == before + 1; }));
  EXPECT_TRUE(document().motion().isCameraMotion());
  for (const auto& actor : window->stage().actors()) EXPECT_NE(actor->title, "camera") << "not as a prop";

  const QString broken = write("broken.glb", "glTF of no version");
  const Status status = actions::runActionScript(window->actions(), "file.open path=" + broken);
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("broken.glb"), std::string::npos) << status.error().message();
}

/// A page with the capture of the person.
class CapturePage : public CaptureImport {
 protected:
  void SetUp() override {
    addPerson();
    window->files().openSoon({write("walk.bvh", test::personBvh())});
    ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
    waitForResult();
    QApplication::processEvents();
  }
  [[nodiscard]] static exchange::JointIndex jointNamed(const char* name) {
    const std::string text = test::personBvh();
    const auto capture = exchange::readBvh(std::as_bytes(std::span(text)));
    const auto& joints = capture->motion.joints;
    const auto found = std::ranges::find(joints, std::string(name), &exchange::CapturedJoint::name);
    return static_cast<exchange::JointIndex>(found - joints.begin());
  }
  dialogs::SkeletonView* skeleton() { return page()->findChild<dialogs::SkeletonView*>("skeleton"); }
  void clickJoint(const char* name) {
    QTest::mouseClick(skeleton(), Qt::LeftButton, {}, skeleton()->positionOf(jointNamed(name)).toPoint());
  }
  [[nodiscard]] QTreeWidgetItem* row(const QString& bone) {
    return field<QTreeWidget>("joints")->findItems(bone, Qt::MatchExactly).value(0);
  }
  [[nodiscard]] QString jointOf(const QString& bone) {
    return qobject_cast<QComboBox*>(field<QTreeWidget>("joints")->itemWidget(row(bone), 1))->currentText();
  }
  void clickRow(const QString& bone) {
    auto* tree = field<QTreeWidget>("joints");
    tree->scrollToItem(row(bone));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(row(bone)).center() - QPoint(40, 0));
  }
};

TEST_F(CapturePage, AJointThatIsClickedMovesTheBoneThatIsClickedNext) {
  ASSERT_TRUE(jointOf("左手首").contains("LeftHand")) << jointOf("左手首").toStdString();
  clickJoint("RightHand");
  EXPECT_EQ(skeleton()->picked(), jointNamed("RightHand"));
  EXPECT_TRUE(field<QLabel>("jointHint")->text().contains("RightHand"));
  emit field<QTreeWidget>("joints")->itemClicked(row("左手首"), 0);
  EXPECT_TRUE(jointOf("左手首").contains("RightHand")) << jointOf("左手首").toStdString();
  waitForResult();
  EXPECT_EQ(skeleton()->picked(), exchange::kNoJoint);
  // The same with the bone in the viewport.
  clickJoint("LeftHand");
  const model::NameIndex names(window->stage().active()->model());
  window->stage().selectBones({*names.findBone(test::nameOf("左手首").bytes)});
  EXPECT_TRUE(jointOf("左手首").contains("LeftHand")) << jointOf("左手首").toStdString();
  waitForResult();
  // Without a joint, the row shows which one it has.
  emit field<QTreeWidget>("joints")->itemClicked(row("左ひじ"), 0);
  EXPECT_EQ(skeleton()->picked(), jointNamed("LeftForeArm"));
  page()->reject();
}

TEST_F(CapturePage, TheSkeletonFollowsThePlayhead) {
  const auto elbow = [this] {
    return skeleton()->positionOf(jointNamed("LeftHand")) - skeleton()->positionOf(jointNamed("LeftForeArm"));
  };
  run("frame.goto frame=0");
  const QPointF straight = elbow();
  run("frame.goto frame=29");
  const QPointF bent = elbow();
  EXPECT_GT(straight.x(), 5) << "its left is on the right of the picture";
  EXPECT_NEAR(straight.y(), 0, 2);
  EXPECT_GT((bent - straight).manhattanLength(), 5) << "bent by 87 degrees";
  page()->reject();
}

TEST_F(CapturePage, ATableOfJointsIsSavedAndUsedAgain) {
  const session::JointTables tables(settings->exchange().jointTableFolder());
  EXPECT_TRUE(tables.names().isEmpty());
  clickJoint("RightHand");
  emit field<QTreeWidget>("joints")->itemClicked(row("左手首"), 0);
  QTimer::singleShot(0, [] {
    auto* question = QApplication::activeModalWidget();
    ASSERT_NE(question, nullptr);
    if (auto* box = question->findChild<QComboBox*>()) box->setCurrentText("suit");
    if (auto* line = question->findChild<QLineEdit*>()) line->setText("suit");
    qobject_cast<QDialog*>(question)->accept();
  });
  field<QToolButton>("saveTable")->click();
  ASSERT_EQ(tables.names(), QStringList{"suit"});
  page()->reject();
  settle();
  window->files().openSoon({write("walk2.bvh", test::personBvh())});
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  waitForResult();
  EXPECT_TRUE(jointOf("左手首").contains("LeftHand"));
  auto* table = field<QComboBox>("jointTable");
  table->setCurrentIndex(table->findText("suit"));
  emit table->activated(table->currentIndex());
  EXPECT_TRUE(jointOf("左手首").contains("RightHand")) << jointOf("左手首").toStdString();
  waitForResult();
  field<QToolButton>("deleteTable")->click();
  EXPECT_TRUE(tables.names().isEmpty());
  page()->reject();
}

TEST_F(CaptureImport, ATableOfJointsCanBeGivenToAScript) {
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  const QString table =
      write("table.json",
            exchange::roleChoicesToJson({{retarget::roleOf(retarget::Side::Left, retarget::Limb::Shoulder), ""}}));
  run("capture.import path=" + path + " map=" + table);
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_FALSE(document().motion().findBone(test::nameOf("左肩").bytes)) << "it has no joint";
  write("wrong.json", "{}");
  EXPECT_FALSE(
      actions::runActionScript(window->actions(), "capture.import path=" + path + " map=" + pathOf("wrong.json")));
}

TEST_F(CaptureImport, AScenesMotionIsImportedOnlyIfItHasOneAndTheUserWantsIt) {
  const auto drop = [this](const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &enter);
    QDropEvent event(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &event);
  };
  const auto menu = [this] { return window->findChild<QMenu*>("dropMenu"); };
  const QString animated = pathOf("person.glb");
  ASSERT_TRUE(QFile::copy(FURITSUKE_TEST_DATA "/fuzz/person_of_vrm.glb", animated));
  const QString still = write("still.gltf", R"({"asset": {"version": "2.0"}, "nodes": [{"name": "box"}]})");
  addPerson();
  window->show();
  const QSignalSpy opening(&window->files(), &FileOpening::openingChanged);
  drop(still);
  ASSERT_TRUE(test::waitFor([&opening] { return opening.count() >= 2; })) << opening.count();
  EXPECT_EQ(menu(), nullptr) << "a prop";
  drop(animated);
  ASSERT_TRUE(test::waitFor([&] { return menu() != nullptr; }));
  menu()->findChild<QAction*>("motion")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  page()->reject();
}

TEST_F(CaptureImport, CapturesOfTheCorpusAreOpenedTogetherWithTheirModel) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP();
  const QString model = QString::fromStdString((*corpus / "models" / "luka.pmx").string());
  const QString capture = QString::fromStdString((*corpus / "exchange" / "bandai_dash.bvh").string());
  EXPECT_FALSE(window->files().openAll({capture, model})) << "the model first, whatever the order";
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  waitForResult();
  page()->accept();
  settle();
  EXPECT_GT(document().motion().keyCount(), 100U);
}

}  // namespace
}  // namespace furitsuke::commands
