// SPDX-License-Identifier: MIT
#include "core/media/libav_module.h"

#include "core/media/module_file.h"

namespace furitsuke::media {

namespace {

LibavModule loadLibav() {
  if (!hasLibav()) return {nullptr, Core::tr("this program was built without libav")};
  Message problem;
  const auto entry = reinterpret_cast<LibavEntry>(functionOfModule("furitsuke-libav", kLibavEntryName, problem));
  if (entry == nullptr) return {nullptr, problem};
  return {entry({.write = &log, .level = &logLevel}), {}};
}

}  // namespace

bool hasLibav() noexcept {
#ifdef FURITSUKE_HAS_LIBAV
  return true;
#else
  return false;
#endif
}

const LibavModule& libavModule() {
  static const LibavModule module = loadLibav();
  return module;
}

Result<OpenedSound> readWithLibav(SoundInput& input, SoundControl& control, std::int64_t maxFrames) {
  const LibavModule& libav = libavModule();
  if (libav.functions != nullptr) return libav.functions->readSound(input, control, maxFrames);
  return Error::because(
      Core::trWith("only WAV files with PCM or floating-point samples can be read, because %1; save the "
                   "sound as a 16-bit PCM WAV file"),
      libav.problem);
}

}  // namespace furitsuke::media
