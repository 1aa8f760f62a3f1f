// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/captures/joint_tables.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/session/file_paths.h"
#include "core/base/bytes.h"
#include "core/base/file.h"

namespace furitsuke::session {

namespace {

const QString kSuffix = QStringLiteral(".json");

/// Whether every system takes it as the name of a file.
bool isFileName(const QString& name) {
  const auto isForbidden = [](QChar c) { return c < QChar(0x20) || QStringLiteral("/\\:*?\"<>|").contains(c); };
  return !name.trimmed().isEmpty() && name.size() <= 100 && !name.startsWith('.') &&
         std::none_of(name.begin(), name.end(), isForbidden);
}

}  // namespace

QStringList JointTables::names() const {
  QStringList names;
  for (const QFileInfo& file : QDir(folder_).entryInfoList({"*" + kSuffix}, QDir::Files, QDir::Name)) {
    names.append(file.completeBaseName());
  }
  return names;
}

std::filesystem::path JointTables::pathOf(const QString& name) const { return toPath(folder_ + "/" + name + kSuffix); }

Result<exchange::RoleChoices> JointTables::read(const QString& name) const { return readJointTable(pathOf(name)); }

Status JointTables::write(const QString& name, const exchange::RoleChoices& choices) const {
  if (!isFileName(name)) {
    return Error::because(Message::verbatim(
        QCoreApplication::translate("JointTables", "“%1” cannot be the name of a file").arg(name).toStdString()));
  }
  QDir().mkpath(folder_);
  const std::string text = exchange::roleChoicesToJson(choices);
  return writeFileAtomically(pathOf(name), std::as_bytes(std::span(text)));
}

Status JointTables::remove(const QString& name) const {
  if (QFile::remove(folder_ + "/" + name + kSuffix)) return Done{};
  return Error::in(Message::verbatim(name.toStdString()),
                   Message::verbatim(QCoreApplication::translate("JointTables", "could not be deleted").toStdString()));
}

Result<exchange::RoleChoices> readJointTable(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  return exchange::roleChoicesFromJson(asChars(*bytes));
}

}  // namespace furitsuke::session
