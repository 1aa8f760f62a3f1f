// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QHostAddress>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QUdpSocket>
#include <QUndoStack>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numbers>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/live_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/live/live_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/exchange/vmc/vmc_packet.h"
#include "core/exchange/vmc/vmc_recording.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// The live link with other programs, over the loopback network.
namespace furitsuke::commands {
namespace {

class LiveActions : public test::WindowTest {
 protected:
  void SetUp() override {
    if (!exchange::isVmcAvailable()) GTEST_SKIP() << "built without oscpack";
    auto person = std::make_shared<model::Model>(test::humanoid());
    person->name = model::ModelName::fromText("人", "");
    model::Morph& mouth = person->morphs.emplace_back();
    mouth.name = model::ModelName::fromText("あ", "");
    mouth.offsets = Column<model::VertexOffset>();
    window->stage().addActor(std::make_unique<scene::Actor>(std::move(person), nullptr), {});
    ASSERT_TRUE(sender_.bind(QHostAddress(QHostAddress::LocalHost), 0));
  }

  session::LiveReceiver& receiver() { return window->findChild<LiveCommands*>()->receiver(); }
  QString stateText(const char* label) {
    auto* panel = window->docks().panel<panels::LivePanel>();
    emit receiver().trafficChanged();
    return panel->findChild<QLabel*>(label)->text();
  }
  void send(const QByteArray& bytes, QUdpSocket* socket = nullptr) {
    (socket == nullptr ? sender_ : *socket)
        .writeDatagram(bytes, QHostAddress(QHostAddress::LocalHost), receiver().address().port);
  }
  /// A T-pose with the left arm lowered and the mouth open.
  void sendPose(double degrees, double mouth) {
    using namespace exchange;
    using namespace retarget;
    std::vector<VmcMessage> messages{VmcRoot{}};
    for (std::size_t i = 0; i < kHumanoidBoneCount; ++i) {
      VmcBone bone{humanoidBoneAt(i), {}};
      if (bone.bone == HumanoidBone::Hips) bone.transform.position.y = 1;
      if (bone.bone == roleOf(Side::Left, Limb::UpperArm)) {
        bone.transform.rotation = glm::angleAxis(degrees * std::numbers::pi / 180, glm::dvec3(0, 0, 1));
      }
      messages.emplace_back(bone);
    }
    messages.insert(messages.end(), {VmcBlend{"A", mouth}, VmcApply{}, VmcState{true}, VmcTime{1}});
    const auto packets = writeVmcPackets(messages);
    ASSERT_TRUE(packets);
    for (const Bytes& packet : *packets) {
      send(QByteArray(reinterpret_cast<const char*>(packet.data()), static_cast<qsizetype>(packet.size())));
    }
  }
  bool waitForPackets(quint64 count) {
    return test::waitFor([this, count] { return receiver().traffic().packets >= count; });
  }
  static glm::dvec3 armOf(const model::Model& model, const eval::RigPose& pose) {
    const model::NameIndex names(model);
    const auto at = [&](const char* bone) {
      return pose.transforms[static_cast<std::size_t>(*names.findBone(test::nameOf(bone).bytes))].position;
    };
    return glm::normalize(at("左ひじ") - at("左腕"));
  }
  /// How far the arm hangs below the horizontal, in degrees.
  static double lowering(const glm::dvec3& arm) { return std::asin(-arm.y) * 180 / std::numbers::pi; }
  /// The largest values of a motion on the active model.
  struct Extremes {
    double lowering = 0;  ///< degrees
    double mouth = 0;     ///< weight
  };
  Extremes extremesOf(const motion::Motion& motion) {
    const model::Model& model = window->stage().active()->model();
    const eval::Rig rig = eval::makeRig(model);
    const eval::BoundMotion bound(motion, model, rig);
    eval::RigPose pose(rig);
    Extremes extremes;
    for (Frame frame = 0; frame <= motion.frameRange().last; ++frame) {
      eval::evaluatePose(rig, bound, frame, pose);
      extremes.lowering = std::max(extremes.lowering, lowering(armOf(model, pose)));
      extremes.mouth = std::max(extremes.mouth, pose.weights[0]);
    }
    return extremes;
  }
  double shownLowering() {
    window->stage().evaluated();
    return lowering(armOf(window->stage().active()->model(), window->stage().active()->pose()));
  }

