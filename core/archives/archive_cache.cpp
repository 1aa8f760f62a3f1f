// SPDX-License-Identifier: MIT
#include "core/archives/archive_cache.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/base/system_message.h"
#include "core/base/temporary_file.h"
#include "core/io/known_extensions.h"

namespace furitsuke::archives {

namespace {

namespace fs = std::filesystem;
using Clock = fs::file_time_type::clock;

fs::path fromUtf8(std::string_view text) { return fs::path(std::u8string(text.begin(), text.end())); }

/// FNV-1a; the same file at the same place, as long as it does not change.
std::string keyOf(const fs::path& archive) {
  std::error_code ignored;
  std::string text = displayPath(fs::weakly_canonical(archive, ignored));
  text += '\n' + std::to_string(fs::file_size(archive, ignored));
  text += '\n' + std::to_string(fs::last_write_time(archive, ignored).time_since_epoch().count());
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  std::string key;
  for (int shift = 60; shift >= 0; shift -= 4) key += "0123456789abcdef"[(sum >> static_cast<unsigned>(shift)) & 15U];
  return key;
}

std::vector<std::string> filesBelow(const fs::path& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code typeError;
    if (at->is_regular_file(typeError)) {
      const std::u8string path = at->path().lexically_relative(folder).generic_u8string();
      files.emplace_back(path.begin(), path.end());
    }
  }
  std::ranges::sort(files);
  return files;
}

std::uint64_t bytesBelow(const fs::path& folder) {
  std::uint64_t bytes = 0;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code sizeError;
    if (at->is_regular_file(sizeError)) bytes += at->file_size(sizeError);
  }
  return bytes;
}

/// Writes the files of an archive into a folder.
class FolderSink {
 public:
  explicit FolderSink(fs::path folder) : folder_(std::move(folder)) {}

  Status add(const std::string& path, ByteView piece) {
    if (piece.empty()) {
      if (const Status written = finish(); !written) return written;
      path_ = path;
      const fs::path file = folder_ / fromUtf8(path);
      std::error_code error;
      fs::create_directories(file.parent_path(), error);
      if (error == std::errc::not_a_directory || error == std::errc::file_exists || fs::is_directory(file, error)) {
        return Error::because(
            Core::trWith("cannot be unpacked: \"%1\" needs a folder where the archive has a file of the same name"),
            path_);
      }
      out_.open(file, std::ios::binary | std::ios::trunc);
    } else {
      out_.write(reinterpret_cast<const char*>(piece.data()), static_cast<std::streamsize>(piece.size()));
    }
    return out_ ? Status(Done{}) : Status(problem());
  }

  Status finish() {
    if (!out_.is_open()) return Done{};
    out_.close();
    return out_ ? Status(Done{}) : Status(problem());
  }

 private:
  [[nodiscard]] Error problem() const {
    return Error::because(Core::trWith("cannot be unpacked: \"%1\" cannot be written; is the disk full?"), path_);
  }

  fs::path folder_;
  std::ofstream out_;
  std::string path_;
};

Error cannotBeCreated(const fs::path& folder, const std::error_code& error) {
  return Error::in(Message::verbatim(displayPath(folder)), Core::trWith("cannot be created: %1"), systemMessage(error));
}

Status unpackInto(const fs::path& folder, const fs::path& archive, const UnpackLimits& limits,
                  const std::atomic<bool>* canceled, const std::string& password) {
  std::error_code error;
  if (fs::file_size(archive, error) > kMaxArchiveBytes)
    return Error::because(Core::tr("is too large an archive; unpack it first"));
  const Result<Bytes> bytes = readFile(archive);
  if (!bytes) return bytes.error();
  fs::create_directories(folder, error);
  if (error) return cannotBeCreated(folder, error);
  FolderSink sink(folder);
  const auto add = [&sink](const std::string& path, ByteView piece) { return sink.add(path, piece); };
  const Status unpacked = unpack(*bytes, limits, add, canceled, password);
  return unpacked ? sink.finish() : unpacked;
}

/// Replaces the archives in a folder by folders of the same names with what is in them: one level, as people hand
/// several models out. One that cannot be unpacked stays as it is.
Status unpackInside(const fs::path& folder, UnpackLimits limits, const std::atomic<bool>* canceled,
                    const std::string& password) {
  const std::uint64_t used = bytesBelow(folder);
  limits.bytes -= std::min(limits.bytes, used);
  for (const std::string& name : filesBelow(folder)) {
    const fs::path file = folder / fromUtf8(name);
    if (!isArchive(file)) continue;
    fs::path inside = file;
    inside += ".unpacked";
    std::error_code error;
    const Status done = unpackInto(inside, file, limits, canceled, password);
    if (!done && done.error().isCanceled) return done;
    if (done) {
      const std::uint64_t bytes = bytesBelow(inside);
      limits.bytes -= std::min(limits.bytes, bytes);
      fs::remove(file, error);
      fs::rename(inside, file, error);
    }
    fs::remove_all(inside, error);
  }
  return Done{};
}

}  // namespace

std::string userArchivePassword() {
  const char* password = std::getenv("FURITSUKE_ARCHIVE_PASSWORD");
  return password == nullptr ? std::string() : password;
}

io::OpensAs entryOpensAs(const fs::path& path) {
  const io::FileType* type = io::fileTypeByName(path);
  if (type == nullptr) return io::OpensAs::Nothing;
  switch (type->opensAs) {
    case io::OpensAs::Motion: return type->hasSignature ? io::OpensAs::Motion : io::OpensAs::Nothing;
    case io::OpensAs::PropOrCapture: return io::OpensAs::Capture;
    case io::OpensAs::AccessorySettings: return io::OpensAs::Prop;
    case io::OpensAs::Prop: return type->name == "x" ? io::OpensAs::Prop : io::OpensAs::Nothing;
    case io::OpensAs::Model:
    case io::OpensAs::Capture:
    case io::OpensAs::MmdProject: return type->opensAs;
    default: return io::OpensAs::Nothing;
  }
}

