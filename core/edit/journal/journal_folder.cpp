// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_folder.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>

#include "core/base/file.h"
#include "core/base/file_platform.h"
#include "core/base/path_text.h"
#include "core/base/system_message.h"

namespace furitsuke::edit::journal {

namespace {

namespace fs = std::filesystem;

/// Held while a folder is created, so that no other process treats the incomplete folder as abandoned.
/// Another program needs it for a moment only; one that keeps it does not stop this one.
Result<OpenFile> lockRoot(const fs::path& root) {
  constexpr std::chrono::milliseconds kPause{20}, kLongest{1000};
  for (std::chrono::milliseconds waited{0};; waited += kPause) {
    Result<OpenFile> lock = OpenFile::lock(root / ".lock", OpenFile::Wait::No);
    if (lock || waited >= kLongest) return lock;
    std::this_thread::sleep_for(kPause);
  }
}

fs::path lockPath(const fs::path& folder) { return folder / "lock"; }

constexpr std::string_view kNameDigits = "0123456789abcdef";
constexpr std::size_t kNameLength = 16;  // of the name of a folder

std::string randomName() {
  std::random_device random;
  std::string name;
  for (std::size_t i = 0; i < kNameLength; ++i) name += kNameDigits[random() % 16U];
  return name;
}

bool isFolderName(std::string_view name) {
  return name.size() == kNameLength && name.find_first_not_of(kNameDigits) == std::string_view::npos;
}

fs::path replacesPath(const fs::path& folder) { return folder / "replaces"; }
fs::path replacedPath(const fs::path& folder) { return folder / "replaced"; }

/// The folder replaces one that still has a log, and its own log is not complete.
bool isUnfinished(const fs::path& folder) {
  const Result<Bytes> name = readFile(replacesPath(folder));
  if (!name || !isFolderName(asChars(*name))) return false;
  std::error_code ignored;
  return fs::exists(logPath(folder.parent_path() / std::string(asChars(*name))), ignored);
}

bool isJournal(const fs::path& folder) {
  std::error_code ignored;
  return fs::exists(logPath(folder), ignored) && !isUnfinished(folder);
}

/// Splits off the folders that others have replaced completely. A crash can leave both.
std::vector<fs::path> takeReplaced(std::vector<fs::path>& journals) {
  std::set<std::string> names;
  for (const fs::path& folder : journals) {
    if (const Result<Bytes> name = readFile(replacedPath(folder))) names.insert(std::string(asChars(*name)));
  }
  const auto kept = std::stable_partition(journals.begin(), journals.end(), [&](const fs::path& folder) {
    return !names.contains(folder.filename().string());
  });
  std::vector<fs::path> replaced(kept, journals.end());
  journals.erase(kept, journals.end());
  return replaced;
}

/// Journals contain unsaved work: only their owner may read them.
Status makeRoot(const fs::path& root) {
  std::error_code error;
  const bool made = fs::create_directories(root, error);
  if (error)
    return Error::in(Message::verbatim(displayPath(root)), Core::trWith("cannot be created: %1"), systemMessage(error));
  if (made) fs::permissions(root, fs::perms::owner_all, error);
  return Done{};
}

void removeLeftovers(const fs::path& root, const std::vector<fs::path>& empty, const std::vector<fs::path>& replaced) {
  const Result<OpenFile> lock = lockRoot(root);
  if (!lock) return;
  for (const fs::path& folder : empty) {
    Result<OwnedFolder> owned = OwnedFolder::take(folder);
    if (owned && !isJournal(folder)) owned->remove();
  }
  for (const fs::path& folder : replaced) {
    if (Result<OwnedFolder> owned = OwnedFolder::take(folder)) owned->remove();
  }
}

}  // namespace

bool isOwnFolder(const fs::path& folder) {
  std::error_code ignored;
  return isFolderName(pathText(folder.filename())) && fs::is_directory(fs::symlink_status(folder, ignored)) &&
         isOwnFile(folder);
}

fs::path logPath(const fs::path& folder) { return folder / "log"; }
fs::path basePath(const fs::path& folder) { return folder / "base"; }
fs::path baseLinkPath(const fs::path& folder) { return folder / "base-link"; }

Result<OwnedFolder> OwnedFolder::create(const fs::path& root) {
  if (const Status made = makeRoot(root); !made) return made.error();
  const Result<OpenFile> rootLock = lockRoot(root);
  if (!rootLock) return rootLock.error();
  for (;;) {
    const fs::path folder = root / randomName();
    std::error_code error;
    if (fs::create_directory(folder, error)) return take(folder);
    if (error)
      return Error::in(Message::verbatim(displayPath(folder)), Core::trWith("cannot be created: %1"),
                       systemMessage(error));
  }
}

Result<OwnedFolder> OwnedFolder::take(const fs::path& folder) {
  Result<OpenFile> lock = OpenFile::lock(lockPath(folder), OpenFile::Wait::No);
  if (!lock) return lock.error();
  return OwnedFolder(folder, std::move(*lock));
}

void OwnedFolder::beginToReplace(const OwnedFolder& other) const {
  static_cast<void>(writeFileAtomically(replacesPath(path_), asBytes(other.path_.filename().string())));
}

void OwnedFolder::canReplace(bool withoutOther) const {
  std::error_code ignored;
  if (withoutOther) fs::rename(replacesPath(path_), replacedPath(path_), ignored);
  fs::remove(replacesPath(path_), ignored);
}

void OwnedFolder::remove() {
  std::error_code ignored;
  fs::remove(logPath(path_), ignored);
  fs::remove(replacesPath(path_), ignored);
  fs::remove(replacedPath(path_), ignored);
  fs::remove(basePath(path_), ignored);
  fs::remove(baseLinkPath(path_), ignored);
  fs::remove(lockPath(path_), ignored);
  lock_.close();
  // Some systems cannot remove the name of an open file.
  fs::remove(lockPath(path_), ignored);
  fs::remove(path_, ignored);
}

std::vector<fs::path> journalFolders(const fs::path& root) {
  std::vector<fs::path> journals;
  std::vector<fs::path> leftovers;
  std::error_code error;
  for (fs::directory_iterator at(root, error), end; !error && at != end; at.increment(error)) {
    if (!isOwnFolder(at->path())) continue;
    (isJournal(at->path()) ? journals : leftovers).push_back(at->path());
  }
  const std::vector<fs::path> replaced = takeReplaced(journals);
  if (!leftovers.empty() || !replaced.empty()) removeLeftovers(root, leftovers, replaced);
  std::ranges::sort(journals);
  return journals;
}

}  // namespace furitsuke::edit::journal
