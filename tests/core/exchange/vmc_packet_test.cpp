// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/vmc/vmc_packet.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/vmc/vmc_performance.h"

namespace furitsuke::exchange {
namespace {

/// OSC as other programs write it: names and texts end with 1 to 4 zeros, numbers are big-endian.
class OscText {
 public:
  OscText& text(const std::string& value) {
    bytes_ += value + '\0';
    while (bytes_.size() % 4 != 0) bytes_ += '\0';
    return *this;
  }
  OscText& whole(std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8)
      bytes_ += static_cast<char>((value >> static_cast<unsigned>(shift)) & 0xFFU);
    return *this;
  }
  OscText& numbers(const std::vector<float>& values) {
    for (const float value : values) whole(std::bit_cast<std::uint32_t>(value));
    return *this;
  }
  OscText& bundle(const std::string& element) {
    bytes_ = std::string("#bundle\0", 8) + std::string("\0\0\0\0\0\0\0\1", 8);
    whole(static_cast<std::uint32_t>(element.size()));
    bytes_ += element;
    return *this;
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

Result<VmcPacket> read(const std::string& bytes) { return readVmcPacket(std::as_bytes(std::span(bytes))); }

std::string bone(const std::string& types, const std::string& name, const std::vector<float>& values) {
  return OscText().text("/VMC/Ext/Bone/Pos").text("," + types).text(name).numbers(values).bytes();
}

class VmcPackets : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!isVmcAvailable()) GTEST_SKIP() << "built without oscpack";
  }
};

TEST_F(VmcPackets, WrittenMessagesAreReadAgainFromPacketsThatNetworksCarry) {
  std::vector<VmcMessage> messages{VmcState{true}, VmcTime{12.5}, VmcRoot{{{1, 2, 3}, {1, 0, 0, 0}}}};
  for (std::size_t i = 0; i < retarget::kHumanoidBoneCount; ++i) {
    const double angle = static_cast<double>(i) / 30;
    messages.emplace_back(
        VmcBone{retarget::humanoidBoneAt(i), {{0, 0.25, -0.5}, {std::cos(angle), 0, std::sin(angle), 0}}});
  }
  messages.insert(messages.end(), {VmcBlend{"A", 0.75}, VmcBlend{"まばたき", 1}, VmcApply{},
                                   VmcCamera{{{0, 1, -3}, {1, 0, 0, 0}}, 30}});
  const auto packets = writeVmcPackets(messages);
  ASSERT_TRUE(packets);
  EXPECT_GE(packets->size(), 3U);
  std::vector<VmcMessage> again;
  for (const Bytes& packet : *packets) {
    EXPECT_LE(packet.size(), kMaxVmcPacket);
    const auto part = readVmcPacket(packet);
    ASSERT_TRUE(part) << part.error().message();
    EXPECT_EQ(part->droppedCount, 0U);
    again.insert(again.end(), part->messages.begin(), part->messages.end());
  }
  ASSERT_EQ(again.size(), messages.size());
  for (std::size_t i = 0; i < messages.size(); ++i) ASSERT_EQ(again[i].index(), messages[i].index()) << i;
  EXPECT_EQ(std::get<VmcTime>(again[1]).seconds, 12.5);
  EXPECT_EQ(std::get<VmcRoot>(again[2]).transform.position, glm::dvec3(1, 2, 3));
  for (std::size_t i = 0; i < retarget::kHumanoidBoneCount; ++i) {
    const auto& sent = std::get<VmcBone>(messages[3 + i]);
    const auto& got = std::get<VmcBone>(again[3 + i]);
    EXPECT_EQ(got.bone, sent.bone);
    EXPECT_NEAR(std::abs(glm::dot(got.transform.rotation, sent.transform.rotation)), 1, 1e-6);
  }
  EXPECT_EQ(std::get<VmcBlend>(again[3 + retarget::kHumanoidBoneCount + 1]).name, "まばたき");
  EXPECT_NEAR(std::get<VmcCamera>(again.back()).fov, 30, 1e-6);
}

