// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/operation_task.h"

#include <QThreadPool>
#include <algorithm>
#include <exception>
#include <filesystem>

#include "app/session/file_paths.h"
#include "core/exchange/retarget/common_travel.h"
#include "core/io/named_files.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_file.h"
#include "core/operations/keys/pose_cache.h"

namespace furitsuke::session {

namespace {

/// The arguments of fit-to-model for one of several dancers.
Result<operations::OperationArguments> argumentsOfDancer(const OperationTask& task,
                                                         operations::OperationArguments arguments,
                                                         const operations::ArgumentFiles& files) {
  const model::Model* source = arguments.model("source");
  if (source == nullptr || task.model == nullptr || arguments.number("travel") > 0) return arguments;
  std::vector<exchange::ModelPair> dancers{{*source, *task.model}};
  std::vector<std::shared_ptr<const model::Model>> sources;  // for as long as the pairs
  for (const OperationDancer& dancer : task.dancers) {
    if (dancer.source.empty()) {
      dancers.push_back({*source, *dancer.model});
      continue;
    }
    Result<std::shared_ptr<const model::Model>> own = files.model(dancer.source);
    if (!own) return Error::because(Core::trWith("%1: %2"), dancer.source, own.error().sentence());
    dancers.push_back({**own, *dancer.model});
    sources.push_back(*std::move(own));
  }
  const Result<double> travel = exchange::commonTravel(dancers);
  if (!travel) return travel.error();
  operations::OperationArguments::Texts texts = task.arguments;
  std::erase_if(texts, [](const auto& text) { return text.first == "travel"; });
  texts.emplace_back("travel", operations::argumentText(*travel));
  return operations::OperationArguments::read(task.operation->parameters, texts, files);
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
  if (arguments && !task.dancers.empty() && task.operation->id == "fit-to-model") {
    arguments = argumentsOfDancer(task, *std::move(arguments), files);
  }
  if (!arguments.ok()) return arguments.error();
  return operations::runOperation({task.operation, *arguments, task.scope, task.beforeFirst, readSound, task.poses},
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

std::shared_ptr<operations::PoseCache> makePoseCache() {
  return {new operations::PoseCache,
          [](operations::PoseCache* cache) { QThreadPool::globalInstance()->start([cache] { delete cache; }); }};
}

}  // namespace furitsuke::session
