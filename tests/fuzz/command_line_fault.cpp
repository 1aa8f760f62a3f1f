// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <streambuf>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/program.h"
#include "tests/fuzz/round_trip.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

/// Discards all output.
class NullBuffer : public std::streambuf {
 protected:
  int_type overflow(int_type c) override { return traits_type::not_eof(c); }
  std::streamsize xsputn(const char* /*text*/, std::streamsize size) override { return size; }
};

/// Silences a stream for its lifetime.
class Silence {
 public:
  explicit Silence(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(&null_)) {}
  ~Silence() { stream_.rdbuf(before_); }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  NullBuffer null_;
  std::ostream& stream_;
  std::streambuf* before_;
};

// IN is the file, OTHER a copy with one byte changed, OUT.* the output of the command.
using Command = std::vector<std::string>;
const std::vector<Command>& commands() {
  static const std::vector<Command> kCommands = {
      {"info", "IN"},
      {"info", "IN", "OTHER", "--json"},
      {"check", "IN"},
      {"check", "OTHER", "IN", "--json"},
      {"convert", "IN", "OUT.vmd"},
      {"convert", "IN", "OUT.vmd", "--v1", "--salvage"},
      {"convert", "IN", "OUT.vpd", "--frame", "7.5", "--salvage"},
      {"convert", "IN", "OUT.bvmd", "--salvage"},
      {"convert", "IN", "OUT.json", "--salvage"},
      {"convert", "IN", "OUT.csv", "--salvage"},
      {"diff", "IN", "OTHER"},
      {"diff", "IN", "OTHER", "--json"},
      {"diff", "IN", "OTHER", "--bytes"},
      {"diff", "IN", "OTHER", "--bytes", "--json"},
      {"merge", "OTHER", "IN", "OTHER", "--out", "OUT.vmd"},
      {"merge", "IN", "OTHER", "IN", "--out", "OUT.json", "--favor", "theirs", "--json"},
      {"pose", "--motion", "IN", "--frames", "0-3,7.5,2147483647", "--local"},
      {"pose", "--motion", "OTHER", "IN", "--frames", "0.25,100", "--local", "--format", "json"},
      {"pose", "--motion", "IN", "--frames", "0,30.5", "--morphs"},
      {"camera", "--motion", "IN", "--frames", "0-3,7.5,2147483647"},
  };
  return kCommands;
}

bool write(const std::filesystem::path& path, ByteView bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  return file.write(asChars(bytes).data(), static_cast<std::streamsize>(bytes.size())).flush().good();
}

cli::ExitStatus run(Command arguments) {
  arguments.insert(arguments.begin(), "furitsuke-cli");
  std::vector<const char*> pointers;
  for (const std::string& argument : arguments) pointers.push_back(argument.c_str());
  const Silence silentOut(std::cout);
  const Silence silentErr(std::cerr);
  return cli::runProgram(static_cast<int>(pointers.size()), pointers.data());
}

std::string shown(const Command& command) {
  std::string text;
  for (const std::string& argument : command) text += argument + ' ';
  return text;
}

/// Runs the command on the files in the folder. Sets `writes` to its output file.
cli::ExitStatus runIn(const std::filesystem::path& folder, Command command, std::filesystem::path& writes) {
  for (std::string& argument : command) {
    const bool isOutput = argument.starts_with("OUT.");
    if (!isOutput && argument != "IN" && argument != "OTHER") continue;
    argument = (folder / argument).string();
    if (isOutput) writes = argument;
  }
  return run(std::move(command));
}

std::string faultIn(const std::filesystem::path& folder, const Command& command) {
  std::filesystem::path output;
  const cli::ExitStatus status = runIn(folder, command, output);
  if (status < cli::ExitStatus::Done || status > cli::ExitStatus::Cannot)
    return shown(command) + "returns an invalid status";
  if (output.empty()) return {};
  std::error_code ignored;
  const bool isWritten = std::filesystem::exists(output, ignored);
  std::string fault;
  if (isWritten != (status != cli::ExitStatus::Cannot))
    fault = "writes a file although it fails, or none although it succeeds";
  if (isWritten && run({"info", output.string()}) != cli::ExitStatus::Done) fault = "writes a file that cannot be read";
  std::filesystem::remove(output, ignored);
  return fault.empty() ? fault : shown(command) + fault;
}

}  // namespace

std::string commandLineFault(ByteView bytes) {
  if (bytes.size() < 2) return {};
  static const TempFolder kFolder;
  const auto choice = static_cast<std::size_t>(bytes.back());
  const auto place = static_cast<std::size_t>(bytes[bytes.size() - 2]) * bytes.size() / 256;
  Bytes other(bytes.begin(), bytes.end());
  other[place] ^= std::byte{1};
  if (!write(kFolder.path() / "IN", bytes) || !write(kFolder.path() / "OTHER", other)) {
    return "the temporary folder cannot be written";
  }
  return faultIn(kFolder.path(), commands()[choice % commands().size()]);
}

}  // namespace furitsuke::test
