// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sound/pulse_output.h"

#include <QLibrary>
#include <algorithm>
#include <type_traits>

#include "app/session/machine_seconds.h"

namespace furitsuke::session {

namespace {

constexpr std::size_t kFrameSize = 4;  // two samples of 16 bits
/// Less is too little for a loaded machine; more would delay every start.
constexpr double kQueueSeconds = 0.08;

constexpr int kSigned16LittleEndian = 3;
constexpr int kContextReady = 4;
constexpr int kStreamReady = 2;
constexpr int kWithoutStartingServer = 1;
constexpr int kAdjustLatency = 0x2000;
/// The server is asked for its time with every write. An older answer says nothing about the present.
constexpr double kOldestAnswer = 0.05;  // seconds
constexpr std::uint32_t kDefault = UINT32_MAX;

}  // namespace

// The part of the interface of libpulse that is used; it has been stable since version 0.9.
struct PulseSpec {
  int format;
  std::uint32_t rate;
  std::uint8_t channels;
};
struct PulseBuffer {
  std::uint32_t maxLength, targetLength, preBuffer, minRequest, fragment;
};
using PulseNotify = void (*)(void* object, void* data);
using PulseDone = void (*)(void* object, int success, void* data);

struct PulseLibrary {
  void* (*mainloopNew)() = nullptr;
  void (*mainloopFree)(void*) = nullptr;
  int (*mainloopStart)(void*) = nullptr;
  void (*mainloopStop)(void*) = nullptr;
  void (*mainloopLock)(void*) = nullptr;
  void (*mainloopUnlock)(void*) = nullptr;
  void (*mainloopWait)(void*) = nullptr;
  void (*mainloopSignal)(void*, int) = nullptr;
  void* (*mainloopApi)(void*) = nullptr;
  void* (*contextNew)(void*, const char*) = nullptr;
  void (*contextUnref)(void*) = nullptr;
  void (*contextOnState)(void*, PulseNotify, void*) = nullptr;
  int (*contextConnect)(void*, const char*, int, const void*) = nullptr;
  void (*contextDisconnect)(void*) = nullptr;
  int (*contextState)(const void*) = nullptr;
  void* (*streamNew)(void*, const char*, const PulseSpec*, const void*) = nullptr;
  void (*streamUnref)(void*) = nullptr;
  void (*streamOnState)(void*, PulseNotify, void*) = nullptr;
  int (*streamConnect)(void*, const char*, const PulseBuffer*, int, const void*, void*) = nullptr;
  int (*streamDisconnect)(void*) = nullptr;
  int (*streamState)(const void*) = nullptr;
  std::size_t (*streamRoom)(const void*) = nullptr;
  int (*streamWrite)(void*, const void*, std::size_t, void (*)(void*), std::int64_t, int) = nullptr;
  int (*streamTime)(void*, std::uint64_t*) = nullptr;
  void* (*streamUpdateTime)(void*, PulseDone, void*) = nullptr;
  void (*operationUnref)(void*) = nullptr;

  /// False if the library is missing or too old.
  bool load() {
    QLibrary library(QStringLiteral("pulse"), 0);
    bool isComplete = true;
    const auto resolve = [&](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
      isComplete = isComplete && function != nullptr;
    };
    resolve(mainloopNew, "pa_threaded_mainloop_new");
    resolve(mainloopFree, "pa_threaded_mainloop_free");
    resolve(mainloopStart, "pa_threaded_mainloop_start");
    resolve(mainloopStop, "pa_threaded_mainloop_stop");
    resolve(mainloopLock, "pa_threaded_mainloop_lock");
    resolve(mainloopUnlock, "pa_threaded_mainloop_unlock");
    resolve(mainloopWait, "pa_threaded_mainloop_wait");
    resolve(mainloopSignal, "pa_threaded_mainloop_signal");
    resolve(mainloopApi, "pa_threaded_mainloop_get_api");
    resolve(contextNew, "pa_context_new");
    resolve(contextUnref, "pa_context_unref");
    resolve(contextOnState, "pa_context_set_state_callback");
    resolve(contextConnect, "pa_context_connect");
    resolve(contextDisconnect, "pa_context_disconnect");
    resolve(contextState, "pa_context_get_state");
    resolve(streamNew, "pa_stream_new");
    resolve(streamUnref, "pa_stream_unref");
    resolve(streamOnState, "pa_stream_set_state_callback");
    resolve(streamConnect, "pa_stream_connect_playback");
    resolve(streamDisconnect, "pa_stream_disconnect");
    resolve(streamState, "pa_stream_get_state");
    resolve(streamRoom, "pa_stream_writable_size");
    resolve(streamWrite, "pa_stream_write");
    resolve(streamTime, "pa_stream_get_time");
    resolve(streamUpdateTime, "pa_stream_update_timing_info");
    resolve(operationUnref, "pa_operation_unref");
    return isComplete;
  }
};

struct PulseOutput::Connection {
  PulseLibrary pulse;
  void* mainloop = nullptr;
  void* context = nullptr;
  void* stream = nullptr;
  int rate = 0;
  double played = 0;    ///< sample frames, by the last answer of the server
  double playedAt = 0;  ///< time of the machine at that answer
  bool isAsked = false;

