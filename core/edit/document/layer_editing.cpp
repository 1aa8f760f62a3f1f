// SPDX-License-Identifier: MIT
#include "core/edit/document/layer_editing.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/edit/document/motion_document.h"

namespace furitsuke::edit {

namespace {

struct LayerTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::edit::LayerTexts)
};

QString freeName(const motion::LayerArrangement& layers) {
  for (std::size_t number = 1;; ++number) {
    const QString name = LayerTexts::tr("Layer %1").arg(number);
    const bool isTaken = std::ranges::any_of(layers.order, [&](motion::LayerSlot slot) {
      return QString::fromStdString(layers.settings[slot].name) == name;
    });
    if (!isTaken) return name;
  }
}

template <class Change>
void changeSettings(MotionDocument& document, const LiveText& text, std::size_t index, Change change) {
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  change(layers.settings[layers.order[index]]);
  document.history().setLayers(text, std::move(layers));
}

}  // namespace

void addLayer(MotionDocument& document, const QString& name) {
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  if (layers.order.size() >= motion::kMaxLayers) return;
  const std::optional<std::size_t> active = activeLayer(document);
  const auto slot = static_cast<motion::LayerSlot>(layers.settings.size());
  motion::LayerSettings settings;
  settings.name = (name.isEmpty() ? freeName(layers) : name).toStdString();
  layers.settings.push_back(std::move(settings));
  const std::size_t at = active ? *active + 1 : layers.order.size();
  layers.order.insert(layers.order.begin() + static_cast<std::ptrdiff_t>(at), slot);
  layers.active = slot;
  document.history().setLayers([] { return LayerTexts::tr("Add layer"); }, std::move(layers));
}

void removeLayer(MotionDocument& document, std::size_t index) {
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  if (layers.active == layers.order[index]) layers.active.reset();
  layers.order.erase(layers.order.begin() + static_cast<std::ptrdiff_t>(index));
  document.history().setLayers([] { return LayerTexts::tr("Delete layer"); }, std::move(layers));
}

void moveLayer(MotionDocument& document, std::size_t index, std::ptrdiff_t to) {
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  const auto last = static_cast<std::ptrdiff_t>(layers.order.size()) - 1;
  const auto target = std::clamp<std::ptrdiff_t>(to, 0, last);
  const motion::LayerSlot slot = layers.order[index];
  layers.order.erase(layers.order.begin() + static_cast<std::ptrdiff_t>(index));
  layers.order.insert(layers.order.begin() + target, slot);
  document.history().setLayers([] { return LayerTexts::tr("Move layer"); }, std::move(layers));
}

void activateLayer(MotionDocument& document, std::optional<std::size_t> index) {
  motion::LayerArrangement layers = motion::arrangementOf(document.motion());
  layers.active.reset();
  if (index) layers.active = layers.order[*index];
  document.history().setLayers([index] { return index ? LayerTexts::tr("Edit layer") : LayerTexts::tr("Edit motion"); },
                               std::move(layers));
}

std::optional<std::size_t> activeLayer(const MotionDocument& document) {
  const motion::LayerArrangement& layers = motion::arrangementOf(document.motion());
  if (!layers.active) return {};
  return static_cast<std::size_t>(std::ranges::find(layers.order, *layers.active) - layers.order.begin());
}

void renameLayer(MotionDocument& document, std::size_t index, const QString& name) {
  changeSettings(
      document, [] { return LayerTexts::tr("Rename layer"); }, index,
      [&name](motion::LayerSettings& settings) { settings.name = name.toStdString(); });
}

void setLayerMode(MotionDocument& document, std::size_t index, motion::LayerMode mode) {
  changeSettings(
      document, [] { return LayerTexts::tr("Change layer mode"); }, index,
      [mode](motion::LayerSettings& settings) { settings.mode = mode; });
}

void setLayerMuted(MotionDocument& document, std::size_t index, bool on) {
  changeSettings(
      document, [on] { return on ? LayerTexts::tr("Mute layer") : LayerTexts::tr("Unmute layer"); }, index,
      [on](motion::LayerSettings& settings) { settings.isMuted = on; });
}

void setLayerSolo(MotionDocument& document, std::size_t index, bool on) {
  changeSettings(
      document, [on] { return on ? LayerTexts::tr("Solo layer") : LayerTexts::tr("Unsolo layer"); }, index,
      [on](motion::LayerSettings& settings) { settings.isSolo = on; });
}

void setLayerWeight(MotionDocument& document, std::size_t index, Frame frame, std::optional<float> weight) {
  changeSettings(
      document,
      [sets = weight.has_value()] {
        return sets ? LayerTexts::tr("Set layer weight") : LayerTexts::tr("Delete layer weight");
      },
      index, [=](motion::LayerSettings& settings) { motion::setWeightKey(settings, frame, weight); });
}

motion::Edit flatteningStep(const motion::Motion& motion, const motion::FlatMotion& flat) {
  motion::LayerArrangement layers = motion::arrangementOf(motion);
  motion::LayerArrangement none = layers;
  none.order.clear();
  none.active.reset();
  motion::Edit edit;
  edit.layers = motion::LayerEdit{std::move(layers), std::move(none)};
  edit.keys = flat.edits;
  const motion::Motion base = motion::withoutLayers(motion);
  for (std::size_t i = base.bones.size(); i < flat.motion.bones.size(); ++i) {
    edit.addedBones.push_back(flat.motion.bones[i].name);
  }
  for (std::size_t i = base.morphs.size(); i < flat.motion.morphs.size(); ++i) {
    edit.addedMorphs.push_back(flat.motion.morphs[i].name);
  }
  return edit;
}

}  // namespace furitsuke::edit
