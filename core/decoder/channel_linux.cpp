// SPDX-License-Identifier: MIT
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "core/decoder/channel.h"

namespace furitsuke::decoder {

namespace {

constexpr std::size_t kHeadBytes = 5;  // the size of the content as u32, and the kind

bool writeAll(int socket, const std::byte* from, std::size_t size) {
  while (size > 0) {
    const ssize_t count = ::send(socket, from, size, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    from += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

}  // namespace

Channel::~Channel() { close(socket_); }

bool Channel::send(FrameKind kind, ByteView content) {
  ByteWriter out;
  out.reserve(kHeadBytes + content.size());
  out.write(static_cast<std::uint32_t>(content.size()));
  out.write(static_cast<std::uint8_t>(kind));
  out.write(content);
  const Bytes bytes = std::move(out).take();
  const std::lock_guard lock(sending_);
  return writeAll(socket_, bytes.data(), bytes.size());
}

bool Channel::takeFrame(Frame& frame, bool& isValid) {
  ByteReader in(ByteView(pending_).subspan(begin_));
  const auto size = in.read<std::uint32_t>();
  const auto kind = in.read<std::uint8_t>();
  isValid = !in.ok() || (size <= kMostFrameBytes && kind <= static_cast<std::uint8_t>(FrameKind::Reply));
  if (!in.ok() || !isValid || in.remaining() < size) return false;
  const ByteView content = in.take(size);
  frame.kind = static_cast<FrameKind>(kind);
  frame.content.assign(content.begin(), content.end());
  begin_ += kHeadBytes + size;
  if (begin_ == pending_.size()) {
    pending_.clear();
    begin_ = 0;
  }
  return true;
}

bool Channel::readMore() {
  constexpr std::size_t kPart = std::size_t{1} << 16;
  pending_.erase(pending_.begin(), pending_.begin() + static_cast<std::ptrdiff_t>(begin_));
  begin_ = 0;
  const std::size_t before = pending_.size();
  pending_.resize(before + kPart);
  const ssize_t count = read(socket_, pending_.data() + before, kPart);
  pending_.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
  return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

Channel::Received Channel::receive(Frame& frame, std::chrono::milliseconds interval,
                                   const std::function<bool()>& leaves) {
  while (true) {
    bool isValid = true;
    if (takeFrame(frame, isValid)) return Received::Frame;
    if (!isValid) return Received::End;
    if (leaves && leaves()) return Received::Nothing;
    pollfd waiting{socket_, POLLIN, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(interval.count()));
    if (ready > 0 && !readMore()) return Received::End;
  }
}

}  // namespace furitsuke::decoder
