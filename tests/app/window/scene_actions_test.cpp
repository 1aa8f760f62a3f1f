// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QUndoStack>
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "app/actions/action_table.h"
#include "app/commands/files/file_opening.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"

// Every action of the program by what it changes. Those that change the scene are run: undo must take them back.
namespace furitsuke::window {
namespace {

/// Runs in a window with the models Dancer (active, with a motion), Second and Prop, and a camera motion.
struct SceneAction {
  const char* id;
  const char* arguments = "";
  const char* before = "";  ///< lines that prepare it
};

constexpr SceneAction kSceneActions[] = {
    {"model.add", "path=MODEL"},
    {"model.remove"},
    {"model.remove", "name=Prop"},
    {"model.show", "on=off"},
    {"model.show", "on=on name=Second", "model.show on=off name=Second"},
    {"model.drawEarlier", "", "model.activate name=Second"},
    {"model.drawLater", "", "model.activate name=Second"},
    {"model.setMotion", "name=Second motion=dance.vmd"},
    {"model.setMotion"},
    {"model.pinMotion", "on=on"},
    {"model.pinMotion", "on=off", "model.pinMotion on=on"},
    {"scene.setCamera"},
    {"scene.setCamera", "motion=camera.vmd", "scene.setCamera"},
    {"scene.setLight", "motion=camera.vmd"},
    {"scene.setSelfShadow", "motion=dance.vmd"},
    {"scene.setSound", "motion=dance.vmd"},
    {"scene.setBackground", "motion=dance.vmd"},
    {"scene.setReference", "motion=dance.vmd"},
};

/// Changes of the scene that undo does not take back, and why.
struct OtherChange {
  const char* id;
  const char* reason;
};

constexpr const char* kOpens = "opens files, which are closed again in another way";
constexpr const char* kCloses = "closes motions, after a question";
constexpr const char* kMakesMotion = "a model without a motion gets one, which stays after undo";
constexpr const char* kSimulates = "a setting of the simulation, which the preferences keep";
constexpr const char* kPlays = "the range of frames that are played";

constexpr OtherChange kOtherChanges[] = {
    {"file.new", kOpens},
    {"file.open", kOpens},
    {"file.openFolder", kOpens},
    {"file.recent", kOpens},
    {"file.nextInFolder", kOpens},
    {"file.previousInFolder", kOpens},
    {"pose.open", kOpens},
    {"recovery.open", kOpens},
    {"capture.import", kOpens},
    {"capture.film", kOpens},
    {"live.record", kOpens},
    {"help.sample", kOpens},
    {"help.tour", kOpens},
    {"file.close", kCloses},
    {"tab.closeOthers", kCloses},
    {"tab.closeRight", kCloses},
    {"tab.closeAll", kCloses},
    {"camera.register", kMakesMotion},
    {"camera.cut", kMakesMotion},
    {"dancer.copyMotion", kMakesMotion},
    {"morph.hold", kMakesMotion},
    {"parent.set", kMakesMotion},
    {"pose.register", kMakesMotion},
    {"pose.resetAll", kMakesMotion},
    {"pose.resetRotation", kMakesMotion},
    {"pose.resetTranslation", kMakesMotion},
    {"pose.values", kMakesMotion},
    {"prop.setKey", kMakesMotion},
    {"prop.removeKey", "the last key leaves the prop where it was"},
    {"physics.toggle", kSimulates},
    {"physics.off", kSimulates},
    {"physics.on", kSimulates},
    {"physics.live", kSimulates},
    {"physics.ground", kSimulates},
    {"physics.settle", kSimulates},
    {"physics.steps60", kSimulates},
    {"physics.steps120", kSimulates},
    {"physics.steps240", kSimulates},
    {"physics.gravity", "a key of a motion with a frame, a setting of the simulation without"},
    {"playback.loop", kPlays},
    {"playback.loopFrom", kPlays},
    {"playback.loopTo", kPlays},
    {"playback.loopSelection", kPlays},
    {"playback.loopAll", kPlays},
};

/// Change motions, with all that is stored with them, in their own histories. Operations do so too.
constexpr const char* kMotionActions =
    "file.revert file.insertMotion pose.import edit.cut edit.paste edit.pasteMirrored edit.delete model.rename "
    "findings.repairAll findings.repair cleanup.fix key.add key.move key.moveEarlier key.moveLater key.set "
    "camera.bakeFollow track.add track.rename track.mapNames curve.set curve.linear curve.easeIn curve.easeOut "
    "curve.easeInOut curve.auto curve.paste pose.registerAll pose.discard pose.discardSelected pose.paste "
    "pose.pasteMirrored pose.pastePart poses.apply parent.remove parent.bake parent.bakeCamera script.run "
    "layer.add layer.place layer.delete layer.rename layer.up layer.down layer.mute layer.solo layer.replace "
    "layer.edit layer.weight layer.deleteWeight layer.flatten marker.add marker.rename marker.color marker.move "
    "marker.delete tempo.set tempo.add tempo.find tempo.remove tempo.double tempo.halve tempo.halfBeat "
    "tempo.firstHere sound.open sound.mute sound.volume sound.offset sound.startHere sound.remove dancer.move "
    "background.open background.remove reference.open background.settings reference.startHere reference.time "
    "reference.mirror reference.capture reference.remove morph.release graph.raise graph.lower";

/// Change files, settings, what is selected and what is shown, or nothing at all.
constexpr const char* kOtherActions =
    "model.bones file.clearRecent recovery.show recovery.list recovery.delete file.save file.saveAs "
    "file.saveAsVersion1 "
    "file.exportSelection file.exportLikeMmd file.exportMotion pose.export file.quit project.save project.saveAs "
    "project.collect "
    "project.saveMmd tab.copyPath tab.showFolder edit.undo edit.redo edit.history edit.copy edit.selectAll "
    "edit.selectNone edit.selectColumn edit.selectRow edit.toggleKey select edit.frameZeroAsMmd findings.next "
    "findings.previous cleanup.next cleanup.previous edit.preferences curve.copy pose.autoKey pose.curvesAsMmd "
    "pose.pick "
    "pose.toolSelect pose.toolMove pose.toolRotate pose.toolBoth pose.spaceLocal pose.spaceGlobal "
    "pose.spaceParent pose.spaceView pose.nextSpace pose.snap pose.leaveAsk pose.leaveKeep pose.leaveRegister "
    "pose.copy poses.folder poses.save script.new script.duplicate script.rename script.delete script.showFolder "
    "view.scripts marker.previous marker.next snap.toggle snap.beats snap.markers frame.first frame.previousKey "
    "frame.previous playback.toggle playback.stop frame.next frame.nextKey frame.last frame.previousKeyOfAny "
    "frame.nextKeyOfAny camera.previousKey camera.nextKey frame.goto playback.slower playback.faster "
    "playback.realTime playback.speed sound.keepPitch playback.rate30 playback.rate60 playback.rateUnlimited "
    "sound.scrub sound.onsets sound.lateness physics.reset model.next model.previous model.activate "
    "scene.autoModel scene.holdFirstKeys viewport.motionCamera viewport.front viewport.back viewport.left "
    "viewport.right viewport.top viewport.bottom viewport.home viewport.frameAll viewport.frameSelection "
    "viewport.followBone viewport.safeFrames viewport.perspective viewport.ratio16x9 viewport.ratio4x3 "
    "viewport.ratio1x1 viewport.ratio9x16 viewport.ratio21x9 viewport.samples0 viewport.samples2 "
    "viewport.samples4 viewport.samples8 viewport.bones viewport.allBones viewport.edges viewport.wideEdges "
    "viewport.groundShadow "
    "viewport.selfShadow viewport.grid viewport.cameraPath viewport.trails viewport.onionSkin "
    "viewport.shadowReach viewport.lightBall viewport.savePicture viewport.exportFilm viewport.saveSequence "
    "viewport.bodies viewport.joints viewport.bodyColorsMode viewport.bodyColorsGroup viewport.trails10 "
    "viewport.trails30 viewport.trails60 viewport.trails150 viewport.ghosts1 viewport.ghosts2 viewport.ghosts3 "
    "viewport.ghosts4 viewport.ghosts5 viewport.ghostStep1 viewport.ghostStep2 viewport.ghostStep5 "
    "viewport.ghostStep10 viewport.compareWith viewport.compareStop viewport.comparePrevious viewport.compareNext "
    "view.formation formation.wholeDance formation.snap formation.fit reference.fit live.receive live.send "
    "view.live material.show material.showAll timeline.zoomIn timeline.zoomOut timeline.zoomFit "
    "timeline.zoomSelection timeline.expandAll timeline.collapseAll timeline.search timeline.allTracks "
    "timeline.onlySelected view.englishNames timeline.lock timeline.unlockAll timeline.summary rowSet.show "
    "rowSet.all rowSet.save rowSet.delete view.viewport view.reference view.scene view.timeline view.graph "
    "view.curves view.properties view.model view.poses view.layers view.props view.comparison view.findings "
    "view.cleanup view.log view.messages theme.dark theme.light keys.furitsuke keys.mmd keys.blender keys.edit "
    "view.commandPalette view.resetLayout view.fullScreen view.viewportOnly view.nextPanel view.previousPanel "
    "view.nextTab "
    "view.previousTab language.system "
    "language.english language.japanese language.chinese help.manual help.tutorials help.whatsThis help.about "
    "graph.fitAll graph.fitSelection graph.normalize graph.handles graph.angle";

class SceneActions : public test::WindowTest {
 protected:
  SceneActions() {
    run("scene.autoModel on=off");
    stage.addActor(test::actorNamed("Dancer", {"センター", "右腕", "左腕"}), {});
    stage.addActor(test::actorNamed("Second", {"センター", "右腕"}), {});
    stage.addActor(test::actorNamed("Prop", {"root"}), {});
    run("model.activate name=Dancer");
    motion::Motion dance = sampleMotion(), camera = sampleMotion();
    dance.camera = {};
    camera.bones.clear();
    camera.morphs.clear();
    EXPECT_TRUE(window->files().open(writeMotion("camera.vmd", camera)));
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dance)));
    run("model.setMotion name=Dancer motion=dance.vmd");
    settle();
  }
  [[nodiscard]] const scene::SceneState& state() const { return stage.state(); }
  [[nodiscard]] int steps() const { return stage.sceneDocument().undoStack().index(); }
  [[nodiscard]] std::vector<motion::Motion> motions() const {
    std::vector<motion::Motion> motions;
    for (const edit::MotionDocument* document : window->workspace().documents()) motions.push_back(document->motion());
    return motions;
  }

  session::Stage& stage = window->stage();
};

