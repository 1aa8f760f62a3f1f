// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/prctl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <span>
#include <type_traits>

#include "core/base/sandbox.h"
#include "core/base/system_message.h"

namespace furitsuke {
inline namespace base {

namespace {

/// What computing, memory, threads, clocks and open files need.
constexpr int kAlways[] = {SCMP_SYS(read),
                           SCMP_SYS(readv),
                           SCMP_SYS(pread64),
                           SCMP_SYS(write),
                           SCMP_SYS(writev),
                           SCMP_SYS(pwrite64),
                           SCMP_SYS(lseek),
                           SCMP_SYS(close),
                           SCMP_SYS(fstat),
                           SCMP_SYS(newfstatat),
                           SCMP_SYS(stat),
                           SCMP_SYS(lstat),
                           SCMP_SYS(statx),
                           SCMP_SYS(fcntl),
                           SCMP_SYS(poll),
                           SCMP_SYS(ppoll),
                           SCMP_SYS(ftruncate),
                           SCMP_SYS(fsync),
                           SCMP_SYS(fdatasync),
                           SCMP_SYS(ioctl),
                           SCMP_SYS(mmap),
                           SCMP_SYS(munmap),
                           SCMP_SYS(mprotect),
                           SCMP_SYS(mremap),
                           SCMP_SYS(madvise),
                           SCMP_SYS(brk),
                           SCMP_SYS(futex),
                           SCMP_SYS(set_robust_list),
                           SCMP_SYS(rseq),
                           SCMP_SYS(membarrier),
                           SCMP_SYS(clock_gettime),
                           SCMP_SYS(clock_getres),
                           SCMP_SYS(clock_nanosleep),
                           SCMP_SYS(nanosleep),
                           SCMP_SYS(gettimeofday),
                           SCMP_SYS(time),
                           SCMP_SYS(getpid),
                           SCMP_SYS(gettid),
                           SCMP_SYS(getuid),
                           SCMP_SYS(geteuid),
                           SCMP_SYS(getgid),
                           SCMP_SYS(getegid),
                           SCMP_SYS(getrlimit),
                           SCMP_SYS(getrusage),
                           SCMP_SYS(times),
                           SCMP_SYS(sysinfo),
                           SCMP_SYS(uname),
                           SCMP_SYS(getrandom),
                           SCMP_SYS(rt_sigaction),
                           SCMP_SYS(rt_sigprocmask),
                           SCMP_SYS(rt_sigreturn),
                           SCMP_SYS(sigaltstack),
                           SCMP_SYS(restart_syscall),
                           SCMP_SYS(tgkill),
                           SCMP_SYS(sched_yield),
                           SCMP_SYS(sched_getaffinity),
                           SCMP_SYS(exit),
                           SCMP_SYS(exit_group)};
constexpr int kFiles[] = {SCMP_SYS(open),       SCMP_SYS(openat),   SCMP_SYS(access),     SCMP_SYS(faccessat),
                          SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getcwd),
                          SCMP_SYS(getdents64), SCMP_SYS(mkdir),    SCMP_SYS(mkdirat),    SCMP_SYS(unlink),
                          SCMP_SYS(unlinkat),   SCMP_SYS(rename),   SCMP_SYS(renameat),   SCMP_SYS(renameat2)};

/// A file descriptor, closed on every return path.
class Descriptor {
 public:
  explicit Descriptor(long value) : value_(static_cast<int>(value)) {}
  ~Descriptor() {
    if (value_ >= 0) close(value_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int value() const noexcept { return value_; }

 private:
  int value_;
};

constexpr std::uint64_t kRead = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kWrite = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                 LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                 LANDLOCK_ACCESS_FS_MAKE_DIR;
constexpr std::uint64_t kAll = kRead | kWrite | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                               LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                               LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;

void allow(int ruleset, const std::filesystem::path& path, std::uint64_t access) {
  const Descriptor at(open(path.c_str(), O_PATH | O_CLOEXEC));
  if (at.value() < 0) return;
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) access &= ~std::uint64_t{LANDLOCK_ACCESS_FS_READ_DIR};
  landlock_path_beneath_attr rule{};
  rule.allowed_access = access;
  rule.parent_fd = at.value();
  syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

/// Confines opening to some paths. Kernels before 5.13, or without it, do nothing.
void confineFiles(const Sandbox& sandbox) {
  landlock_ruleset_attr handled{};
  handled.handled_access_fs = kAll;
  const Descriptor ruleset(syscall(SYS_landlock_create_ruleset, &handled, sizeof(handled), 0));
  if (ruleset.value() < 0) return;
  for (const std::filesystem::path& path : sandbox.readable) allow(ruleset.value(), path, kRead);
  for (const std::filesystem::path& path : sandbox.writable) allow(ruleset.value(), path, kRead | kWrite);
  syscall(SYS_landlock_restrict_self, ruleset.value(), 0);
}

bool allow(scmp_filter_ctx filter, std::span<const int> calls) {
  for (const int call : calls) {
    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) < 0) return false;
  }
  return true;
}

/// Everything that is not listed fails with EPERM.
bool filterCalls(bool opensFiles) {
  const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == nullptr) return false;
  bool isMade = allow(filter, kAlways) && (!opensFiles || allow(filter, kFiles));
  // Threads, but no processes. The C library tries clone3() first, whose flags cannot be looked at.
  isMade = isMade && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                      scmp_arg_cmp{0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD}) == 0;
  isMade = isMade && seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
  // Limits can be read, and lowered for this process.
  isMade = isMade &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, scmp_arg_cmp{0, SCMP_CMP_EQ, 0, 0}) == 0;
  isMade = isMade && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return isMade;
}

}  // namespace

bool hasSandbox() noexcept {
#ifdef FURITSUKE_SANITIZED
  return false;
#else
  return true;
#endif
}

Status enterSandbox(const Sandbox& sandbox) {
  if (!hasSandbox()) return Done{};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
    return Error::because(systemMessage({errno, std::generic_category()}));
  if (sandbox.opensFiles) confineFiles(sandbox);
  if (!filterCalls(sandbox.opensFiles)) return Error::because(Core::tr("the system has no filter for its calls"));
  return Done{};
}

}  // namespace base
}  // namespace furitsuke
