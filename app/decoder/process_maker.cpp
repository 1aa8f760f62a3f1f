// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decoder/process_maker.h"

#include <linux/prctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>

#include "core/base/sandbox.h"

namespace furitsuke::decoding {

namespace {

constexpr rlim_t kMostMemory = rlim_t{4} << 30;

struct Request {
  std::size_t task = 0;
  std::array<int, 3> descriptors{-1, -1, -1};  ///< channel, file, shared memory
};

/// Nothing if the socket is closed.
std::optional<Request> receive(int control) {
  std::uint8_t task = 0;
  iovec content{&task, sizeof(task)};
  Request request;
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(request.descriptors))> space{};
  msghdr message{};
  message.msg_iov = &content;
  message.msg_iovlen = 1;
  message.msg_control = space.data();
  message.msg_controllen = space.size();
  ssize_t size = 0;
  do {
    size = recvmsg(control, &message, MSG_CMSG_CLOEXEC);
  } while (size < 0 && errno == EINTR);
  const cmsghdr* const head = CMSG_FIRSTHDR(&message);
  if (size <= 0 || head == nullptr || head->cmsg_len != CMSG_LEN(sizeof(request.descriptors))) return {};
  std::memcpy(request.descriptors.data(), CMSG_DATA(head), sizeof(request.descriptors));
  request.task = task;
  return request;
}

void limit(decltype(RLIMIT_CPU) what, rlim_t most) {
  const rlimit wanted{most, most};
  setrlimit(what, &wanted);
}

[[noreturn]] void runProcess(const Request& request, const TaskRow& task, pid_t maker) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != maker) _exit(1);  // it ended before
  limit(RLIMIT_CORE, 0);
#ifndef FURITSUKE_SANITIZED
  limit(RLIMIT_DATA, kMostMemory);  // the address sanitizer reserves terabytes
#endif
  const auto [channel, input, area] = request.descriptors;
  auto* const session = new Session(channel, input, area);
  static_cast<void>(enterSandbox({}));
  session->begin();
  task.run(*session);
  _exit(0);
}

}  // namespace

void makeProcesses(int control, const std::array<TaskRow, decoder::kTaskCount>& tasks) {
  std::signal(SIGCHLD, SIG_IGN);  // nobody asks how they ended
  std::signal(SIGINT, SIG_IGN);   // of the terminal, which the program that asks decides about
  std::array<bool, decoder::kTaskCount> isPrepared{};
  const pid_t own = getpid();
  while (const std::optional<Request> request = receive(control)) {
    if (request->task < tasks.size()) {
      const TaskRow& task = tasks[request->task];
      if (task.prepare != nullptr && !isPrepared[request->task]) task.prepare();
      isPrepared[request->task] = true;
      if (fork() == 0) {
        close(control);
        runProcess(*request, task, own);
      }
    }
    for (const int descriptor : request->descriptors) close(descriptor);
  }
}

}  // namespace furitsuke::decoding