TEST_F(VmcPackets, MessagesThatCannotBeUsedAreDroppedAndCounted) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> rest{0, 1, 0, 0, 0, 0, 1};
  struct Row {
    const char* name;
    std::string bytes;
    std::size_t messages, dropped;
  };
  const Row rows[] = {
      {"a bone", bone("sfffffff", "Hips", rest), 1, 0},
      {"surplus arguments", bone("sffffffff", "Hips", {0, 1, 0, 0, 0, 0, 1, 5}), 1, 0},
      {"an unknown bone", bone("sfffffff", "Tail", rest), 0, 0},
      {"an unknown address", OscText().text("/VMC/Ext/Light").text(",f").numbers({1}).bytes(), 0, 0},
      {"too few arguments", bone("sffffff", "Hips", {0, 1, 0, 0, 0, 0}), 0, 1},
      {"a number for the name", OscText().text("/VMC/Ext/Bone/Pos").text(",f").numbers({1}).bytes(), 0, 1},
      {"not a number", bone("sfffffff", "Hips", {0, nan, 0, 0, 0, 0, 1}), 0, 1},
      {"no rotation", bone("sfffffff", "Hips", {0, 1, 0, 0, 0, 0, 0}), 0, 1},
      {"too far away", bone("sfffffff", "Hips", {0, 1e6F, 0, 0, 0, 0, 1}), 0, 1},
      {"a field of view that is 0 when it is sent again",
       OscText()
           .text("/VMC/Ext/Cam")
           .text(",sfffffffd")
           .text("Camera")
           .numbers({0, 0, 0, 0, 0, 0, 1})
           .whole(0x01A56E1F)
           .whole(0xC2F8F359)
           .bytes(),
       0, 1},
      {"a whole number as state", OscText().text("/VMC/Ext/OK").text(",i").whole(1).bytes(), 1, 0},
      {"a text as state", OscText().text("/VMC/Ext/OK").text(",s").text("1").bytes(), 0, 1},
      {"an expression without a name", OscText().text("/VMC/Ext/Blend/Val").text(",sf").text("").numbers({1}).bytes(),
       0, 1},
  };
  for (const Row& row : rows) {
    const auto packet = read(row.bytes);
    ASSERT_TRUE(packet) << row.name;
    EXPECT_EQ(packet->messages.size(), row.messages) << row.name;
    EXPECT_EQ(packet->droppedCount, row.dropped) << row.name;
    const auto inBundle = read(OscText().bundle(row.bytes).bytes());
    ASSERT_TRUE(inBundle) << row.name;
    EXPECT_EQ(inBundle->messages.size(), row.messages) << row.name << ", in a bundle";
  }
}

TEST_F(VmcPackets, WeightsOfExpressionsAreLimitedToTheirRange) {
  for (const auto& [sent, expected] : {std::pair(-2.0F, 0.0), std::pair(0.5F, 0.5), std::pair(7.0F, 1.0)}) {
    const auto packet = read(OscText().text("/VMC/Ext/Blend/Val").text(",sf").text("Joy").numbers({sent}).bytes());
    ASSERT_TRUE(packet && packet->messages.size() == 1);
    EXPECT_EQ(std::get<VmcBlend>(packet->messages[0]).value, expected);
  }
}

TEST_F(VmcPackets, BytesThatAreNotOscAreRefused) {
  std::string deep = OscText().text("/VMC/Ext/T").text(",f").numbers({1}).bytes();
  for (int i = 0; i < 20; ++i) deep = OscText().bundle(deep).bytes();
  std::string cut = OscText().bundle(bone("sfffffff", "Hips", {0, 1, 0, 0, 0, 0, 1})).bytes();
  cut.resize(cut.size() - 8);
  const std::string empty = std::string("#bundle\0", 8) + std::string("\0\0\0\0\0\0\0\1", 8);
  // A length that leads back to where it stands if it is added in 32 bits.
  const std::string endless = empty + std::string("\xFF\xFF\xFF\xFC", 4) + std::string(16, '\0');
  const std::string odd = empty + std::string("\0\0\0\3/a\0", 7), noTime = empty.substr(0, 12);
  const std::string noLength = empty + std::string("\0\0", 2);
  // A blob that is longer than all memory that follows.
  const std::string blob = OscText().text("/VMC/Ext/OK").text(",bb").bytes() + std::string("\x70\0\0\0", 4);
  for (const std::string& bytes : {std::string(), blob, std::string("abc"), std::string("no zero at the end!!"), deep,
                                   cut, endless, odd, noTime, noLength, OscText().bundle(endless).bytes()}) {
    const auto packet = read(bytes);
    EXPECT_FALSE(packet) << bytes.size();
    if (!packet) {
      EXPECT_FALSE(packet.error().reason.isEmpty());
    }
  }
}

