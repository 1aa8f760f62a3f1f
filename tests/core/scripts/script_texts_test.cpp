// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scripts/script_texts.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace furitsuke::scripts {
namespace {

using Arguments = std::vector<MessageArgument>;

TEST(ScriptTexts, AreMessagesWithWhatFillsTheirPlaces) {
  const Message bone(Core::trWith("bone %1"), "センター");
  struct Row {
    std::string english;
    std::string text;
    Arguments arguments;
  };
  const std::vector<Row> rows = {
      {"furitsuke-script failed, or not", "%1", {"furitsuke-script failed, or not"}},
      {"the frame is not a number", "the frame is not a number", {}},
      {"ReferenceError: nothing is not defined", "ReferenceError: %1 is not defined", {"nothing"}},
      {"TypeError: Property 'a' of object [object Object] is not a function",
       "TypeError: Property '%1' of object %2 is not a function",
       {"a", "[object Object]"}},
      {"bone センター: keys must be a list", "%1: keys must be a list", {bone}},
      {"camera: keys must be a list", "%1: keys must be a list", {Core::tr("camera")}},
      {"a morph needs a name", "a %1 needs a name", {Core::tr("morph")}},
      {"bone センター, frame 3, x is not a number", "%1, frame %2, %3 is not a number", {bone, "3", "x"}},
      {"bone センター, x is not a number", "%1, %2 is not a number", {bone, "x"}},
      {"camera, frame 3, target must be a list of 3 numbers",
       "%1, frame %2, %3 must be a list of %4 numbers",
       {Core::tr("camera"), "3", "target", "3"}},
      // What scripts say themselves.
      {"my list, x is not a number", "%1", {"my list, x is not a number"}},
      {": keys must be a list", "%1", {": keys must be a list"}},
      {"ReferenceError:  is not defined", "%1", {"ReferenceError:  is not defined"}},
  };
  for (const Row& row : rows) {
    const Message message = scriptText(row.english);
    EXPECT_EQ(message.text(), row.text) << row.english;
    EXPECT_EQ(message.arguments(), row.arguments) << row.english;
    EXPECT_EQ(message, row.english);
  }
  EXPECT_TRUE(scriptText("").isEmpty());
}

}  // namespace
}  // namespace furitsuke::scripts
