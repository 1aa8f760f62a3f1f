// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/subcommands.h"

#include <string_view>

#include "app/startup/render_command.h"
#include "app/startup/thumbnail_command.h"

namespace furitsuke::startup {

std::optional<int> runSubcommand(int argc, char** argv) {
  const std::string_view name = argc > 1 ? argv[1] : "";
  if (name == "render") return runRenderCommand(argc - 1, argv + 1);
  if (name == "thumbnail") return runThumbnailCommand(argc - 1, argv + 1);
  return {};
}

}  // namespace furitsuke::startup
