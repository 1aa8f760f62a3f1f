// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/model_maps.h"

#include <QDir>
#include <QFile>
#include <span>

#include "app/session/file_paths.h"
#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/log.h"

namespace furitsuke::session {

QString ModelMaps::fileOf(const ContentDigest& model) const {
  return QString("%1/%2-%3.json").arg(folder_).arg(model.hash, 16, 16, QChar('0')).arg(model.size);
}

io::ModelMap ModelMaps::mapOf(const ContentDigest& model) const {
  const QString file = fileOf(model);
  if (!QFile::exists(file)) return {};
  Result<io::ModelMap> map = readModelMap(toPath(file));
  if (map) return *std::move(map);
  log(LogLevel::Warning, file.toStdString() + ": " + map.error().message());
  return {};
}

Status ModelMaps::keep(const ContentDigest& model, const io::ModelMap& map) const {
  const QString file = fileOf(model);
  if (!map.empty()) {
    QDir().mkpath(folder_);
    return writeModelMap(toPath(file), map);
  }
  if (!QFile::exists(file) || QFile::remove(file)) return Done{};
  return Error::in(Message::verbatim(file.toStdString()), Core::tr("could not be deleted"));
}

Result<io::ModelMap> readModelMap(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return io::modelMapFromJson(asChars(*bytes));
}

Status writeModelMap(const std::filesystem::path& path, const io::ModelMap& map) {
  const std::string text = io::modelMapToJson(map);
  return writeFileAtomically(path, std::as_bytes(std::span(text)));
}

}  // namespace furitsuke::session
