// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/key_arguments.h"

#include <array>
#include <utility>

namespace furitsuke::commands {

namespace {

constexpr std::int64_t kMaxFov = 1000;  // degrees; far above any useful value, to catch typing errors

Vec3 toVec3(const std::vector<double>& n) {
  return {static_cast<float>(n[0]), static_cast<float>(n[1]), static_cast<float>(n[2])};
}

Result<edit::IkChange> ikChangeFrom(const QString& word) {
  const auto colon = word.lastIndexOf(':');
  const QString state = word.mid(colon + 1);
  if (colon <= 0 || (state != "on" && state != "off" && state != "remove")) {
    return Error::because(Core::trWith("ik=%1: expected NAME:on, NAME:off or NAME:remove"), word.toStdString());
  }
  const auto name = Name::fromText(word.left(colon).trimmed().toStdString());
  if (!name) return name.error();
  const auto kind = state == "on"    ? edit::IkChange::Kind::On
                    : state == "off" ? edit::IkChange::Kind::Off
                                     : edit::IkChange::Kind::Remove;
  return edit::IkChange{name->bytes, kind};
}

void readVectors(const actions::ActionArguments& arguments, edit::KeyValues& values) {
  if (const auto n = arguments.numbers("translation")) values.translation = toVec3(*n);
  if (const auto n = arguments.numbers("rotation")) values.rotation = motion::EulerDegrees{(*n)[0], (*n)[1], (*n)[2]};
  if (const auto n = arguments.numbers("quaternion")) {
    values.quaternion = Quat{static_cast<float>((*n)[0]), static_cast<float>((*n)[1]), static_cast<float>((*n)[2]),
                             static_cast<float>((*n)[3])};
  }
  if (const auto n = arguments.numbers("target")) values.target = toVec3(*n);
  if (const auto n = arguments.numbers("color")) values.color = glm::dvec3((*n)[0], (*n)[1], (*n)[2]);
  if (const auto n = arguments.numbers("direction")) values.direction = toVec3(*n);
}

}  // namespace

Result<edit::KeyValues> keyValuesFrom(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty()) return Error::because(Core::tr("key.set needs a value to set"));
  edit::KeyValues values;
  readVectors(arguments, values);
  values.physics = arguments.flag("physics");
  values.perspective = arguments.flag("perspective");
  values.visible = arguments.flag("visible");
  if (const auto n = arguments.numbers("weight")) values.weight = static_cast<float>((*n)[0]);
  if (const auto n = arguments.numbers("distance")) values.distance = (*n)[0];
  if (const auto n = arguments.numbers("shadowDistance")) values.shadowDistance = (*n)[0];
  if (const auto fov = arguments.whole("fov")) {
    if (*fov < 0 || *fov > kMaxFov) return Error::because(Core::trWith("fov=%1: expected 0 to %2"), *fov, kMaxFov);
    values.fov = static_cast<std::uint32_t>(*fov);
  }
  if (const auto mode = arguments.text("mode")) values.shadowMode = static_cast<std::uint8_t>(mode->toInt());
  if (const auto list = arguments.text("ik")) {
    for (const QString& word : list->split(',')) {
      auto change = ikChangeFrom(word);
      if (!change) return change.error();
      values.ik.push_back(std::move(change).value());
    }
  }
  return values;
}

Result<TrackName> trackNameFromPath(const QString& path) {
  constexpr std::array<std::pair<const char*, motion::TrackKind>, 4> kFixed = {
      {{"camera", motion::TrackKind::Camera},
       {"light", motion::TrackKind::Light},
       {"selfShadow", motion::TrackKind::SelfShadow},
       {"property", motion::TrackKind::Property}}};
  for (const auto& [fixed, kind] : kFixed) {
    if (path == QLatin1String(fixed)) return TrackName{kind, {}};
  }
  const bool isMorph = path.startsWith("morph:");
  const QString text = isMorph ? path.mid(6) : path.startsWith("bone:") ? path.mid(5) : path;
  auto name = Name::fromText(text.toStdString());
  if (!name) return name.error();
  if (name->bytes.empty()) return Error::because(Core::tr("a track needs a name"));
  return TrackName{isMorph ? motion::TrackKind::Morph : motion::TrackKind::Bone, std::move(name).value()};
}

}  // namespace furitsuke::commands
