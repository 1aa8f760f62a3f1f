// SPDX-License-Identifier: MIT
#include "core/operations/frame_list.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>

namespace furitsuke::operations {

Result<std::vector<Frame>> framesInList(std::string_view text, std::string_view parameter) {
  std::vector<Frame> frames;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ' || text[at] == ',') {
      ++at;
      continue;
    }
    const std::string_view rest = text.substr(at, text.find_first_of(" ,", at) - at);
    Frame frame = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), frame);
    if (read.ec != std::errc() || read.ptr != rest.data() + rest.size() || frame < 0) {
      return Error::in(Message::verbatim(std::string(parameter)), Core::trWith("\"%1\" is not a frame"), rest);
    }
    frames.push_back(frame);
    at += rest.size();
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

}  // namespace furitsuke::operations
