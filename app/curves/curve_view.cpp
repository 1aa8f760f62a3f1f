// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/curves/curve_view.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/theme/theme.h"

namespace furitsuke {

namespace {

class CurveTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveTexts)
};

}  // namespace

QString channelLetter(CurveChannel channel) {
  switch (channel) {
    case CurveChannel::X: return CurveTexts::tr("X");
    case CurveChannel::Y: return CurveTexts::tr("Y");
    case CurveChannel::Z: return CurveTexts::tr("Z");
    case CurveChannel::Rotation: return CurveTexts::tr("R", "letter of the rotation channel");
    case CurveChannel::Distance: return CurveTexts::tr("D", "letter of the distance channel");
    case CurveChannel::Fov: break;
  }
  return CurveTexts::tr("V", "letter of the view angle channel");
}

QString channelText(CurveChannel channel) {
  switch (channel) {
    case CurveChannel::Rotation: return CurveTexts::tr("Rotation");
    case CurveChannel::Distance: return CurveTexts::tr("Distance");
    case CurveChannel::Fov: return CurveTexts::tr("View angle");
    default: return channelLetter(channel);
  }
}

QString channelLetters(CurveChannels channels) {
  QStringList letters;
  forEachChannel(channels, [&](CurveChannel channel) { letters.append(channelLetter(channel)); });
  return letters.join(' ');
}

QColor channelColor(CurveChannel channel) {
  static_assert(static_cast<int>(CurveChannel::Rotation) == static_cast<int>(ChannelColor::Rotation) &&
                static_cast<int>(CurveChannel::Fov) == static_cast<int>(ChannelColor::Fov));
  return theme().channel(ChannelColor(static_cast<int>(channel)));
}

QString presetText(std::string_view id) {
  if (id == "linear") return CurveTexts::tr("Linear");
  if (id == "ease-in") return CurveTexts::tr("Ease in");
  if (id == "ease-out") return CurveTexts::tr("Ease out");
  if (id == "ease-in-out") return CurveTexts::tr("Ease in and out");
  if (id == "auto") return CurveTexts::tr("Automatic curve");
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString presetShortText(std::string_view id) {
  if (id == "linear") return CurveTexts::tr("Linear");
  if (id == "ease-in") return CurveTexts::tr("In", "short for ease in");
  if (id == "ease-out") return CurveTexts::tr("Out", "short for ease out");
  if (id == "ease-in-out") return CurveTexts::tr("In-out", "short for ease in and out");
  if (id == "auto") return CurveTexts::tr("Auto", "short for automatic curve");
  return presetText(id);
}

}  // namespace furitsuke
