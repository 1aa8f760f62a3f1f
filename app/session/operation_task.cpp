// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/operation_task.h"

#include <exception>
#include <filesystem>

#include "app/session/file_paths.h"
#include "core/io/named_files.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_file.h"

namespace furitsuke::session {

namespace {

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
      [&task](const std::string& name) -> Result<std::shared_ptr<const model::Model>> {
        const auto model = task.models.find(name);
        if (model != task.models.end()) return model->second;
        return io::loadWholeModel(name);
      }};
  const Result<operations::OperationArguments> arguments =
      operations::OperationArguments::read(task.operation->parameters, task.arguments, files);
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
    return Error::because(error.what());
  }
}

}  // namespace furitsuke::session
