// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decoder/session.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "core/decoder/job.h"

namespace furitsuke::decoding {

namespace {

std::size_t sizeOf(int file) {
  struct stat info {};
  return fstat(file, &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
}

}  // namespace

Session::Session(int channel, int input, int area)
    : channel_(channel),
      input_(input, sizeOf(input), PROT_READ, MAP_PRIVATE),
      area_(area, 2 * decoder::kHalfBytes, PROT_READ | PROT_WRITE, MAP_SHARED) {
  close(input);
  close(area);
}

void Session::begin() {
  listener_ = std::thread([this] { listen(); });
}

void Session::listen() {
  constexpr std::chrono::milliseconds kInterval{50};
  decoder::Frame frame;
  while (channel_.receive(frame, kInterval, [this] {
    reportProgress();
    return false;
  }) == decoder::Channel::Received::Frame) {
    const std::lock_guard lock(mutex_);
    switch (frame.kind) {
      case decoder::FrameKind::Request:
        requests_.push_back(std::move(frame.content));
        isStopped_ = false;
        break;
      case decoder::FrameKind::Stop: isStopped_ = true; break;
      case decoder::FrameKind::Release: ++freeHalves_; break;
      default: break;
    }
    news_.notify_all();
  }
  _exit(0);
}

void Session::reportProgress() {
  const std::atomic<double>* const progress = progress_;
  if (progress == nullptr || *progress == reported_) return;
  reported_ = *progress;
  ByteWriter out;
  out.write(reported_);
  channel_.send(decoder::FrameKind::Progress, std::move(out).take());
}

Bytes Session::next() {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return !requests_.empty(); });
  Bytes request = std::move(requests_.front());
  requests_.pop_front();
  return request;
}

std::span<std::byte> Session::half() {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return freeHalves_ > 0; });
  --freeHalves_;
  const std::span<std::byte> half = area_.bytes().subspan(half_ * decoder::kHalfBytes, decoder::kHalfBytes);
  half_ = 1 - half_;
  return half;
}

void Session::keepHalf() {
  const std::lock_guard lock(mutex_);
  ++freeHalves_;
  half_ = 1 - half_;
}

}  // namespace furitsuke::decoding