  ~Connection() { close(); }

  struct Lock {
    explicit Lock(const Connection& owner) : connection(owner) { connection.pulse.mainloopLock(connection.mainloop); }
    ~Lock() { connection.pulse.mainloopUnlock(connection.mainloop); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    const Connection& connection;
  };

  static void onState(void* /*object*/, void* data) {
    const auto* connection = static_cast<const Connection*>(data);
    connection->pulse.mainloopSignal(connection->mainloop, 0);
  }

  static void onTime(void* /*object*/, int success, void* data) {
    auto* connection = static_cast<Connection*>(data);
    connection->isAsked = false;
    std::uint64_t microseconds = 0;
    if (success == 0 || connection->pulse.streamTime(connection->stream, &microseconds) < 0) return;
    connection->played = static_cast<double>(microseconds) * connection->rate / 1e6;
    connection->playedAt = machineSeconds();
  }

  void askForTime() {
    if (isAsked) return;
    void* operation = pulse.streamUpdateTime(stream, onTime, this);
    if (operation == nullptr) return;
    isAsked = true;
    pulse.operationUnref(operation);
  }

  /// Waits until the state is `ready`; false if it ends in another state, which are all above.
  template <class State>
  bool waitFor(State state, int ready) {
    while (state() < ready) pulse.mainloopWait(mainloop);
    return state() == ready;
  }

  bool open() {
    if (!pulse.load()) return false;
    mainloop = pulse.mainloopNew();
    if (mainloop == nullptr || pulse.mainloopStart(mainloop) < 0) return false;
    const Lock lock(*this);
    context = pulse.contextNew(pulse.mainloopApi(mainloop), "Furitsuke");
    if (context == nullptr) return false;
    pulse.contextOnState(context, onState, this);
    if (pulse.contextConnect(context, nullptr, kWithoutStartingServer, nullptr) < 0) return false;
    if (!waitFor([this] { return pulse.contextState(context); }, kContextReady)) return false;
    const PulseSpec spec{kSigned16LittleEndian, static_cast<std::uint32_t>(rate), 2};
    const auto bytes = static_cast<std::uint32_t>(rate * kQueueSeconds) * static_cast<std::uint32_t>(kFrameSize);
    const PulseBuffer buffer{kDefault, bytes, kDefault, kDefault, kDefault};
    stream = pulse.streamNew(context, "Motion", &spec, nullptr);
    if (stream == nullptr) return false;
    pulse.streamOnState(stream, onState, this);
    // libpulse can interpolate the time too, but is seconds behind after a device has stood still.
    if (pulse.streamConnect(stream, nullptr, &buffer, kAdjustLatency, nullptr, nullptr) < 0) return false;
    return waitFor([this] { return pulse.streamState(stream); }, kStreamReady);
  }

  void close() {
    if (mainloop == nullptr) return;
    pulse.mainloopLock(mainloop);
    if (stream != nullptr) {
      pulse.streamOnState(stream, nullptr, nullptr);
      pulse.streamDisconnect(stream);
      pulse.streamUnref(stream);
    }
    if (context != nullptr) {
      pulse.contextOnState(context, nullptr, nullptr);
      pulse.contextDisconnect(context);
      pulse.contextUnref(context);
    }
    pulse.mainloopUnlock(mainloop);
    pulse.mainloopStop(mainloop);
    pulse.mainloopFree(mainloop);
    mainloop = context = stream = nullptr;
  }
};

PulseOutput::PulseOutput() = default;
PulseOutput::~PulseOutput() = default;

bool PulseOutput::isAvailable() { return QLibrary(QStringLiteral("pulse"), 0).load(); }

bool PulseOutput::start(int rate) {
  connection_ = std::make_unique<Connection>();
  connection_->rate = rate;
  if (connection_->open()) return true;
  connection_.reset();
  return false;
}

void PulseOutput::stop() { connection_.reset(); }

std::size_t PulseOutput::room() const {
  if (connection_ == nullptr) return 0;
  const Connection::Lock lock(*connection_);
  const std::size_t bytes = connection_->pulse.streamRoom(connection_->stream);
  return bytes == SIZE_MAX ? 0 : bytes / kFrameSize;
}

std::size_t PulseOutput::write(std::span<const std::int16_t> samples) {
  if (connection_ == nullptr) return 0;
  const Connection::Lock lock(*connection_);
  const int result =
      connection_->pulse.streamWrite(connection_->stream, samples.data(), samples.size_bytes(), nullptr, 0, 0);
  return result < 0 ? 0 : samples.size() / 2;
}

std::optional<std::int64_t> PulseOutput::framesPlayed() {
  if (connection_ == nullptr) return {};
  const Connection::Lock lock(*connection_);
  if (connection_->pulse.streamState(connection_->stream) != kStreamReady) return {};
  connection_->askForTime();
  const double since = std::min(machineSeconds() - connection_->playedAt, kOldestAnswer);
  return static_cast<std::int64_t>(connection_->played > 0 ? connection_->played + since * connection_->rate : 0);
}

}  // namespace furitsuke::session