  QUdpSocket sender_;
};

TEST_F(LiveActions, ReceivedPosesMoveTheActiveModelUntilReceivingEnds) {
  const double atRest = shownLowering();
  run("live.receive on=on port=0");
  EXPECT_TRUE(window->actions().action("live.receive")->isChecked());
  EXPECT_EQ(receiver().address().host, "127.0.0.1");
  EXPECT_TRUE(stateText("receiveState").contains("Waiting")) << stateText("receiveState").toStdString();
  sendPose(0, 0);
  sendPose(60, 0.8);
  ASSERT_TRUE(waitForPackets(8));
  EXPECT_NEAR(shownLowering(), 60, 0.1);
  EXPECT_NEAR(window->stage().active()->pose().weights[0], 0.8, 1e-6);
  EXPECT_EQ(receiver().traffic().dropped, 0U);
  EXPECT_TRUE(receiver().traffic().peer.startsWith("127.0.0.1:"));
  run("live.receive on=off");
  EXPECT_FALSE(receiver().isReceiving());
  EXPECT_NEAR(shownLowering(), atRest, 1e-6) << "the model follows its motion again";
}

TEST_F(LiveActions, RawBonesOfAnAvatarMoveTheModelAsTheirTPoseDoes) {
  // Of this avatar, the left upper arm at rest is turned by 90° about Z of glTF.
  QFile avatar(pathOf("avatar.vrm"));
  ASSERT_TRUE(avatar.open(QIODevice::WriteOnly));
  avatar.write(R"({"asset": {"version": "2.0"}, "nodes": [{"name": "H", "children": [1]},
    {"name": "A", "rotation": [0, 0, -0.70710678, 0.70710678]}],
    "extensions": {"VRMC_vrm": {"humanoid": {"humanBones": {"hips": {"node": 0}, "leftUpperArm": {"node": 1}}}}}})");
  avatar.close();
  run("live.receive on=on port=0 avatar=\"" + avatar.fileName() + '"');
  sendPose(90, 0);
  sendPose(90 + 40, 0);
  ASSERT_TRUE(waitForPackets(8));
  EXPECT_NEAR(shownLowering(), 40, 0.1);
  run("live.receive on=off");
  const Status none = actions::runActionScript(window->actions(), "live.receive on=on port=0 avatar=none.vrm");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message().find("none.vrm"), std::string::npos) << none.error().message();
  EXPECT_FALSE(receiver().isReceiving());
}

TEST_F(LiveActions, ARecordingBecomesOneNewMotionAsOneStep) {
  run("live.receive on=on port=0\nlive.record on=on");
  EXPECT_TRUE(window->actions().action("live.record")->isChecked());
  QElapsedTimer clock;
  clock.start();
  constexpr int kFrames = 31;
  for (int i = 0; i < kFrames; ++i) {
    const double phase = std::sin(std::numbers::pi * i / (kFrames - 1));
    sendPose(60 * phase, phase);
    while (clock.elapsed() < (i + 1) * 33) QTest::qWait(1);
  }
  const double seconds = receiver().recording()->seconds();
  run("live.record on=off");
  ASSERT_EQ(window->workspace().count(), 1);
  EXPECT_FALSE(receiver().isRecording());
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_TRUE(document().isModified());
  EXPECT_EQ(document().motion().modelName.text(), "人");
  EXPECT_NEAR(document().motion().frameRange().last, (seconds + 0.033) * 30, 1.5) << "by the time of arrival";
  const Extremes found = extremesOf(document().motion());
  EXPECT_NEAR(found.lowering, 60, 1);
  EXPECT_GT(found.mouth, 0.9);
  document().history().undoStack()->undo();
  EXPECT_EQ(document().motion().keyCount(), 0U);
  EXPECT_TRUE(receiver().isReceiving()) << "the model is still moved";
}

/// The program that judges receivers: one of 60 frames in which the left arm goes down by 60 degrees and up again.
TEST_F(LiveActions, APerformanceOfAnotherProgramIsRecordedWhole) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP();
  const auto script = reference->parent_path() / "tools" / "exchange" / "vmc_send.py";
  const QString python = QStandardPaths::findExecutable("python3");
  if (python.isEmpty() || !std::filesystem::exists(script)) GTEST_SKIP();
  run("live.receive on=on port=0\nlive.record on=on");
  QProcess sender;
  sender.start(python, {QString::fromStdString(script.string()), QString::number(receiver().address().port), "60"});
  ASSERT_TRUE(test::waitFor([&sender] { return sender.state() == QProcess::NotRunning; }));
  EXPECT_EQ(sender.exitCode(), 0);
  settle();
  EXPECT_NEAR(static_cast<double>(receiver().recording()->frameCount()), 60, 1.5);
  EXPECT_EQ(receiver().traffic().dropped, 0U);
  run("live.record on=off");
  const Extremes found = extremesOf(document().motion());
  EXPECT_NEAR(found.lowering, 60, 0.5);
  EXPECT_GT(found.mouth, 0.9);
}

