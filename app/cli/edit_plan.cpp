// SPDX-License-Identifier: MIT
#include "app/cli/edit_plan.h"

#include <string_view>
#include <utility>

#include "core/convert/named_files.h"
#include "core/operate/scope.h"

namespace furitsuke::cli {

namespace {

/// Takes a common argument out of the list; an Error when it is there twice.
Result<std::string> takeText(OperationArguments::Texts& texts, std::string_view id) {
  std::string found;
  bool isFound = false;
  for (auto at = texts.begin(); at != texts.end();) {
    if (at->first != id) {
      ++at;
      continue;
    }
    if (isFound) return Error{{}, std::string(id), "is given twice"};
    isFound = true;
    found = std::move(at->second);
    at = texts.erase(at);
  }
  return found;
}

Result<EditStep> readStep(const Operation& operation, OperationArguments::Texts texts) {
  EditStep step;
  step.operation = &operation;
  Result<std::string> tracks = takeText(texts, "tracks");
  Result<std::string> frames = takeText(texts, "frames");
  if (!tracks.ok()) return tracks.error();
  if (!frames.ok()) return frames.error();
  if (const Result<FrameRange> range = parseFrameRange(*frames); !range.ok()) return range.error();
  Result<OperationArguments> arguments =
      OperationArguments::read(operation.parameters, texts, {loadWholeMotion, loadNamePairs});
  if (!arguments.ok()) return arguments.error();
  step.arguments = *std::move(arguments);
  step.tracks = *std::move(tracks);
  step.frames = *std::move(frames);
  return step;
}

}  // namespace

Result<std::vector<EditStep>> editSteps(const std::vector<std::string>& words) {
  std::vector<EditStep> steps;
  for (std::size_t i = 0; i < words.size();) {
    const Operation* operation = findOperation(words[i]);
    if (operation == nullptr) {
      return Error{{}, words[i], "is no operation; edit --list names them, and files come before --op"};
    }
    OperationArguments::Texts texts;
    for (++i; i < words.size() && words[i].find('=') != std::string::npos; ++i) {
      const std::size_t equals = words[i].find('=');
      texts.emplace_back(words[i].substr(0, equals), words[i].substr(equals + 1));
    }
    Result<EditStep> step = readStep(*operation, std::move(texts));
    if (!step.ok()) return Error{{}, std::string(operation->id), step.error().message()};
    steps.push_back(*std::move(step));
  }
  return steps;
}

Result<std::filesystem::path> outputPath(const std::string& pattern, const std::filesystem::path& input) {
  std::string path;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t end = pattern[at] == '{' ? pattern.find('}', at) : std::string::npos;
    if (end == std::string::npos) {
      path += pattern[at++];
      continue;
    }
    const std::string word = pattern.substr(at + 1, end - at - 1);
    if (word == "name") {
      path += input.stem().string();
    } else if (word == "ext") {
      path += input.extension().string();
    } else if (word == "dir") {
      path += input.has_parent_path() ? input.parent_path().string() : std::string(".");
    } else if (word == "part") {
      path += "{part}";
    } else {
      return Error{{}, "--out", "{" + word + "} means nothing; {name}, {ext} and {dir} do"};
    }
    at = end + 1;
  }
  return std::filesystem::path(path);
}

}  // namespace furitsuke::cli
