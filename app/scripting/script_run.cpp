// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scripting/script_run.h"

#include <QByteArray>
#include <QFile>
#include <QJSEngine>
#include <cstring>
#include <optional>
#include <utility>

#include "app/scripting/script_host.h"
#include "app/scripting/script_limits.h"

namespace furitsuke::scripting {

namespace {

const QString kScriptFile = QStringLiteral("script");

/// The value of a program that comes with this one.
QJSValue evaluateOwn(QJSEngine& engine, const QString& name) {
  QFile file(QStringLiteral(":/scripting/%1.js").arg(name));
  return engine.evaluate(file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString(), name);
}

/// The line of the script in "function:line:column:file", the innermost one of the script; 0 if there is none.
int lineIn(const QStringList& stack) {
  for (const QString& entry : stack) {
    const QStringList parts = entry.split(':');
    if (parts.size() >= 4 && parts.mid(3).join(':').endsWith(kScriptFile)) return parts[1].toInt();
  }
  return 0;
}

scripts::ScriptFailure failureOf(const QJSValue& thrown, const QStringList& stack) {
  scripts::ScriptFailure failure;
  failure.reason = thrown.toString().toStdString();
  // Errors that scripts and the prelude make themselves need no class in front of the message.
  constexpr const char* kClass = "Error: ";
  if (failure.reason.starts_with(kClass)) failure.reason.erase(0, std::strlen(kClass));
  failure.line = lineIn(stack);
  // A syntax error has no stack.
  if (failure.line == 0 && thrown.isError() && thrown.property("fileName").toString().endsWith(kScriptFile))
    failure.line = thrown.property("lineNumber").toInt();
  return failure;
}

template <class T>
bool takeColumn(const QJSValue& buffer, std::size_t count, std::vector<T>& column) {
  const QByteArray bytes = buffer.toVariant().toByteArray();
  if (static_cast<std::size_t>(bytes.size()) != count * sizeof(T)) return false;
  column.resize(count);
  if (count > 0) std::memcpy(column.data(), bytes.constData(), count * sizeof(T));
  return true;
}

/// A row of what prelude.js returns; nothing if the script has broken it.
std::optional<scripts::ReplyTrack> trackFrom(const QJSValue& row) {
  scripts::ReplyTrack track;
  const int index = row.property(0).toInt();
  if (index >= 0) track.index = static_cast<std::uint32_t>(index);
  const QString kind = row.property(1).toString();
  bool isKnown = false;
  for (std::size_t i = 0; i < motion::kTrackKindCount && !isKnown; ++i) {
    track.kind = static_cast<motion::TrackKind>(i);
    isKnown = kindName(track.kind) == kind;
  }
  track.name = row.property(2).toString().toStdString();
  const auto ikCount = static_cast<quint32>(row.property(3).property("length").toUInt());
  constexpr quint32 kMaxIk = 100'000;
  if (!isKnown || ikCount > kMaxIk) return {};
  for (quint32 i = 0; i < ikCount; ++i) track.keys.ik.push_back(row.property(3).property(i).toString().toStdString());
  const auto bytes = static_cast<std::size_t>(row.property(4).toVariant().toByteArray().size());
  const std::size_t keys = bytes / sizeof(Frame);
  const scripts::ColumnWidths widths = scripts::columnWidths(track.kind, track.keys.ik.size());
  if (!takeColumn(row.property(4), keys, track.keys.frames) ||
      !takeColumn(row.property(5), keys * widths.numbers, track.keys.numbers) ||
      !takeColumn(row.property(6), keys * widths.bytes, track.keys.bytes)) {
    return {};
  }
  return track;
}

void collect(const QJSValue& finish, scripts::ScriptReply& reply) {
  const QJSValue rows = finish.call();
  if (rows.isError()) {
    reply.failure = failureOf(rows, {});
    return;
  }
  const quint32 count = rows.property("length").toUInt();
  for (quint32 i = 0; i < count; ++i) {
    std::optional<scripts::ReplyTrack> track = trackFrom(rows.property(i));
    if (!track) {
      reply.failure = {"the keys of the script cannot be read", 0, {}};
      return;
    }
    reply.tracks.push_back(*std::move(track));
  }
}

}  // namespace

scripts::ScriptReply runScript(const scripts::ScriptRequest& request) {
  scripts::ScriptReply reply;
  QJSEngine engine;
  ScriptHost host(engine, request);
  QJSEngine::setObjectOwnership(&host, QJSEngine::CppOwnership);
  const QJSValue collections = evaluateOwn(engine, QStringLiteral("collections"));
  const QJSValue columns = evaluateOwn(engine, QStringLiteral("columns"));
  const QJSValue keys = evaluateOwn(engine, QStringLiteral("keys"));
  const QJSValue prelude = evaluateOwn(engine, QStringLiteral("prelude"));
  forbidSystem();
  collections.callWithInstance(engine.globalObject());
  const QJSValue finish = prelude.callWithInstance(
      engine.globalObject(), {engine.newQObject(&host), QString::fromStdString(request.facts), columns, keys});
  if (finish.isError()) {
    reply.failure = failureOf(finish, {});
    return reply;
  }
  QStringList stack;
  const QJSValue result = engine.evaluate(QString::fromStdString(request.source), kScriptFile, 1, &stack);
  if (result.isError() || !stack.isEmpty()) {
    reply.failure = failureOf(result, stack);
  } else {
    collect(finish, reply);
  }
  reply.log = host.logged();
  return reply;
}

}  // namespace furitsuke::scripting