TEST(VmcBones, HaveUniqueNamesAndHangOnTheHips) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < retarget::kHumanoidBoneCount; ++i) {
    const retarget::HumanoidBone each = retarget::humanoidBoneAt(i);
    EXPECT_TRUE(names.insert(humanoidBoneName(each)).second);
    EXPECT_EQ(findHumanoidBone(humanoidBoneName(each)), each);
    EXPECT_EQ(parentOf(each).has_value(), each != retarget::HumanoidBone::Hips);
    std::optional<retarget::HumanoidBone> above = each;
    for (std::size_t steps = 0; steps < retarget::kHumanoidBoneCount && *above != retarget::HumanoidBone::Hips; ++steps)
      above = parentOf(*above);
    EXPECT_EQ(above, retarget::HumanoidBone::Hips);
  }
  EXPECT_EQ(humanoidBoneName(retarget::roleOf(retarget::Side::Right, retarget::Limb::Thumb2)),
            "RightThumbIntermediate");
  EXPECT_EQ(humanoidBoneName(*parentOf(*findHumanoidBone("LeftIndexProximal"))), "LeftHand");
  EXPECT_EQ(findHumanoidBone("leftHand"), std::nullopt);
}

TEST(VmcPerformances, ABoneThatArrivesAgainBeginsTheNextFrame) {
  VmcPerformance performance;
  const auto hips = [](double y) { return VmcBone{retarget::HumanoidBone::Hips, {{0, y, 0}, {1, 0, 0, 0}}}; };
  const VmcBone head{retarget::HumanoidBone::Head, {}};
  EXPECT_FALSE(performance.finish()) << "nothing has arrived";
  EXPECT_FALSE(performance.add(VmcTime{1}, 10.0));
  EXPECT_FALSE(performance.add(hips(1), 10.1));
  EXPECT_FALSE(performance.add(head, 10.2)) << "in another packet of the same frame";
  EXPECT_FALSE(performance.add(VmcBlend{"A", 0.5}, 10.2));
  EXPECT_TRUE(performance.latest().blends.empty()) << "not applied yet";
  EXPECT_FALSE(performance.add(VmcApply{}, 10.2));
  EXPECT_FALSE(performance.add(VmcState{true}, 10.2));
  const auto first = performance.add(VmcTime{2}, 11.0);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->seconds, 10.0);
  EXPECT_EQ(first->bones[retarget::HumanoidBone::Hips]->position.y, 1);
  EXPECT_EQ(first->blends.at("A"), 0.5);
  EXPECT_FALSE(performance.add(hips(2), 11.0));
  const auto second = performance.finish();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seconds, 11.0);
  EXPECT_EQ(second->bones[retarget::HumanoidBone::Hips]->position.y, 2);
  EXPECT_TRUE(second->bones[retarget::HumanoidBone::Head]) << "the last that was received";
  EXPECT_FALSE(performance.finish());
}

TEST(VmcPerformances, NamesOfExpressionsAreNotCollectedWithoutLimit) {
  VmcPerformance performance;
  for (int i = 0; i < 10'000; ++i) {
    performance.add(VmcBlend{std::to_string(i), 1}, 0);
    if (i % 100 == 0) performance.add(VmcApply{}, 0);
  }
  EXPECT_LE(performance.latest().blends.size(), VmcPerformance::kMaxBlends);
}

}  // namespace
}  // namespace furitsuke::exchange
