// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/graphs/channel_text.h"

#include <QCoreApplication>

#include "app/theme/theme.h"

namespace furitsuke {

namespace {

class GraphTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::GraphTexts)
};

bool isAngle(ValueChannel channel) {
  switch (channel) {
    case ValueChannel::RotationX:
    case ValueChannel::RotationY:
    case ValueChannel::RotationZ:
    case ValueChannel::RotationAngle:
    case ValueChannel::CameraX:
    case ValueChannel::CameraY:
    case ValueChannel::CameraZ:
    case ValueChannel::Fov: return true;
    default: return false;
  }
}

/// Told apart from the translation or colour of the same letter by being nearer to the text.
QColor paler(const QColor& color) {
  constexpr double kShare = 0.45;
  const QColor& text = theme().text;
  const auto mix = [](double a, double b) { return static_cast<float>(a + (b - a) * kShare); };
  return QColor::fromRgbF(mix(color.redF(), text.redF()), mix(color.greenF(), text.greenF()),
                          mix(color.blueF(), text.blueF()));
}

}  // namespace

QString channelText(ValueChannel channel) {
  switch (channel) {
    case ValueChannel::TranslationX: return GraphTexts::tr("Translation X");
    case ValueChannel::TranslationY: return GraphTexts::tr("Translation Y");
    case ValueChannel::TranslationZ: return GraphTexts::tr("Translation Z");
    case ValueChannel::RotationX:
    case ValueChannel::CameraX: return GraphTexts::tr("Rotation X");
    case ValueChannel::RotationY:
    case ValueChannel::CameraY: return GraphTexts::tr("Rotation Y");
    case ValueChannel::RotationZ:
    case ValueChannel::CameraZ: return GraphTexts::tr("Rotation Z");
    case ValueChannel::RotationAngle: return GraphTexts::tr("Angle of the span");
    case ValueChannel::Weight: return GraphTexts::tr("Weight");
    case ValueChannel::Distance:
    case ValueChannel::ShadowDistance: return GraphTexts::tr("Distance");
    case ValueChannel::TargetX: return GraphTexts::tr("Target X");
    case ValueChannel::TargetY: return GraphTexts::tr("Target Y");
    case ValueChannel::TargetZ: return GraphTexts::tr("Target Z");
    case ValueChannel::Fov: return GraphTexts::tr("View angle");
    case ValueChannel::Perspective: return GraphTexts::tr("Perspective");
    case ValueChannel::Red: return GraphTexts::tr("Red");
    case ValueChannel::Green: return GraphTexts::tr("Green");
    case ValueChannel::Blue: return GraphTexts::tr("Blue");
    case ValueChannel::DirectionX: return GraphTexts::tr("Direction X");
    case ValueChannel::DirectionY: return GraphTexts::tr("Direction Y");
    case ValueChannel::DirectionZ: return GraphTexts::tr("Direction Z");
    case ValueChannel::ShadowMode: break;
  }
  return GraphTexts::tr("Mode");
}

QString channelMark(ValueChannel channel) {
  switch (channel) {
    case ValueChannel::TranslationX:
    case ValueChannel::TargetX: return QStringLiteral("X");
    case ValueChannel::TranslationY:
    case ValueChannel::TargetY: return QStringLiteral("Y");
    case ValueChannel::TranslationZ:
    case ValueChannel::TargetZ: return QStringLiteral("Z");
    case ValueChannel::RotationX:
    case ValueChannel::CameraX: return QStringLiteral("RX");
    case ValueChannel::RotationY:
    case ValueChannel::CameraY: return QStringLiteral("RY");
    case ValueChannel::RotationZ:
    case ValueChannel::CameraZ: return QStringLiteral("RZ");
    case ValueChannel::RotationAngle: return QStringLiteral("R");
    case ValueChannel::DirectionX: return QStringLiteral("DX");
    case ValueChannel::DirectionY: return QStringLiteral("DY");
    case ValueChannel::DirectionZ: return QStringLiteral("DZ");
    default: return channelText(channel);
  }
}

QColor channelColor(ValueChannel channel) {
  const Theme& t = theme();
  switch (channel) {
    case ValueChannel::TranslationX:
    case ValueChannel::TargetX:
    case ValueChannel::Red: return t.channel(ChannelColor::X);
    case ValueChannel::TranslationY:
    case ValueChannel::TargetY:
    case ValueChannel::Green: return t.channel(ChannelColor::Y);
    case ValueChannel::TranslationZ:
    case ValueChannel::TargetZ:
    case ValueChannel::Blue: return t.channel(ChannelColor::Z);
    case ValueChannel::RotationX:
    case ValueChannel::CameraX:
    case ValueChannel::DirectionX: return paler(t.channel(ChannelColor::X));
    case ValueChannel::RotationY:
    case ValueChannel::CameraY:
    case ValueChannel::DirectionY: return paler(t.channel(ChannelColor::Y));
    case ValueChannel::RotationZ:
    case ValueChannel::CameraZ:
    case ValueChannel::DirectionZ: return paler(t.channel(ChannelColor::Z));
    case ValueChannel::RotationAngle: return t.channel(ChannelColor::Rotation);
    case ValueChannel::Weight: return t.channel(ChannelColor::Morph);
    case ValueChannel::Distance:
    case ValueChannel::ShadowDistance: return t.channel(ChannelColor::Distance);
    case ValueChannel::Fov: return t.channel(ChannelColor::Fov);
    case ValueChannel::Perspective:
    case ValueChannel::ShadowMode: break;
  }
  return t.mutedText;
}

QString graphTrackText(const Motion& motion, TrackId track) {
  if (!motion.contains(track)) return {};
  switch (track.kind) {
    case TrackKind::Bone: return QString::fromStdString(motion.bones[track.index].name.text);
    case TrackKind::Morph: return QString::fromStdString(motion.morphs[track.index].name.text);
    case TrackKind::Camera: return GraphTexts::tr("Camera");
    case TrackKind::Light: return GraphTexts::tr("Light");
    case TrackKind::SelfShadow: return GraphTexts::tr("Self shadow");
    case TrackKind::Property: break;
  }
  return {};
}

QString channelValueText(ValueChannel channel, double value) {
  constexpr int kDigits = 3;
  const QString number =
      channelInfo(channel).isWhole ? QString::number(value, 'g', kDigits + 1) : QString::number(value, 'f', kDigits);
  return isAngle(channel) ? number + QChar(0x00B0) : number;
}

}  // namespace furitsuke
