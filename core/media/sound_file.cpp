// SPDX-License-Identifier: MIT
#include "core/media/sound_file.h"

#include <array>
#include <exception>
#include <new>
#include <utility>
#include <variant>

#include "core/base/file.h"
#include "core/base/library_message.h"
#include "core/decoder/job.h"
#include "core/media/libav_module.h"
#include "core/media/process_sound.h"
#include "core/media/sound_input.h"
#include "core/media/wav_sound.h"

namespace furitsuke::media {

namespace {

/// `other`: reads what is not a WAV.
template <class Other>
Result<OpenedSound> readInput(SoundInput& input, SoundControl& control, const Other& other) {
  try {
    std::array<std::byte, 12> head{};
    const std::size_t size = input.read(head.data(), head.size());
    if (input.size() == 0) return Error::because(Core::tr("the file is empty"));
    const bool isOwn = isWav(ByteView(head).first(size)) && (!hasLibav() || isPlainWav(input));
    return isOwn ? readWav(input, control) : other();
  } catch (const std::bad_alloc&) {
    return Error::because(Core::tr("the sound is too large for the available memory"));
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("the sound cannot be read: %1"), libraryMessage(exception.what()));
  }
}

Result<OpenedSound> readOther(SoundInput& input, const std::variant<std::filesystem::path, ByteView>& file,
                              SoundControl& control) {
  const bool hasProcess = hasLibav() && decoder::hasDecoderProcesses();
  return hasProcess ? readSoundInProcess(file, control) : readWithLibav(input, control);
}

}  // namespace

Result<OpenedSound> readSound(const std::filesystem::path& path, SoundControl& control) {
  Result<SoundInput> input = SoundInput::open(path);
  if (!input) return input.error();
  return readInput(*input, control, [&] { return readOther(*input, path, control); });
}

Result<OpenedSound> readSound(ByteView file, SoundControl& control) {
  SoundInput input(file);
  return readInput(input, control, [&] { return readOther(input, file, control); });
}

Result<OpenedSound> readSoundHere(ByteView file, SoundControl& control) {
  SoundInput input(file);
  return readInput(input, control, [&] { return readWithLibav(input, control); });
}

Result<std::shared_ptr<const Sound>> loadSound(const std::filesystem::path& path) {
  SoundControl control;
  Result<OpenedSound> opened = readSound(path, control);
  if (opened) return std::make_shared<const Sound>(std::move(opened->sound));
  const Error& error = opened.error();
  return error.section.isEmpty() ? Error::in(Message::verbatim(displayPath(path)), error.sentence()) : error;
}

}  // namespace furitsuke::media
