// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/morph_names.h"

#include <gtest/gtest.h>

#include <string>

namespace furitsuke::exchange {
namespace {

TEST(MorphNames, AreFoundWithoutRegardToCaseSeparatorsAndWidth) {
  model::Model model;
  for (const auto& [text, english] : {std::pair{"browInnerUp", "brow up"}, std::pair{"Jaw_Open", ""},
                                      std::pair{"笑い", "Smile"}, std::pair{"jaw open 2", ""}}) {
    model.morphs.emplace_back().name = model::ModelName::fromText(text, english);
  }
  struct Row {
    const char* name;
    int morph;
  };
  const MorphNames names(model);
  for (const Row& row : {Row{"browInnerUp", 0}, Row{"BrowInnerUp", 0}, Row{"brow_inner_up", 0},
                         Row{"ＢｒｏｗＩｎｎｅｒＵｐ", 0}, Row{"jawOpen", 1}, Row{"JAW-OPEN", 1}, Row{"笑い", 2},
                         Row{"SMILE", 2}, Row{"Brow Up", 0}, Row{"jawopen2", 3}, Row{"brow", -1}, Row{"", -1}}) {
    EXPECT_EQ(names.find(row.name).value_or(-1), row.morph) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::exchange
