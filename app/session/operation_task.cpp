// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/operation_task.h"

#include <QThreadPool>
#include <exception>
#include <filesystem>

#include "app/session/file_paths.h"
#include "core/io/named_files.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_file.h"

namespace furitsuke::session {

namespace {

/// The models of the other dancers, of which those that are named are read.
Result<std::vector<operations::DancerModels>> modelsOf(const std::vector<OperationDancer>& dancers,
                                                       const operations::ArgumentFiles& files) {
  std::vector<operations::DancerModels> models;
  for (const OperationDancer& dancer : dancers) {
    operations::DancerModels& pair = models.emplace_back(operations::DancerModels{nullptr, dancer.model});
    if (dancer.source.empty()) continue;
    auto source = files.model(dancer.source);
    if (!source) return Error::because(Core::trWith("%1: %2"), dancer.source, source.error().sentence());
    pair.source = *std::move(source);
  }
  return models;
}

Result<operations::OperationOutcome> readAndRun(const OperationTask& task, const std::atomic<bool>* canceled,
                                                std::atomic<double>* progress) {
  const operations::SoundReader readSound = [sounds = task.sounds](const std::string& name) {
    const std::filesystem::path path = toPath(QString::fromStdString(name));
    return sounds ? sounds->load(path) : media::loadSound(path);
  };
  const operations::ArgumentFiles files{
      [&task](const std::string& name) -> Result<std::shared_ptr<const motion::Motion>> {
        const auto open = task.open.find(name);
        if (open != task.open.end()) return open->second;
        return io::loadWholeMotion(name);
      },
      [&task](const std::string& name) -> Result<operations::PairTable> {
        const auto table = task.tables.find(name);
        if (table != task.tables.end()) return table->second;
        return io::loadNamePairs(name);
      },
      [](const std::string& name) { return lips::loadLyrics(name); }, readSound,
      [models = task.models](const std::string& name) mutable -> Result<std::shared_ptr<const model::Model>> {
        const auto model = models.find(name);
        if (model != models.end()) return model->second;
        auto loaded = io::loadWholeModel(name);
        if (loaded) models.emplace(name, *loaded);
        return loaded;
      }};
  Result<operations::OperationArguments> arguments =
      operations::OperationArguments::read(task.operation->parameters, task.arguments, files);
  if (!arguments.ok()) return arguments.error();
  auto dancers = modelsOf(task.dancers, files);
  if (!dancers) return dancers.error();
  return operations::runOperation({task.operation, *std::move(arguments), task.scope, task.preExtrapolation, readSound,
                                   task.cache, *std::move(dancers)},
                                  task.motion, task.model.get(), canceled, progress);
}

}  // namespace

Result<operations::OperationOutcome> runTask(const OperationTask& task, const std::atomic<bool>* canceled,
                                             std::atomic<double>* progress) {
  try {
    return readAndRun(task, canceled, progress);
  } catch (const std::exception& error) {  // such as std::bad_alloc, which must not end the program
    return Error::because(Message::verbatim(error.what()));
  }
}

void keepSelection(const OperationTask& task, const motion::KeySelection& before,
                   operations::OperationOutcome& outcome) {
  if (!before.isEmpty() && task.scope.keys == before) return;
  outcome.edit.selection = before;
}

std::shared_ptr<operations::OperationCache> makeCache(const operations::Operation& operation) {
  if (operation.makeCache == nullptr) return {};
  return {operation.makeCache().release(),
          [](operations::OperationCache* cache) { QThreadPool::globalInstance()->start([cache] { delete cache; }); }};
}

}  // namespace furitsuke::session
