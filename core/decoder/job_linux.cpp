// SPDX-License-Identifier: MIT
#include "core/decoder/job.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <string>
#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/base/log.h"
#include "core/base/spawn_linux.h"
#include "core/base/system_message.h"
#include "core/decoder/channel.h"
#include "core/decoder/descriptor_linux.h"
#include "core/decoder/installed_file.h"

namespace furitsuke::decoder {

namespace {

constexpr char kProgram[] = "furitsuke-decode";
constexpr std::chrono::milliseconds kInterval{10};

Error systemError() { return Error::because(systemMessage({errno, std::generic_category()})); }

/// The running furitsuke-decode, which makes the processes. It ends when this process ends, because the socket closes.
class Program {
 public:
  static Program& instance() {
    static Program program;
    return program;
  }

  /// Has a process made that has these descriptors.
  Status make(Task task, const std::array<int, 3>& descriptors) {
    const std::lock_guard lock(mutex_);
    if (control_.isOpen() && give(task, descriptors)) return Done{};
    // Not started yet, or something has ended it.
    if (const Status started = start(); !started) return started;
    if (give(task, descriptors)) return Done{};
    return systemError();
  }

 private:
  Status start() {
    const std::vector<std::filesystem::path> found = installedFiles(kProgram);
    if (found.empty()) return Error::because(Core::trWith("%1 is not installed"), kProgram);
    control_ = {};
    if (id_ > 0) waitpid(id_, nullptr, WNOHANG);
    SocketPair control(SOCK_SEQPACKET);
    const Descriptor nothing(open("/dev/null", O_RDWR | O_CLOEXEC));
    if (!control.isOpen() || !nothing.isOpen()) return systemError();
    int messages = nothing.value();
#ifdef FURITSUKE_SANITIZED
    messages = STDERR_FILENO;
#endif
    id_ = spawn(found.front(), {std::string(logLevelName(logLevel()))},
                std::array{nothing.value(), nothing.value(), messages, control.end(1)});
    if (id_ < 0) return systemError();
    control_ = Descriptor(control.take(0));
    return Done{};
  }

  bool give(Task task, const std::array<int, 3>& descriptors) {
    auto number = static_cast<std::uint8_t>(task);
    iovec content{&number, sizeof(number)};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(descriptors))> space{};
    msghdr message{};
    message.msg_iov = &content;
    message.msg_iovlen = 1;
    message.msg_control = space.data();
    message.msg_controllen = space.size();
    cmsghdr* const head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(descriptors));
    std::memcpy(CMSG_DATA(head), descriptors.data(), sizeof(descriptors));
    ssize_t sent = 0;
    do {
      sent = sendmsg(control_.value(), &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent > 0;
  }

  std::mutex mutex_;
  Descriptor control_;
  pid_t id_ = 0;
};

class ProcessJob : public Job {
 public:
  ProcessJob(int socket, Mapping area) : channel_(socket), mapping_(std::move(area)) { area_ = mapping_.bytes(); }

  void request(ByteView content) override { channel_.send(FrameKind::Request, content); }
  void stop() override { channel_.send(FrameKind::Stop); }

  Result<Bytes> receive(const std::function<bool()>& leaves) override {
    Frame frame;
    while (true) {
      switch (channel_.receive(frame, kInterval, leaves)) {
        case Channel::Received::Nothing: return Error::canceled();
        case Channel::Received::End:
          return Error::because(Core::tr("it crashed its decoder, or needed too much memory"));
        case Channel::Received::Frame: break;
      }
      if (frame.kind == FrameKind::Reply) return std::move(frame.content);
      ByteReader in(frame.content);
      const auto progress = in.read<double>();
      if (frame.kind == FrameKind::Progress && progress >= 0 && progress <= 1) progress_ = progress;
    }
  }

 private:
  void release() override { channel_.send(FrameKind::Release); }

  Channel channel_;
  Mapping mapping_;
};

/// Memory that can be shared and never becomes smaller or larger: a process that shares it could otherwise crash others.
Descriptor sharedMemory(std::size_t size) {
  Descriptor memory(memfd_create("furitsuke", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!memory.isOpen() || ftruncate(memory.value(), static_cast<off_t>(size)) != 0) return {};
  if (fcntl(memory.value(), F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) return {};
  return memory;
}

Result<std::unique_ptr<Job>> startFor(Task task, const Descriptor& input) {
  // Only what is used of it takes memory.
  const Descriptor area = sharedMemory(2 * kHalfBytes);
  SocketPair sockets(SOCK_STREAM);
  if (!area.isOpen() || !sockets.isOpen()) return systemError();
  Mapping mapped(area.value(), 2 * kHalfBytes, PROT_READ, MAP_SHARED);
  if (mapped.bytes().empty()) return systemError();
  const Status made = Program::instance().make(task, {sockets.end(1), input.value(), area.value()});
  if (!made) return made.error();
  return std::unique_ptr<Job>(std::make_unique<ProcessJob>(sockets.take(0), std::move(mapped)));
}

}  // namespace

bool hasDecoderProcesses() {
  static const bool isInstalled = !installedFiles(kProgram).empty();
  return isInstalled;
}

Result<std::unique_ptr<Job>> Job::start(Task task, const std::filesystem::path& file) {
  // Explains what is wrong with a path that cannot be read, and does not wait for a pipe.
  if (const Result<Bytes> head = readFileHead(file, 1); !head) return head.error();
  const Descriptor input(open(file.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat info {};
  if (!input.isOpen() || fstat(input.value(), &info) != 0 || !S_ISREG(info.st_mode))
    return Error::in(Message::verbatim(displayPath(file)), Core::tr("cannot be read"));
  return startFor(task, input);
}

Result<std::unique_ptr<Job>> Job::start(Task task, ByteView bytes) {
  const Descriptor input = sharedMemory(bytes.size());
  if (!input.isOpen()) return systemError();
  const Mapping mapped(input.value(), bytes.size(), PROT_READ | PROT_WRITE, MAP_SHARED);
  if (mapped.bytes().size() != bytes.size()) return systemError();
  if (!bytes.empty()) std::memcpy(mapped.bytes().data(), bytes.data(), bytes.size());
  return startFor(task, input);
}

}  // namespace furitsuke::decoder
