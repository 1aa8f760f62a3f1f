// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <optional>
#include <regex>

#include "tests/house/house_rules.h"

namespace furitsuke::house {
namespace {

/// What the files of a folder may include besides the C++ library and their own folder: folders of the project
/// (including subfolders), folders of libraries, and "Qt" (any module) or "QtGui" (Qt Core and Gui only).
struct Layer {
  std::string_view folder;
  std::vector<std::string_view> mayUse;
};

std::vector<std::string_view> commandLineUses() {
  return {"core/base/",     "core/format/", "core/motion/",     "core/model/",   "core/io/",
          "core/check/",    "core/eval/",   "core/exchange/",   "core/image/",   "core/landmarks/",
          "core/lips/",     "core/media/",  "core/operations/", "core/physics/", "core/quality/",
          "core/retarget/", "core/scene/",  "core/scripts/",    "CLI/",          "nlohmann/",
          "core/archives/", "glm/",         "spdlog/",          "fmt/"};
}

std::vector<std::string_view> pythonUses() {
  return {"core/archives/", "core/base/",       "core/format/",  "core/motion/",    "core/model/", "core/io/",
          "core/check/",    "core/eval/",       "core/image/",   "core/landmarks/", "core/lips/",  "core/media/",
          "core/exchange/", "core/operations/", "core/physics/", "core/quality/",   "pybind11/",   "glm/"};
}

std::vector<std::string_view> landmarksUse() {
  return {"core/base/",  "core/motion/",  "core/eval/", "core/operations/", "core/retarget/", "core/exchange/",
          "core/media/", "core/network/", "glm/"};
}

std::vector<std::string_view> filmUses() {
  return {"core/base/",  "core/motion/", "core/model/", "core/io/", "core/eval/", "core/physics/", "core/image/",
          "core/scene/", "core/render/", "core/media/", "glm/",     "spdlog/",    "fmt/"};
}

// The first matching folder decides. Panels know the session but not each other; files directly in app/panels may use
// all panels.
const std::vector<Layer>& layers() {
  static const std::vector<Layer> table = {
      {"core/base/", {"glm/", "spdlog/", "fmt/", "sched.h", "seccomp.h"}},
      {"core/format/", {"core/base/", "glm/", "spdlog/", "fmt/"}},
      {"core/motion/", {"core/base/", "glm/", "spdlog/", "fmt/"}},
      {"core/model/", {"core/base/", "glm/", "spdlog/", "fmt/"}},
      {"core/io/",
       {"core/base/", "core/format/", "core/motion/", "core/model/", "nlohmann/", "glm/", "spdlog/", "fmt/"}},
      {"core/check/",
       {"core/base/", "core/format/", "core/motion/", "core/model/", "core/io/", "core/eval/", "core/physics/",
        "core/exchange/exchange_findings.h", "core/landmarks/landmark_findings.h", "core/media/sound_findings.h",
        "glm/", "spdlog/", "fmt/"}},
      {"core/archives/", {"core/base/", "core/check/", "core/io/", "archive.h", "archive_entry.h"}},
      {"core/eval/", {"core/base/", "core/motion/", "core/model/", "emmintrin.h", "glm/", "spdlog/", "fmt/"}},
      {"core/physics/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "btBullet", "glm/", "spdlog/", "fmt/"}},
      {"core/lips/", {"core/base/", "core/media/"}},
      {"core/operations/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/physics/", "core/lips/", "core/media/",
        "core/retarget/", "glm/", "spdlog/", "fmt/"}},
      {"core/retarget/", {"core/base/", "core/motion/", "core/model/", "core/eval/", "glm/", "spdlog/", "fmt/"}},
      {"core/exchange/vmc/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/retarget/", "core/exchange/",
        "core/operations/", "oscpack/", "glm/"}},
      {"core/landmarks/", landmarksUse()},
      {"core/scripts/", {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/operations/", "nlohmann/"}},
      {"core/quality/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/physics/", "core/operations/", "glm/",
        "spdlog/", "fmt/"}},
      {"core/exchange/",
       {"core/base/", "core/motion/", "core/model/", "core/io/", "core/eval/", "core/image/", "core/operations/",
        "core/retarget/", "glm/", "spdlog/", "fmt/"}},
      {"core/image/", {"core/base/", "core/model/", "jpeglib.h", "jerror.h", "png.h", "glm/", "spdlog/", "fmt/"}},
      {"core/scene/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/physics/", "core/image/", "glm/", "spdlog/",
        "fmt/"}},
      {"core/media/", {"core/base/", "libav", "libsw"}},
      {"core/network/", {"core/base/", "emmintrin.h", "immintrin.h"}},
      {"core/props/",
       {"core/base/", "core/model/", "core/io/", "core/exchange/", "assimp/", "zlib.h", "glm/", "spdlog/", "fmt/"}},
      {"core/render/",
       {"core/base/", "core/motion/", "core/model/", "core/eval/", "core/image/", "core/scene/", "epoxy/", "EGL/",
        "glm/", "spdlog/", "fmt/"}},
      {"core/film/", filmUses()},
      {"core/edit/",
       {"core/base/", "core/format/", "core/motion/", "core/model/", "core/io/", "core/check/", "core/eval/",
        "core/operations/", "core/scene/", "QtGui", "nlohmann/", "glm/", "spdlog/", "fmt/"}},
      {"app/cli/", commandLineUses()},
      {"app/python/", pythonUses()},
      {"app/importer/", {"core/base/", "core/exchange/", "core/format/", "core/model/", "core/io/", "core/props/"}},
      {"app/scripting/", {"core/base/", "core/motion/", "core/eval/", "core/scripts/", "Qt"}},
      {"app/theme/", {"core/base/", "Qt"}},
      {"app/widgets/", {"app/theme/", "core/", "Qt", "glm/"}},
      {"app/actions/", {"app/theme/", "app/widgets/", "core/", "Qt"}},
      {"app/help/", {"app/actions/", "app/theme/", "app/widgets/", "core/", "Qt"}},
      {"app/session/", {"app/actions/", "app/theme/", "app/widgets/", "core/", "Qt", "glm/"}},
      {"app/sound/", {"app/session/", "rubberband/", "Qt"}},
      {"app/panels/dock_area", {"app/panels/", "app/session/", "app/theme/", "app/widgets/", "core/", "Qt"}},
      {"app/panels/", {"app/session/", "app/theme/", "app/widgets/", "core/", "Qt", "glm/"}},
      {"app/dialogs/",
       {"app/panels/", "app/session/", "app/actions/", "app/help/", "app/theme/", "app/widgets/", "core/", "Qt",
        "glm/"}},
      {"app/commands/",
       {"app/dialogs/", "app/panels/", "app/session/", "app/actions/", "app/help/", "app/theme/", "app/widgets/",
        "core/", "Qt", "glm/"}},
      {"app/window/",
       {"app/commands/", "app/dialogs/", "app/panels/", "app/session/", "app/actions/", "app/help/", "app/theme/",
        "app/widgets/", "core/", "Qt"}},
      {"app/startup/", {"app/", "core/", "Qt", "nlohmann/", "CLI/", "glm/", "spdlog/", "fmt/"}},
      {"resources/samples/", {"core/", "resources/samples/", "glm/"}},
      {"resources/doc/gallery/", {"core/", "resources/doc/gallery/", "glm/"}},
      {"resources/examples/", {"furitsuke/core/", "Qt"}},
      {"tests/consumer/", {"furitsuke/core/"}},
      {"tests/",
       {"app/", "core/", "tests/", "resources/doc/gallery/", "resources/samples/", "Qt", "CLI/", "libav", "libsw",
        "assimp/", "zlib.h", "gtest/", "gmock/", "benchmark/", "nlohmann/", "glm/", "spdlog/", "fmt/"}},
  };
  return table;
}

// Headers of one operating system; only files with its name may include them.
constexpr std::array<std::string_view, 13> kPlatformHeaders = {"dlfcn.h",  "fcntl.h",  "iconv.h", "io.h",  "linux/",
                                                               "malloc.h", "poll.h",   "psapi.h", "pwd.h", "sys/",
                                                               "unistd.h", "windows.", "shlobj"};
// The Qt widgets that are most often misused. Headers outside Qt Core and Gui are not on the include path of core/edit
// either, but the compiler's error is less clear.
constexpr std::array<std::string_view, 12> kWidgetHeaders = {
    "QApplication", "QDialog",     "QDockWidget", "QFileDialog", "QLabel",        "QMainWindow",
    "QMenu",        "QMessageBox", "QToolBar",    "QWidget",     "QOpenGLWidget", "QChart"};

bool startsWithAny(std::string_view text, const auto& prefixes) {
  return std::ranges::any_of(prefixes, [text](std::string_view prefix) { return text.starts_with(prefix); });
}

bool isQt(std::string_view header) { return header.size() > 1 && header[0] == 'Q' && header.find(".h") == header.npos; }

bool isWidget(std::string_view header) {
  return startsWithAny(header, std::array<std::string_view, 3>{"QtWidgets", "QtCharts", "QtOpenGL"}) ||
         std::ranges::find(kWidgetHeaders, header) != kWidgetHeaders.end();
}

bool isStandard(std::string_view header) {
  return std::ranges::all_of(header,
                             [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

bool isForPlatform(std::string_view path) {
  return path.ends_with("_linux.cpp") || path.ends_with("_windows.cpp") || path.starts_with("tests/");
}

// "core/format/" for core/format/vmd/vmd_file.h; "app/panels/curves/" for a file of that panel.
std::string ownFolder(const std::string& path) {
  const std::size_t depth = path.starts_with("app/panels/") ? 3 : 2;
  std::size_t end = 0;
  for (std::size_t i = 0; i < depth && path.find('/', end) != path.npos; ++i) end = path.find('/', end) + 1;
  return path.substr(0, end);
}

std::optional<std::string> refusal(const SourceFile& file, const Layer& layer, const std::string& header, bool quoted) {
  if (quoted && header.find('/') == std::string::npos) {
    if (header.ends_with(".moc")) return {};
    return "includes \"" + header + "\" without its path from the root";
  }
  if (quoted && header.starts_with(ownFolder(file.path))) return {};
  if (startsWithAny(header, layer.mayUse)) return {};
  if (!quoted && isStandard(header)) return {};
  if (!quoted && startsWithAny(header, kPlatformHeaders)) {
    if (isForPlatform(file.path)) return {};
    return "includes <" + header + ">, which belongs in a file named *_linux.cpp or *_windows.cpp";
  }
  if (!quoted && isQt(header)) {
    const auto allows = [&](std::string_view what) {
      return std::ranges::find(layer.mayUse, what) != layer.mayUse.end();
    };
    if (allows("Qt") || (allows("QtGui") && !isWidget(header))) return {};
  }
  return ownFolder(file.path) + " may not include " + header;
}

}  // namespace

std::vector<Finding> layerFindings(const SourceFile& file) {
  if (!file.path.ends_with(".h") && !file.path.ends_with(".cpp")) return {};
  const auto layer = std::ranges::find_if(layers(), [&](const Layer& l) { return file.path.starts_with(l.folder); });
  if (layer == layers().end()) return {{file.path, 0, "is in no layer"}};

  static const std::regex include(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    std::smatch match;
    if (file.lines[i].find('#') == std::string::npos || !std::regex_search(file.lines[i], match, include)) continue;
    if (const auto reason = refusal(file, *layer, match[2], match[1] == "\"")) {
      findings.push_back({file.path, static_cast<int>(i) + 1, *reason});
    }
  }
  return findings;
}

}  // namespace furitsuke::house
