// SPDX-License-Identifier: MIT
#include "core/archives/process_walk.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/base/known_text.h"
#include "core/base/text_bytes.h"
#include "core/decoder/decoder_texts.h"

namespace furitsuke::archives {

namespace {

constexpr KnownText kTexts[] = {
    kWrongPassword,
    Core::trWith("is damaged, or of a kind of archive that cannot be read: %1"),
    Core::tr("unknown reason"),
};

class ProcessWalk : public ArchiveWalk {
 public:
  ProcessWalk(decoder::Job& job, const std::string& password, bool withContent, const std::atomic<bool>* canceled)
      : job_(job), withContent_(withContent), canceled_(canceled) {
    ByteWriter request;
    request.write(static_cast<std::uint8_t>(withContent));
    writeText(request, password);
    job_.request(std::move(request).take());
  }

  bool next() override {
    if (isEnded_ || error_) return false;
    begin_ = content_.size();
    // What nobody has read of the entry before, which may be damaged.
    while (isInContent_) static_cast<void>(receiveContent());
    if (isEnded_) return false;
    const Bytes reply = receive();
    ByteReader in(reply);
    const auto kind = in.read<WalkReply>();
    if (kind == WalkReply::Entry) {
      entry_ = readEntry(in);
      isInContent_ = withContent_;
      return true;
    }
    const Status ended = kind == WalkReply::End ? decoder::readStatus(in, kTexts) : Status(unexpected());
    if (!ended) fail(ended.error());
    isEnded_ = true;
    return false;
  }

  std::size_t read(std::span<std::byte> to) override {
    while (begin_ == content_.size() && isInContent_ && !error_) {
      const Status received = receiveContent();
      if (!received) fail(received.error());
    }
    const std::size_t size = std::min(to.size(), content_.size() - begin_);
    std::copy_n(content_.begin() + static_cast<std::ptrdiff_t>(begin_), size, to.begin());
    begin_ += size;
    return error_ ? 0 : size;
  }

 private:
  static Error unexpected() {
    return Error::because(Core::trWith("is damaged, or of a kind of archive that cannot be read: %1"),
                          Core::tr("unknown reason"));
  }

  void fail(const Error& error) {
    if (!error_) error_ = error;
  }

  /// Empty if the process has crashed.
  Bytes receive() {
    Result<Bytes> reply = job_.receive([this] { return canceled_ != nullptr && *canceled_; });
    if (reply) return *std::move(reply);
    const Error& error = reply.error();
    fail(error.isCanceled ? error
                          : Error::because(Core::trWith("is damaged, or of a kind of archive that cannot be read: %1"),
                                           error.reason));
    isEnded_ = true;
    isInContent_ = false;
    return {};
  }

  /// The next piece of the content, or its end.
  Status receiveContent() {
    begin_ = 0;
    content_.clear();
    const Bytes reply = receive();
    if (isEnded_) return Done{};
    ByteReader in(reply);
    const auto kind = in.read<WalkReply>();
    if (kind == WalkReply::Content) {
      return job_.takeContent(in.read<std::uint32_t>(),
                              [this](ByteView content) { content_.assign(content.begin(), content.end()); });
    }
    isInContent_ = false;
    return kind == WalkReply::ContentEnd ? decoder::readStatus(in, kTexts) : Status(unexpected());
  }

  decoder::Job& job_;
  bool withContent_;
  const std::atomic<bool>* canceled_;
  Bytes content_;
  std::size_t begin_ = 0;      ///< of what is left of it
  bool isInContent_ = false;  ///< the process will send more of the entry
  bool isEnded_ = false;
};

}  // namespace

void writeEntry(ByteWriter& out, const ArchiveEntry& entry) {
  writeText(out, entry.name);
  out.write(static_cast<std::uint8_t>(entry.isFolder));
  out.write(static_cast<std::uint8_t>(entry.isFile));
  out.write(static_cast<std::uint8_t>(entry.isEncrypted));
}

ArchiveEntry readEntry(ByteReader& in) {
  ArchiveEntry entry;
  entry.name = readText(in);
  entry.isFolder = in.read<std::uint8_t>() != 0;
  entry.isFile = in.read<std::uint8_t>() != 0;
  entry.isEncrypted = in.read<std::uint8_t>() != 0;
  return entry;
}

std::unique_ptr<ArchiveWalk> walkInProcess(decoder::Job& job, const std::string& password, bool withContent,
                                           const std::atomic<bool>* canceled) {
  return std::make_unique<ProcessWalk>(job, password, withContent, canceled);
}

}  // namespace furitsuke::archives
