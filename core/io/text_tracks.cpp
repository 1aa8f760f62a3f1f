// SPDX-License-Identifier: MIT
#include "core/io/text_tracks.h"

#include <string>
#include <utility>

namespace furitsuke::io {

void TextTracks::moveInto(motion::Motion& motion, TextFinding finding, Diagnostics& diagnostics) {
  const auto report = [&](std::string path, std::size_t count, Frame first) {
    const Counted n{count};
    const Message text = finding == TextFinding::JsonKeyDuplicate
                             ? Message{Core::trCount("%n key overridden by later ones on the same frame",
                                                     "%n keys overridden by later ones on the same frame"),
                                       n}
                             : Message{Core::trCount("%n row overridden by later ones on the same frame",
                                                     "%n rows overridden by later ones on the same frame"),
                                       n};
    Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(finding, text));
    diagnostic.track = std::move(path);
    diagnostic.frame = first;
  };
  const auto reporter = [&report](const char* path) {
    return [&report, path](std::size_t count, Frame first) { report(path, count, first); };
  };
  motion.bones = bones.take([&](const Name& name, std::size_t n, Frame first) { report(name.text(), n, first); });
  motion.morphs =
      morphs.take([&](const Name& name, std::size_t n, Frame first) { report("morph:" + name.text(), n, first); });
  motion.camera = orderedTrack(std::move(camera), reporter("camera"));
  motion.light = orderedTrack(std::move(light), reporter("light"));
  motion.selfShadow = orderedTrack(std::move(selfShadow), reporter("selfShadow"));
  motion.property = orderedTrack(std::move(property), reporter("property"));
}

}  // namespace furitsuke::io