TEST_F(LiveActions, WhatCannotBeUsedIsDroppedCountedAndShown) {
  run("live.receive on=on port=0");
  send("not OSC");
  send(QByteArray(1400, '\0'));
  ASSERT_TRUE(waitForPackets(2));
  EXPECT_EQ(receiver().traffic().dropped, 2U);
  QUdpSocket other;
  ASSERT_TRUE(other.bind(QHostAddress(QHostAddress::LocalHost), 0));
  send("from another program", &other);
  ASSERT_TRUE(waitForPackets(3));
  EXPECT_EQ(receiver().traffic().dropped, 3U) << "two performers cannot move one model";
  EXPECT_TRUE(stateText("receiveState").contains("3 packet")) << stateText("receiveState").toStdString();
  sendPose(30, 0);
  sendPose(30, 0);
  ASSERT_TRUE(waitForPackets(3 + 8));
  EXPECT_NEAR(shownLowering(), 30, 0.1);
}

TEST_F(LiveActions, RemovingTheModelEndsReceivingAndKeepsTheRecording) {
  run("live.receive on=on port=0\nlive.record on=on");
  sendPose(30, 0);
  sendPose(40, 0);
  ASSERT_TRUE(waitForPackets(8));
  window->stage().removeActor(window->stage().active()->id());
  EXPECT_FALSE(receiver().isReceiving());
  ASSERT_TRUE(test::waitFor([this] { return window->workspace().count() == 1; }));
  EXPECT_GT(document().motion().keyCount(), 0U);
}

TEST_F(LiveActions, AddressesThatCannotBeUsedAreRefused) {
  struct Row {
    const char* words;
    const char* reason;
  };
  const Row rows[] = {{"live.receive on=on address=example.org", "not an IP address"},
                      {"live.receive on=on port=70000", "65535"},
                      {"live.send on=on address=localhost", "not an IP address"},
                      {"live.send on=on port=0", "port"},
                      {"live.record on=on", "No poses are being received"}};
  for (const Row& row : rows) {
    const Status status = actions::runActionScript(window->actions(), row.words);
    ASSERT_FALSE(status) << row.words;
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
  }
  run("live.receive on=on port=0");
  QUdpSocket taken;
  ASSERT_TRUE(taken.bind(QHostAddress(QHostAddress::LocalHost), 0));
  EXPECT_FALSE(
      actions::runActionScript(window->actions(), QString("live.receive on=on port=%1").arg(taken.localPort())));
}

TEST_F(LiveActions, ThePoseOfTheViewportIsSentInPacketsThatNetworksCarry) {
  QUdpSocket receiver;
  ASSERT_TRUE(receiver.bind(QHostAddress(QHostAddress::LocalHost), 0));
  run(QString("live.send on=on port=%1").arg(receiver.localPort()));
  exchange::VmcPerformance performance;
  int cameras = 0, frames = 0;
  double fov = 0;
  ASSERT_TRUE(test::waitFor([&] {
    while (receiver.hasPendingDatagrams()) {
      QByteArray bytes(static_cast<qsizetype>(receiver.pendingDatagramSize()), '\0');
      receiver.readDatagram(bytes.data(), bytes.size());
      EXPECT_LE(bytes.size(), 1500);
      const auto packet = exchange::readVmcPacket(
          {reinterpret_cast<const std::byte*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
      EXPECT_TRUE(packet);
      if (!packet) return true;
      for (const auto& message : packet->messages) {
        if (const auto* camera = std::get_if<exchange::VmcCamera>(&message)) {
          ++cameras;
          fov = camera->fov;
        }
        if (performance.add(message, frames)) ++frames;
      }
    }
    return frames >= 3;
  }));
  EXPECT_GT(cameras, 0);
  EXPECT_NEAR(fov, 30, 1e-6) << "the vertical angle of MMD's default camera";
  const exchange::VmcFrame& sent = performance.latest();
  ASSERT_TRUE(sent.hasBody());
  EXPECT_NEAR(sent.bones[retarget::HumanoidBone::Hips]->position.y, 0.72, 1e-4) << "meters";
  EXPECT_TRUE(sent.blends.contains("A"));
  run("live.send on=off");
  EXPECT_TRUE(stateText("sendState").contains("Sends"));
}

TEST_F(LiveActions, AddressesArePartOfTheSettings) {
  auto* panel = window->docks().panel<panels::LivePanel>();
  EXPECT_EQ(panel->receiveAddress().host, "127.0.0.1");
  EXPECT_EQ(panel->receiveAddress().port, 39539);
  EXPECT_EQ(panel->sendAddress().port, 39540);
  panel->findChild<widgets::ValueField*>("receivePort")->setValue(50001);
  panel->findChild<QLineEdit*>("sendHost")->setText("192.168.0.5");
  emit panel->addressesEdited();
  restart();
  panel = window->docks().panel<panels::LivePanel>();
  EXPECT_EQ(panel->receiveAddress().port, 50001);
  EXPECT_EQ(panel->sendAddress().host, "192.168.0.5");
}

}  // namespace
}  // namespace furitsuke::commands
