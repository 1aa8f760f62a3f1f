// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/properties/panel_fixture.h"

#include <QApplication>
#include <QtTest/QTest>

#include "app/theme/theme.h"

namespace furitsuke::test {

namespace {

template <class Value>
Track<Value> trackOf(std::initializer_list<std::pair<Frame, Value>> keys) {
  Keys<Value> columns;
  for (const auto& [frame, value] : keys) columns.append(frame, value);
  return Track<Value>(std::move(columns));
}

BoneKey boneKey(Vec3 translation, Quat rotation = {0, 0, 0, 1}, bool physics = true) {
  BoneKey key = restBoneKey();
  key.translation = translation;
  key.rotation = rotation;
  key.physics = physics;
  return key;
}

std::string nameBytes(const char* text) { return (*Name::fromText(text)).bytes; }

}  // namespace

PanelFixture::PanelFixture() : document(std::make_unique<MotionDocument>(makeMotion())) {
  applyTheme(*qApp, "dark");
  panel.resize(320, 900);
  panel.setDocument(document.get());
  panel.show();
  panel.activateWindow();
  EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
}

Motion PanelFixture::makeMotion() {
  Motion motion;
  rightArm = motion.ensureBone(*Name::fromText("右腕"));
  leftArm = motion.ensureBone(*Name::fromText("左腕"));
  morphA = motion.ensureMorph(*Name::fromText("あ"));
  motion.bones[rightArm.index].keys = trackOf<BoneKey>({{0, boneKey({0.1F, 2, -3})},
                                                        {10, boneKey({0.5F, 2, -0.0F}, {0.1F, 0.2F, 0.3F, 0.9F})},
                                                        {20, boneKey({0.5F, 4, 0}, {0, 0, 0, 1}, false)}});
  motion.bones[leftArm.index].keys = trackOf<BoneKey>({{10, boneKey({1, 1, 1})}});
  motion.morphs[morphA.index].keys = trackOf<MorphKey>({{0, {0.25F}}, {10, {1.5F}}});
  CameraKey camera = restCameraKey();
  camera.rotation = {-0.5F, 1.0F, -0.0F};
  motion.camera = trackOf<CameraKey>({{0, restCameraKey()}, {10, camera}});
  motion.light = trackOf<LightKey>({{0, {{0.602F, 0.602F, 0.602F}, {-0.5F, -1, 0.5F}}}, {10, restLightKey()}});
  motion.selfShadow = trackOf<SelfShadowKey>({{0, restSelfShadowKey()}, {10, {2, 0.1F}}});
  const std::string right = nameBytes("右足ＩＫ");
  const std::string left = nameBytes("左足ＩＫ");
  motion.property = trackOf<PropertyKey>({{0, {true, {{right, true}, {left, true}}}}, {10, {false, {{right, false}}}}});
  return motion;
}

void PanelFixture::select(std::initializer_list<std::pair<TrackId, Frame>> keys) {
  KeySelection selection;
  for (const auto& [track, frame] : keys) selection.add(track, frame);
  document->setSelection(std::move(selection));
  QApplication::processEvents();
}

bool PanelFixture::shows(const QString& name) const {
  for (const QWidget* widget : panel.findChildren<QWidget*>()) {
    if (widget->accessibleName() == name && widget->isVisibleTo(&panel)) return true;
  }
  return false;
}

DragLabel* PanelFixture::labelOf(const QString& name) {
  NumberField* wanted = field(name);
  for (DragLabel* label : panel.findChildren<DragLabel*>()) {
    if (label->buddy() == wanted) return label;
  }
  throw std::runtime_error("no label beside " + name.toStdString());
}

void PanelFixture::type(const QString& name, const QString& text) {
  NumberField* target = field(name);
  QTest::mouseClick(target, Qt::LeftButton);
  QTest::keyClick(target, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(target, text);
}

void PanelFixture::enter(const QString& name, const QString& text) {
  type(name, text);
  QTest::keyClick(field(name), Qt::Key_Return);
}

}  // namespace furitsuke::test
