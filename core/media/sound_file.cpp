// SPDX-License-Identifier: MIT
#include "core/media/sound_file.h"

#include <array>
#include <exception>
#include <new>
#include <utility>

#include "core/base/file.h"
#include "core/base/library_message.h"
#include "core/media/libav_module.h"
#include "core/media/sound_input.h"
#include "core/media/wav_sound.h"

namespace furitsuke::media {

namespace {

Result<OpenedSound> readInput(SoundInput& input, SoundControl& control) {
  try {
    std::array<std::byte, 12> head{};
    const std::size_t size = input.read(head.data(), head.size());
    if (input.size() == 0) return Error::because(Core::tr("the file is empty"));
    const bool isOwn = isWav(ByteView(head).first(size)) && (!hasLibav() || isPlainWav(input));
    return isOwn ? readWav(input, control) : readWithLibav(input, control);
  } catch (const std::bad_alloc&) {
    return Error::because(Core::tr("the sound is too large for the available memory"));
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("the sound cannot be read: %1"), libraryMessage(exception.what()));
  }
}

}  // namespace

Result<OpenedSound> readSound(const std::filesystem::path& path, SoundControl& control) {
  Result<SoundInput> input = SoundInput::open(path);
  if (!input) return input.error();
  return readInput(*input, control);
}

Result<OpenedSound> readSound(ByteView file, SoundControl& control) {
  SoundInput input(file);
  return readInput(input, control);
}

Result<std::shared_ptr<const Sound>> loadSound(const std::filesystem::path& path) {
  SoundControl control;
  Result<OpenedSound> opened = readSound(path, control);
  if (opened) return std::make_shared<const Sound>(std::move(opened->sound));
  const Error& error = opened.error();
  return error.section.isEmpty() ? Error::in(Message::verbatim(displayPath(path)), error.sentence()) : error;
}

}  // namespace furitsuke::media
