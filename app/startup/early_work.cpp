// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/early_work.h"

#include <algorithm>
#include <utility>

#include "app/panels/viewport/graphics_device.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/startup/process_heap.h"
#include "core/io/file_type.h"

namespace furitsuke::startup {

namespace {

/// Props are not read early: that starts a process, which needs the QApplication.
bool isReadEarly(const QString& file) { return io::opensAs(session::toPath(file)) == io::OpensAs::Model; }

/// A copy of the scene with only this model, at rest.
scene::Scene sceneOf(session::ReadModel& read) {
  scene::Scene scene;
  scene.actors.push_back(std::move(read.actor));
  // Before the copy: the renderer uploads the mesh of an actor again when its revision is no longer that of the copy.
  scene.evaluate(0);
  scene::Scene copy = scene.snapshot();
  read.actor = std::move(scene.actors.front());
  return copy;
}

}  // namespace

EarlyWork startEarlyWork(const CommandLine& line, bool offscreen) {
  prepareHeap();
  EarlyWork work;
  std::promise<scene::Scene> first;
  const auto found = std::ranges::find_if(line.files, isReadEarly);
  if (found != line.files.end()) {
    work.modelFile = *found;
    work.firstScene = first.get_future();
    work.model = std::async(std::launch::async, [file = session::toPath(*found), first = std::move(first)]() mutable {
      Result<session::ReadModel> read = session::readModel(file);
      first.set_value(read ? sceneOf(*read) : scene::Scene());
      return read;
    });
  }
  const bool opensModel = std::ranges::any_of(
      line.files, [](const QString& file) { return io::isPutOnStage(io::opensAs(session::toPath(file))); });
  work.needsRenderer = opensModel && panels::drawsInMemory(offscreen) && !line.safeMode;
  work.samples = line.isUnattended() ? panels::ViewportOptions().samples : panels::kFirstSamples;
  return work;
}

void startRenderer(EarlyWork& work) {
  if (work.needsRenderer) work.renderer = panels::startRenderer(std::move(work.firstScene), work.samples);
}

}  // namespace furitsuke::startup
