// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curves/curve_view.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

class CurveTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::CurveTexts)
};

}  // namespace

QString channelLetter(motion::CurveChannel channel) {
  switch (channel) {
    case motion::CurveChannel::X: return CurveTexts::tr("X");
    case motion::CurveChannel::Y: return CurveTexts::tr("Y");
    case motion::CurveChannel::Z: return CurveTexts::tr("Z");
    case motion::CurveChannel::Rotation: return CurveTexts::tr("R", "letter of the rotation channel");
    case motion::CurveChannel::Distance: return CurveTexts::tr("D", "letter of the distance channel");
    case motion::CurveChannel::Fov: break;
  }
  return CurveTexts::tr("V", "letter of the view angle channel");
}

QString channelText(motion::CurveChannel channel) {
  switch (channel) {
    case motion::CurveChannel::Rotation: return CurveTexts::tr("Rotation");
    case motion::CurveChannel::Distance: return CurveTexts::tr("Distance");
    case motion::CurveChannel::Fov: return CurveTexts::tr("View angle");
    default: return channelLetter(channel);
  }
}

QString channelTexts(motion::CurveChannels channels) {
  QStringList texts;
  forEachChannel(channels, [&](motion::CurveChannel channel) { texts.append(channelText(channel)); });
  return texts.join(QStringLiteral(", "));
}

QColor channelColor(motion::CurveChannel channel) {
  static_assert(static_cast<int>(motion::CurveChannel::Rotation) == static_cast<int>(theme::ChannelColor::Rotation) &&
                static_cast<int>(motion::CurveChannel::Fov) == static_cast<int>(theme::ChannelColor::Fov));
  return theme::theme().channel(theme::ChannelColor(static_cast<int>(channel)));
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

}  // namespace furitsuke::panels
