// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/channel_text.h"

#include <QCoreApplication>

#include "app/theme/theme.h"
#include "app/widgets/number_text.h"

namespace furitsuke::panels {

namespace {

class GraphTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::GraphTexts)
};

bool isAngle(eval::ValueChannel channel) {
  switch (channel) {
    case eval::ValueChannel::RotationX:
    case eval::ValueChannel::RotationY:
    case eval::ValueChannel::RotationZ:
    case eval::ValueChannel::RotationAngle:
    case eval::ValueChannel::CameraX:
    case eval::ValueChannel::CameraY:
    case eval::ValueChannel::CameraZ:
    case eval::ValueChannel::Fov: return true;
    default: return false;
  }
}

/// Mixes a color with the text color, to distinguish channels with the same letter.
QColor paler(const QColor& color) {
  constexpr double kShare = 0.45;
  const QColor& text = theme::theme().text;
  const auto mix = [](double a, double b) { return static_cast<float>(a + (b - a) * kShare); };
  return QColor::fromRgbF(mix(color.redF(), text.redF()), mix(color.greenF(), text.greenF()),
                          mix(color.blueF(), text.blueF()));
}

}  // namespace

QString channelText(eval::ValueChannel channel) {
  switch (channel) {
    case eval::ValueChannel::TranslationX: return GraphTexts::tr("Position X");
    case eval::ValueChannel::TranslationY: return GraphTexts::tr("Position Y");
    case eval::ValueChannel::TranslationZ: return GraphTexts::tr("Position Z");
    case eval::ValueChannel::RotationX:
    case eval::ValueChannel::CameraX: return GraphTexts::tr("Rotation X");
    case eval::ValueChannel::RotationY:
    case eval::ValueChannel::CameraY: return GraphTexts::tr("Rotation Y");
    case eval::ValueChannel::RotationZ:
    case eval::ValueChannel::CameraZ: return GraphTexts::tr("Rotation Z");
    case eval::ValueChannel::RotationAngle: return GraphTexts::tr("Angle of the span");
    case eval::ValueChannel::Weight: return GraphTexts::tr("Weight");
    case eval::ValueChannel::Distance:
    case eval::ValueChannel::ShadowDistance: return GraphTexts::tr("Distance");
    case eval::ValueChannel::TargetX: return GraphTexts::tr("Target X");
    case eval::ValueChannel::TargetY: return GraphTexts::tr("Target Y");
    case eval::ValueChannel::TargetZ: return GraphTexts::tr("Target Z");
    case eval::ValueChannel::Fov: return GraphTexts::tr("View angle");
    case eval::ValueChannel::Perspective: return GraphTexts::tr("Perspective");
    case eval::ValueChannel::Red: return GraphTexts::tr("Red");
    case eval::ValueChannel::Green: return GraphTexts::tr("Green");
    case eval::ValueChannel::Blue: return GraphTexts::tr("Blue");
    case eval::ValueChannel::DirectionX: return GraphTexts::tr("Direction X");
    case eval::ValueChannel::DirectionY: return GraphTexts::tr("Direction Y");
    case eval::ValueChannel::DirectionZ: return GraphTexts::tr("Direction Z");
    case eval::ValueChannel::ShadowMode: break;
  }
  return GraphTexts::tr("Mode");
}

QString channelMark(eval::ValueChannel channel) {
  switch (channel) {
    case eval::ValueChannel::TranslationX:
    case eval::ValueChannel::TargetX: return QStringLiteral("X");
    case eval::ValueChannel::TranslationY:
    case eval::ValueChannel::TargetY: return QStringLiteral("Y");
    case eval::ValueChannel::TranslationZ:
    case eval::ValueChannel::TargetZ: return QStringLiteral("Z");
    case eval::ValueChannel::RotationX:
    case eval::ValueChannel::CameraX: return QStringLiteral("RX");
    case eval::ValueChannel::RotationY:
    case eval::ValueChannel::CameraY: return QStringLiteral("RY");
    case eval::ValueChannel::RotationZ:
    case eval::ValueChannel::CameraZ: return QStringLiteral("RZ");
    case eval::ValueChannel::RotationAngle: return QStringLiteral("R");
    case eval::ValueChannel::DirectionX: return QStringLiteral("DX");
    case eval::ValueChannel::DirectionY: return QStringLiteral("DY");
    case eval::ValueChannel::DirectionZ: return QStringLiteral("DZ");
    default: return channelText(channel);
  }
}

QColor channelColor(eval::ValueChannel channel) {
  const theme::Theme& t = theme::theme();
  switch (channel) {
    case eval::ValueChannel::TranslationX:
    case eval::ValueChannel::TargetX:
    case eval::ValueChannel::Red: return t.channel(theme::ChannelColor::X);
    case eval::ValueChannel::TranslationY:
    case eval::ValueChannel::TargetY:
    case eval::ValueChannel::Green: return t.channel(theme::ChannelColor::Y);
    case eval::ValueChannel::TranslationZ:
    case eval::ValueChannel::TargetZ:
    case eval::ValueChannel::Blue: return t.channel(theme::ChannelColor::Z);
    case eval::ValueChannel::RotationX:
    case eval::ValueChannel::CameraX:
    case eval::ValueChannel::DirectionX: return paler(t.channel(theme::ChannelColor::X));
    case eval::ValueChannel::RotationY:
    case eval::ValueChannel::CameraY:
    case eval::ValueChannel::DirectionY: return paler(t.channel(theme::ChannelColor::Y));
    case eval::ValueChannel::RotationZ:
    case eval::ValueChannel::CameraZ:
    case eval::ValueChannel::DirectionZ: return paler(t.channel(theme::ChannelColor::Z));
    case eval::ValueChannel::RotationAngle: return t.channel(theme::ChannelColor::Rotation);
    case eval::ValueChannel::Weight: return t.channel(theme::ChannelColor::Morph);
    case eval::ValueChannel::Distance:
    case eval::ValueChannel::ShadowDistance: return t.channel(theme::ChannelColor::Distance);
    case eval::ValueChannel::Fov: return t.channel(theme::ChannelColor::Fov);
    case eval::ValueChannel::Perspective:
    case eval::ValueChannel::ShadowMode: break;
  }
  return t.mutedText;
}

QString graphTrackText(const motion::Motion& motion, motion::TrackId track) {
  if (!motion.contains(track)) return {};
  switch (track.kind) {
    case motion::TrackKind::Bone: return QString::fromStdString(motion.bones[track.index].name.text());
    case motion::TrackKind::Morph: return QString::fromStdString(motion.morphs[track.index].name.text());
    case motion::TrackKind::Camera: return GraphTexts::tr("Camera");
    case motion::TrackKind::Light: return GraphTexts::tr("Light");
    case motion::TrackKind::SelfShadow: return GraphTexts::tr("Self shadow");
    case motion::TrackKind::Property: break;
  }
  return {};
}

QString channelValueText(eval::ValueChannel channel, double value) {
  constexpr int kDigits = 3;
  const QString number = eval::channelInfo(channel).isWhole ? widgets::shortNumber(value, kDigits + 1)
                                                            : widgets::fixedNumber(value, kDigits);
  return isAngle(channel) ? number + QChar(0x00B0) : number;
}

}  // namespace furitsuke::panels
