// SPDX-License-Identifier: MIT
#include "core/props/fbx_times.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/exchange/fbx_builder.h"
#include "core/props/fbx_records.h"

namespace furitsuke::props {

namespace {

constexpr std::int64_t kSecond = exchange::kFbxSecond;
constexpr std::int64_t kStep = kSecond / 60;         ///< exact
constexpr std::int64_t kRounding = kSecond / 2'000;  ///< of what a float adds within two hours

std::int64_t onGrid(std::int64_t time) {
  const auto nearest = static_cast<std::int64_t>(std::llround(static_cast<double>(time) / static_cast<double>(kStep)));
  return std::abs(nearest * kStep - time) <= kRounding ? nearest * kStep : time;
}

/// The property of a record in a list Properties70 that has a value of this size and type; 0 if it is another one.
std::size_t valueOf(ByteView fbx, const FbxRecord& record, std::string_view name, char type, std::size_t size) {
  constexpr std::size_t kHead = 1 + sizeof(std::uint32_t);
  const std::string_view bytes = asChars(fbx).substr(record.properties, record.list - record.properties);
  const bool isNamed = bytes.size() > kHead + name.size() + size && bytes[0] == 'S' &&
                       loadLe<std::uint32_t>(fbx.data() + record.properties + 1) == name.size() &&
                       bytes.substr(kHead, name.size()) == name;
  return isNamed && bytes[bytes.size() - size - 1] == type ? record.list - size : 0;
}

class TimeCorrection {
 public:
  explicit TimeCorrection(Bytes& fbx) : fbx_(fbx) {}

  void run() {
    for (const FbxRecord& section : fbxRecords(fbx_)) {
      if (section.name != "Objects") continue;
      for (const FbxRecord& object : fbxRecords(fbx_, section.list, section.end)) {
        if (object.name == "AnimationCurve") correctKeys(object);
      }
    }
    if (last_ < 0) return;
    for (const FbxRecord& section : fbxRecords(fbx_)) {
      for (const FbxRecord& object : fbxRecords(fbx_, section.list, section.end)) {
        if (object.name == "AnimationStack") correctStack(object);
      }
      if (section.name == "GlobalSettings") correctSettings(section);
    }
  }

 private:
  /// The times of a curve; assimp never compresses them.
  void correctKeys(const FbxRecord& curve) {
    constexpr std::size_t kHead = 1 + 3 * sizeof(std::uint32_t);  // the type, the number, the encoding and the bytes
    for (const FbxRecord& record : fbxRecords(fbx_, curve.list, curve.end)) {
      const std::size_t size = record.list - record.properties;
      if (record.name != "KeyTime" || size < kHead || asChars(fbx_)[record.properties] != 'l') continue;
      const std::byte* head = fbx_.data() + record.properties + 1;
      const std::size_t count = loadLe<std::uint32_t>(head);
      if (loadLe<std::uint32_t>(head + sizeof(std::uint32_t)) != 0) continue;
      if (count > (size - kHead) / sizeof(std::int64_t)) continue;
      for (std::size_t i = 0; i < count; ++i) {
        std::byte* at = fbx_.data() + record.properties + kHead + i * sizeof(std::int64_t);
        const std::int64_t time = onGrid(loadLe<std::int64_t>(at));
        storeLe(at, time);
        is30_ = is30_ && time % (2 * kStep) == 0;
        last_ = std::max(last_, time);
      }
    }
  }

  void correctStack(const FbxRecord& stack) {
    forEachProperty(stack, [this](const FbxRecord& property) {
      for (const std::string_view name : {"LocalStop", "ReferenceStop"}) {
        const std::size_t at = valueOf(fbx_, property, name, 'L', sizeof(std::int64_t));
        if (at != 0) storeLe(fbx_.data() + at, last_);
      }
    });
  }

  void correctSettings(const FbxRecord& settings) {
    forEachProperty(settings, [this](const FbxRecord& property) {
      if (const std::size_t at = valueOf(fbx_, property, "TimeMode", 'I', sizeof(std::int32_t)))
        storeLe(fbx_.data() + at, exchange::fbxTimeMode(is30_ ? 30 : 60));
      if (const std::size_t at = valueOf(fbx_, property, "TimeSpanStop", 'L', sizeof(std::int64_t)))
        storeLe(fbx_.data() + at, last_);
    });
  }

  template <class F>
  void forEachProperty(const FbxRecord& object, F&& f) const {
    for (const FbxRecord& list : fbxRecords(fbx_, object.list, object.end)) {
      if (list.name != "Properties70") continue;
      for (const FbxRecord& property : fbxRecords(fbx_, list.list, list.end)) f(property);
    }
  }

  Bytes& fbx_;
  bool is30_ = true;
  std::int64_t last_ = -1;  ///< below 0: there are no keys
};

}  // namespace

void correctTimes(Bytes& fbx) { TimeCorrection(fbx).run(); }

}  // namespace furitsuke::props
