// SPDX-License-Identifier: GPL-3.0-or-later
// furitsuke-decode LOG-LEVEL: for core/decoder/job_linux.cpp, which it talks to through descriptor 3. For each file of
// other people that is to be decoded it makes a process without rights.
#include <array>
#include <cstddef>

#include "app/decoder/process_maker.h"
#include "app/decoder/tasks.h"
#include "core/base/log.h"

int main(int argc, char** argv) {
  using namespace furitsuke;
  constexpr int kControl = 3;
  if (const auto level = argc > 1 ? logLevelFromName(argv[1]) : std::nullopt) setLogLevel(*level);
  std::array<decoding::TaskRow, decoder::kTaskCount> tasks;
  const auto rowOf = [&tasks](decoder::Task task) -> decoding::TaskRow& {
    return tasks[static_cast<std::size_t>(task)];
  };
  rowOf(decoder::Task::Film) = {.run = &decoding::decodeFilm, .prepare = &decoding::prepareMedia};
  rowOf(decoder::Task::Sound) = {.run = &decoding::decodeSound, .prepare = &decoding::prepareMedia};
  rowOf(decoder::Task::Archive) = {.run = &decoding::unpackArchive, .prepare = &decoding::prepareArchives};
  rowOf(decoder::Task::Probe) = {.run = &decoding::probe, .prepare = nullptr};
  decoding::makeProcesses(kControl, tasks);
}