fs::path UnpackedArchive::pathOf(const std::string& file) const { return folder / fromUtf8(file); }

std::vector<std::string> UnpackedArchive::openableFiles() const {
  std::vector<std::string> openable;
  for (const std::string& file : files) {
    if (entryOpensAs(fromUtf8(file)) != io::OpensAs::Nothing) openable.push_back(file);
  }
  return openable;
}

bool UnpackedArchive::hasArchives() const {
  return std::ranges::any_of(
      files, [](const std::string& file) { return io::opensAsByName(fromUtf8(file)) == io::OpensAs::Archive; });
}

ArchiveCache::ArchiveCache(fs::path folder, const CacheLimits& limits) : folder_(std::move(folder)), limits_(limits) {}

Result<UnpackedArchive> ArchiveCache::open(const fs::path& archive, const UnpackLimits& limits,
                                           const std::atomic<bool>* canceled, const std::string& password) {
  if (!isArchive(archive))
    return Error::because(Core::trWith("is not an archive (%1) that can be read"),
                          io::knownExtensions({io::OpensAs::Archive}));
  if (folder_.empty()) return makeFolder().error();
  UnpackedArchive unpacked{folder_ / keyOf(archive), {}};
  std::error_code error;
  const bool isNew = !fs::is_directory(unpacked.folder, error);
  if (isNew) {
    // Another program may unpack the same archive; the first that is finished counts.
    if (const Status made = makeFolder(); !made) return made.error();
    const fs::path partial = temporaryPath(folder_);
    Status done = unpackInto(partial, archive, limits, canceled, password);
    if (done) done = unpackInside(partial, limits, canceled, password);
    if (done) fs::rename(partial, unpacked.folder, error);
    std::error_code ignored;
    fs::remove_all(partial, ignored);
    if (!done) return done.error();
    if (!fs::is_directory(unpacked.folder, ignored)) {
      return cannotBeCreated(unpacked.folder, error);
    }
  }
  fs::last_write_time(unpacked.folder, Clock::now(), error);
  unpacked.files = filesBelow(unpacked.folder);
  if (isNew) clean();
  return unpacked;
}

Status ArchiveCache::makeFolder() const {
  if (folder_.empty())
    return Error::because(Core::tr("cannot be unpacked: neither XDG_CACHE_HOME nor HOME names a folder"));
  std::error_code error;
  fs::create_directories(folder_, error);
  // What people unpack is theirs.
  if (!error) fs::permissions(folder_, fs::perms::owner_all, error);
  return error ? Status(cannotBeCreated(folder_, error)) : Status(Done{});
}

void ArchiveCache::clean() const {
  struct Kept {
    fs::path path;
    fs::file_time_type used;
    std::uint64_t bytes;
  };
  const auto now = Clock::now();
  std::vector<Kept> kept;
  std::error_code error;
  for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (at->is_symlink(ignored)) continue;
    const auto used = at->last_write_time(ignored);
    if (now - used > limits_.age) {
      fs::remove_all(at->path(), ignored);
    } else {
      kept.push_back({at->path(), used, bytesBelow(at->path())});
    }
  }
  std::ranges::sort(kept, {}, &Kept::used);
  std::uint64_t total = 0;
  for (const Kept& each : kept) total += each.bytes;
  for (const Kept& oldest : kept) {
    if (total <= limits_.bytes || now - oldest.used < limits_.protection) break;
    std::error_code ignored;
    fs::remove_all(oldest.path, ignored);
    total -= oldest.bytes;
  }
}

bool ArchiveCache::contains(const fs::path& file) const {
  if (folder_.empty()) return false;
  std::error_code ignored;
  const fs::path relative =
      fs::weakly_canonical(file, ignored).lexically_relative(fs::weakly_canonical(folder_, ignored));
  return !relative.empty() && *relative.begin() != ".." && *relative.begin() != ".";
}

fs::path userArchiveFolder() {
  for (const auto& [variable, below] :
       {std::pair("XDG_CACHE_HOME", ""), std::pair("LOCALAPPDATA", ""), std::pair("HOME", ".cache")}) {
    const char* value = std::getenv(variable);
    // A path relative to the current folder could lead into a folder that others control.
    if (value != nullptr && fs::path(value).is_absolute()) return fs::path(value) / below / "furitsuke" / "archives";
  }
  return {};
}

bool isArchive(const fs::path& file) {
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored)) return false;
  const Result<io::FileKind> kind = io::fileKindOf(file);
  return kind.ok() && *kind == io::FileKind::Archive;
}

std::optional<EntryPath> entryPathOf(const fs::path& path) {
  std::error_code ignored;
  if (path.empty() || fs::exists(path, ignored)) return {};
  for (fs::path above = path.parent_path(); !above.empty(); above = above.parent_path()) {
    if (fs::is_regular_file(above, ignored)) {
      if (!isArchive(above)) return {};
      const std::u8string entry = path.lexically_relative(above).generic_u8string();
      return EntryPath{above, std::string(entry.begin(), entry.end())};
    }
    if (above == above.parent_path() || fs::exists(above, ignored)) break;
  }
  return {};
}

io::OpensAs opensAs(const fs::path& path) { return entryPathOf(path) ? io::OpensAs::Archive : io::opensAs(path); }

}  // namespace furitsuke::archives
