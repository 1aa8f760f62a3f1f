// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/model_files.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/file.h"
#include "core/convert/file_kind.h"
#include "core/convert/model/model_file.h"
#include "core/image/model_images.h"

namespace furitsuke {

bool isModelFile(const std::filesystem::path& path) {
  const auto kind = fileKindOf(path);
  return kind && isModelKind(*kind);
}

Result<ReadModel> readModel(const std::filesystem::path& path) {
  auto loaded = loadModel(path);
  if (!loaded) return loaded.error();
  ReadModel read;
  read.entry.path = path;
  read.entry.diagnostics = std::move(loaded->diagnostics);
  read.damage = std::move(loaded->damage);
  LoadedImages pictures = loadModelImages(loaded->model, path);
  std::ranges::move(pictures.diagnostics, std::back_inserter(read.entry.diagnostics));
  sortBySeverity(read.entry.diagnostics);
  read.actor = std::make_unique<Actor>(std::make_shared<const Model>(std::move(loaded->model)),
                                       std::make_shared<const ModelImages>(std::move(pictures.images)));
  if (read.actor->title.empty()) read.actor->title = displayPath(path.stem());
  return read;
}

QString modelFileFilter() { return QCoreApplication::translate("ModelFiles", "Models (*.pmx *.pmd)"); }

}  // namespace furitsuke