TEST_F(SceneActions, AreTakenBackByUndo) {
  for (const SceneAction& action : kSceneActions) {
    const scene::SceneState prepared = state();
    const int begin = steps();
    run(action.before);
    const QString line =
        QString("%1 %2").arg(action.id, action.arguments).replace("MODEL", FURITSUKE_SAMPLES "/sample.pmx");
    SCOPED_TRACE(line.toStdString());
    const scene::SceneState before = state();
    const std::vector<motion::Motion> motionsBefore = motions();
    const int stepsBefore = steps();
    run(line);
    settle();
    const scene::SceneState after = state();
    EXPECT_NE(after, before);
    EXPECT_EQ(steps(), stepsBefore + 1);
    for (int round = 0; round < 2; ++round) {
      run("edit.undo");
      settle();
      EXPECT_EQ(state(), before);
      EXPECT_EQ(steps(), stepsBefore);
      EXPECT_EQ(motions(), motionsBefore);
      run("edit.redo");
      settle();
      EXPECT_EQ(state(), after);
      EXPECT_EQ(steps(), stepsBefore + 1);
    }
    while (steps() > begin) run("edit.undo");
    EXPECT_EQ(state(), prepared) << "the next action finds the same window";
    run("model.activate name=Dancer");
  }
}

TEST(ActionEffects, OfEveryActionAreKnown) {
  std::map<std::string, std::string> effects;
  const auto add = [&effects](const std::string& id, const char* effect) {
    const auto [place, isNew] = effects.emplace(id, effect);
    EXPECT_TRUE(isNew || place->second == effect) << id << " is listed twice";
  };
  for (const SceneAction& action : kSceneActions) add(action.id, "scene");
  for (const OtherChange& action : kOtherChanges) add(action.id, "other");
  for (const QString& id : QString(kMotionActions).split(' ')) add(id.toStdString(), "motion");
  for (const QString& id : QString(kOtherActions).split(' ')) add(id.toStdString(), "none");
  for (const actions::ActionInfo& action : actions::actionTable()) {
    if (action.operation != nullptr) continue;
    EXPECT_EQ(effects.erase(action.id), 1U)
        << action.id << " is in none of the lists of this file: does it change the scene, a motion, or neither?";
  }
  for (const auto& [id, effect] : effects) ADD_FAILURE() << id << " is not an action";
}

}  // namespace
}  // namespace furitsuke::window
