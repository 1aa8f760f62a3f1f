// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/panels/properties/panel_fixture.h"

#include <QApplication>
#include <QtTest/QTest>

#include "app/theme/theme.h"

namespace furitsuke::test {

namespace {

template <class Value>
motion::Track<Value> trackOf(std::initializer_list<std::pair<Frame, Value>> keys) {
  motion::Keys<Value> columns;
  for (const auto& [frame, value] : keys) columns.append(frame, value);
  return motion::Track<Value>(std::move(columns));
}

motion::BoneKey boneKey(Vec3 translation, Quat rotation = {0, 0, 0, 1}, bool physics = true) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = rotation;
  key.physics = physics;
  return key;
}

std::string nameBytes(const char* text) { return (*Name::fromText(text)).bytes; }

}  // namespace

PanelFixture::PanelFixture() : document(std::make_unique<edit::MotionDocument>(makeMotion())) {
  theme::applyTheme(*qApp, "dark");
  panel.resize(320, 900);
  panel.setDocument(document.get());
  panel.show();
  panel.activateWindow();
  EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
}

motion::Motion PanelFixture::makeMotion() {
  motion::Motion motion;
  rightArm = motion.ensureBone(*Name::fromText("右腕"));
  leftArm = motion.ensureBone(*Name::fromText("左腕"));
  morphA = motion.ensureMorph(*Name::fromText("あ"));
  motion.bones[rightArm.index].keys =
      trackOf<motion::BoneKey>({{0, boneKey({0.1F, 2, -3})},
                                {10, boneKey({0.5F, 2, -0.0F}, {0.1F, 0.2F, 0.3F, 0.9F})},
                                {20, boneKey({0.5F, 4, 0}, {0, 0, 0, 1}, false)}});
  motion.bones[leftArm.index].keys = trackOf<motion::BoneKey>({{10, boneKey({1, 1, 1})}});
  motion.morphs[morphA.index].keys = trackOf<motion::MorphKey>({{0, {0.25F}}, {10, {1.5F}}});
  motion::CameraKey camera = motion::restCameraKey();
  camera.rotation = {-0.5F, 1.0F, -0.0F};
  motion.camera = trackOf<motion::CameraKey>({{0, motion::restCameraKey()}, {10, camera}});
  motion.light =
      trackOf<motion::LightKey>({{0, {{0.602F, 0.602F, 0.602F}, {-0.5F, -1, 0.5F}}}, {10, motion::restLightKey()}});
  motion.selfShadow = trackOf<motion::SelfShadowKey>({{0, motion::restSelfShadowKey()}, {10, {2, 0.1F}}});
  const std::string right = nameBytes("右足ＩＫ");
  const std::string left = nameBytes("左足ＩＫ");
  motion.property =
      trackOf<motion::VisibilityIkKey>({{0, {true, {{right, true}, {left, true}}}}, {10, {false, {{right, false}}}}});
  return motion;
}

void PanelFixture::select(std::initializer_list<std::pair<motion::TrackId, Frame>> keys) {
  motion::KeySelection selection;
  for (const auto& [track, frame] : keys) selection.add(track, frame);
  document->state().setSelection(std::move(selection));
  QApplication::processEvents();
}

bool PanelFixture::shows(const QString& name) const {
  for (const QWidget* widget : panel.findChildren<QWidget*>()) {
    if (widget->accessibleName() == name && widget->isVisibleTo(&panel)) return true;
  }
  return false;
}

widgets::DragLabel* PanelFixture::labelOf(const QString& name) {
  widgets::NumberField* wanted = field(name);
  for (widgets::DragLabel* label : panel.findChildren<widgets::DragLabel*>()) {
    if (label->buddy() == wanted) return label;
  }
  throw std::runtime_error("no label beside " + name.toStdString());
}

void PanelFixture::type(const QString& name, const QString& text) {
  widgets::NumberField* target = field(name);
  QTest::mouseClick(target, Qt::LeftButton);
  QTest::keyClick(target, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(target, text);
}

void PanelFixture::enter(const QString& name, const QString& text) {
  type(name, text);
  QTest::keyClick(field(name), Qt::Key_Return);
}

}  // namespace furitsuke::test
