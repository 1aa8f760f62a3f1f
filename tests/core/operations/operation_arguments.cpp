// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/operation_arguments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lips/lyrics_file.h"
#include "tests/support/far_motion.h"

namespace furitsuke::test {

namespace {

std::string validValueFor(const operations::OperationParameter& parameter) {
  switch (parameter.kind) {
    case operations::ParameterKind::Integer: return "1";
    case operations::ParameterKind::Number: return "0.5";
    case operations::ParameterKind::Choice: return std::string(parameter.choices.front());
    default: return "given";
  }
}

operations::ArgumentFiles filesOfArguments() {
  return {[](const std::string&) -> Result<std::shared_ptr<const motion::Motion>> {
            return std::make_shared<const motion::Motion>(farMotion());
          },
          [](const std::string&) -> Result<operations::PairTable> {
            return operations::PairTable{{"上半身", "首"}, {"morph:あ", "morph:い"}};
          },
          [](const std::string&) -> Result<std::shared_ptr<const lips::Lyrics>> {
            return std::make_shared<const lips::Lyrics>(lips::readLyrics(asBytes("1 さくら\n99:00:00 まう")).value());
          },
          [](const std::string&) -> Result<std::shared_ptr<const media::Sound>> {
            return std::make_shared<const media::Sound>(media::Sound{10'000, std::vector<std::int16_t>(10'000, 1000)});
          },
          [](const std::string&) -> Result<std::shared_ptr<const model::Model>> {
            return std::make_shared<const model::Model>(farModel());
          }};
}

}  // namespace

operations::OperationArguments argumentsOf(const operations::Operation& operation,
                                           operations::OperationArguments::Texts texts) {
  const auto has = [&texts](std::string_view id) {
    return std::ranges::any_of(texts, [id](const auto& text) { return text.first == id; });
  };
  for (const operations::OperationParameter& parameter : operation.parameters) {
    const bool isNeeded = parameter.isRequired || parameter.kind == operations::ParameterKind::SoundFile;
    if (isNeeded && !has(parameter.id)) texts.emplace_back(std::string(parameter.id), validValueFor(parameter));
  }
  Result<operations::OperationArguments> arguments =
      operations::OperationArguments::read(operation.parameters, texts, filesOfArguments());
  EXPECT_TRUE(arguments.ok()) << operation.id << ": " << arguments.error().message();
  return *std::move(arguments);
}

}  // namespace furitsuke::test
