// SPDX-License-Identifier: MIT
#include "core/archives/archive_reader.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/archives/archive_names.h"
#include "core/archives/archive_walk.h"
#include "core/archives/process_walk.h"
#include "core/archives/rar_names.h"
#include "core/archives/utf8_locale.h"
#include "core/archives/zip_names.h"
#include "core/decoder/job.h"

namespace furitsuke::archives {

namespace {

constexpr MessageText kNoPassword = Core::tr("is encrypted, and needs its password");

/// Makes a walk with a password, which may be empty, and the content of the files or only their headers.
using WalkMaker = std::function<std::unique_ptr<ArchiveWalk>(const std::string& password, bool withContent)>;

class Unpacking {
 public:
  Unpacking(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink, const std::atomic<bool>* canceled,
            const std::string& password, const WalkMaker& makeWalk)
      : bytes_(bytes), limits_(limits), sink_(sink), canceled_(canceled), password_(password), makeWalk_(makeWalk) {}

  Status run() {
    if (const Status listed = readNames(); !listed) return listed;
    const TextEncoding encoding = guessNameEncoding(names_);
    const std::unique_ptr<ArchiveWalk> walk = makeWalk_(password_, true);
    for (std::size_t i = 0; walk->next(); ++i) {
      const ArchiveEntry& entry = walk->entry();
      if (i >= names_.size()) break;  // a damaged archive can differ from one reading to the next
      const std::string name = decodeName(names_[i], encoding);
      Result<std::string> path = safePath(name);
      if (!path) return path.error();
      if (names_[i].bytes.empty() && !entry.isFolder) ++nameless_;
      if (entry.isFolder || path->empty() || isFolderName(name) || isSystemEntry(*path)) continue;
      if (!entry.isFile) {
        return Error::because(Core::trWith("is refused: its entry \"%1\" is a link or a device"), *path);
      }
      if (entry.isEncrypted && password_.empty()) return Error::because(kNoPassword);
      if (!paths_.insert(*path).second) continue;  // the first of a name counts, as in other programs
      if (const Status passed = pass(*walk, *path); !passed) return passed;
    }
    if (walk->error()) return *walk->error();
    if (paths_.empty() && nameless_ > 0)
      return Error::because(
          Core::tr("has only files whose names cannot be read, because they are not UTF-8 as it says"));
    return Done{};
  }

 private:
  static std::string withSlashes(std::string name) {
    std::ranges::replace(name, '\\', '/');
    return name;
  }
  static bool isFolderName(const std::string& name) { return name.ends_with('/') || name.ends_with('\\'); }

  /// All names decide how they are encoded.
  Status readNames() {
    const std::set<std::string> marked = namesMarkedAsUtf8(bytes_);
    const std::vector<RarName> rarNames = namesInRar4(bytes_);
    const bool isAllUtf8 = isRar5(bytes_);
    const std::unique_ptr<ArchiveWalk> walk = makeWalk_({}, false);
    while (walk->next()) {
      if (names_.size() == limits_.entries) {
        return Error::because(Core::trWith("is refused: it has more than %1 entries"), limits_.entries);
      }
      std::string name = walk->entry().name;
      bool isMarked = isAllUtf8 || marked.contains(name);
      if (names_.size() < rarNames.size()) {
        const RarName& stored = rarNames[names_.size()];
        isMarked = stored.hasUnicode;
        if (!isMarked && withSlashes(stored.bytes) == name) name = stored.bytes;
      }
      names_.push_back({std::move(name), isMarked});
      if (isCanceled()) return Error::canceled();
    }
    return walk->error() ? Status(*walk->error()) : Done{};
  }

  Status pass(ArchiveWalk& walk, const std::string& path) {
    if (const Status begun = sink_(path, {}); !begun) return begun;
    std::uint64_t fileBytes = 0;
    while (const std::size_t size = walk.read(buffer_)) {
      fileBytes += size;
      total_ += size;
      if (fileBytes > limits_.fileBytes || total_ > limits_.bytes) {
        return Error::because(Core::tr("is refused: unpacked it would need too much space"));
      }
      if (total_ > limits_.ratioFreeBytes && total_ / limits_.ratio > bytes_.size()) {
        return Error::because(
            Core::trWith("is refused: unpacked it is more than %1 times as large, which is made to fill a disk"),
            limits_.ratio);
      }
      if (const Status added = sink_(path, ByteView(buffer_).first(size)); !added) return added;
      if (isCanceled()) return Error::canceled();
    }
    return walk.error() ? Status(Error::in(Message::verbatim(path), walk.error()->reason)) : Done{};
  }

  [[nodiscard]] bool isCanceled() const { return canceled_ != nullptr && *canceled_; }

  ByteView bytes_;
  const UnpackLimits& limits_;
  const UnpackSink& sink_;
  const std::atomic<bool>* canceled_;
  const std::string& password_;
  const WalkMaker& makeWalk_;
  std::vector<StoredName> names_;
  std::set<std::string> paths_;
  std::vector<std::byte> buffer_ = std::vector<std::byte>(kPieceBytes);
  std::uint64_t total_ = 0;
  std::size_t nameless_ = 0;  ///< files
};

}  // namespace

bool canReadArchives() noexcept { return true; }

Status unpack(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink, const std::atomic<bool>* canceled,
              const std::string& password) {
  if (!decoder::hasDecoderProcesses()) return unpackHere(bytes, limits, sink, canceled, password);
  const Result<std::unique_ptr<decoder::Job>> job = decoder::Job::start(decoder::Task::Archive, bytes);
  if (!job) return Error::because(Core::trWith("cannot be unpacked: %1"), job.error().sentence());
  const WalkMaker make = [&job, canceled](const std::string& walkPassword, bool withContent) {
    return walkInProcess(**job, walkPassword, withContent, canceled);
  };
  return Unpacking(bytes, limits, sink, canceled, password, make).run();
}

Status unpackHere(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink, const std::atomic<bool>* canceled,
                  const std::string& password) {
  const Utf8Locale locale;
  const WalkMaker make = [bytes](const std::string& walkPassword, bool /*withContent*/) {
    return walkHere(bytes, walkPassword);
  };
  return Unpacking(bytes, limits, sink, canceled, password, make).run();
}

bool needsPassword(const Error& error) {
  const std::string reason = error.reason.english();
  return reason == kNoPassword.text() || reason == kWrongPassword.text();
}

}  // namespace furitsuke::archives
