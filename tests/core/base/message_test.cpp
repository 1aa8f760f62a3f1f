// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <system_error>
#include <type_traits>

#include "core/base/library_message.h"
#include "core/base/result.h"
#include "core/base/system_message.h"

namespace furitsuke {
inline namespace base {
namespace {

// A pattern alone has nothing for its places.
static_assert(!std::is_constructible_v<Message, MessagePattern>);
static_assert(!std::is_convertible_v<MessagePattern, Message>);
static_assert(std::is_convertible_v<MessageText, Message>);

TEST(Message, FillsItsPlacesInAnyOrder) {
  EXPECT_EQ(Message(Core::trWith("%2 of %1, %2"), 3, "keys").english(), "keys of 3, keys");
  EXPECT_EQ(Message(Core::trWith("at %1: 100%"), -7).english(), "at -7: 100%");
  EXPECT_EQ(Message(Core::trWith("%1"), std::numeric_limits<std::uint64_t>::max()).english(), "18446744073709551615");
  EXPECT_EQ(Message(Core::trWith("%1"), "a place as %1 or %2 stays").english(), "a place as %1 or %2 stays");
  EXPECT_EQ(Message(Core::trWith("is \"%1\""), std::filesystem::path("a b")).english(), "is \"a b\"");
}

TEST(Message, WritesDecimalsAsStated) {
  EXPECT_EQ(Message(Core::trWith("%1 s"), Decimals{0.25, 1}).english(), "0.2 s");
  EXPECT_EQ(Message(Core::trWith("%1 s"), Decimals{2, 3}).english(), "2.000 s");
  EXPECT_EQ(Message(Core::trWith("%1"), Decimals{1e300, 0}).english().size(), 301U);
}

TEST(Message, CountsInTheSingularAndThePlural) {
  const auto keys = [](std::uint64_t count) {
    return Message(Core::trCount("%n key of %1 bytes is", "%n keys of %1 bytes are"), Counted{count}, 9).english();
  };
  EXPECT_EQ(keys(0), "0 keys of 9 bytes are");
  EXPECT_EQ(keys(1), "1 key of 9 bytes is");
  EXPECT_EQ(keys(2), "2 keys of 9 bytes are");
}

TEST(Message, HoldsOtherMessages) {
  const Message inner(Core::trWith("cannot be written: %1"), Core::tr("is a folder, not a file"));
  const Message outer(Core::trWith("line %1: %2"), 2, inner);
  EXPECT_EQ(outer.english(), "line 2: cannot be written: is a folder, not a file");
}

TEST(Message, ShowsTextsOfFilesWithoutWhatControlsTheirPlace) {
  EXPECT_EQ(Message(Core::trWith("\"%1\""),
                    "a\x1B[2J\xE2\x80\xAE"
                    "b\n\xC2\x85")
                .english(),
            "\"a?[2J?b??\"");
  EXPECT_EQ(Message(Core::trWith("\"%1\""), "\xFFx").english(), "\"\xEF\xBF\xBDx\"");
  EXPECT_EQ(Message::verbatim("右腕").english(), "右腕");
}

TEST(Message, ComparesWhatItSays) {
  const auto said = [](int number) { return Message(Core::trWith("count %1"), number); };
  EXPECT_EQ(said(3), said(3));
  EXPECT_NE(said(3), said(4));
  EXPECT_NE(said(3), Message(Core::tr("count")));
  EXPECT_EQ(said(3), "count 3");
  EXPECT_TRUE(Message().isEmpty());
  EXPECT_TRUE(Message::verbatim("").isEmpty());
  EXPECT_FALSE(said(3).isEmpty());
}

TEST(Error, SaysItsPlaceAndItsReason) {
  const MessageText section = Core::tr("bone keys");
  EXPECT_EQ(Error::because(Core::tr("is empty")).message(), "is empty");
  EXPECT_EQ(Error::in(section, Core::tr("is empty")).message(), "bone keys: is empty");
  EXPECT_EQ(Error::at(50, {}, Core::tr("is empty")).message(), "byte 50: is empty");
  EXPECT_EQ(Error::at(50, section, Core::trWith("count %1 needs %2 bytes"), 9, 99).message(),
            "byte 50, bone keys: count 9 needs 99 bytes");
}

TEST(Error, IsCanceledEvenWithAnotherReason) {
  EXPECT_TRUE(Error::canceled().isCanceled);
  EXPECT_EQ(Error::canceled().message(), "canceled");
  EXPECT_TRUE(Error::canceled({Core::trWith("canceled after %1 pictures"), 3}).isCanceled);
  EXPECT_FALSE(Error::because(Core::tr("canceled")).isCanceled);
}

TEST(SystemMessage, HasATextForFailuresOfFiles) {
  const Message missing = systemMessage(std::make_error_code(std::errc::no_such_file_or_directory));
  EXPECT_EQ(missing, Message(Core::tr("No such file or directory")));
  const std::error_code other = std::make_error_code(std::errc::bad_message);
  EXPECT_EQ(systemMessage(other), Message::verbatim(other.message()));
}

TEST(LibraryMessage, HasTextsForWhatLibrariesSayAboutDamagedFiles) {
  EXPECT_EQ(libraryMessage("IDAT: CRC error"), Message(Core::tr("IDAT: CRC error")));
  EXPECT_EQ(libraryMessage("Unsupported marker type 0x4f"),
            Message(Core::trWith("Unsupported marker type %1"), std::string("0x4f")));
  EXPECT_EQ(libraryMessage("ZIP bad CRC: 0x12 should be 0x34"),
            Message(Core::trWith("ZIP bad CRC: %1 should be %2"), std::string("0x12"), std::string("0x34")));
  for (const char* other : {"", "IDAT", "IDAT: CRC error!", "Unsupported marker type ", "ZIP bad CRC: 0x12",
                            "ZIP decompression failed (-3", "100% unknown"}) {
    EXPECT_EQ(libraryMessage(other), Message::verbatim(other)) << other;
  }
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
