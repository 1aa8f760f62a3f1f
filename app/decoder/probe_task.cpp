// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "app/decoder/tasks.h"

namespace furitsuke::decoding {

void probe(Session& session) {
  ByteWriter out;
  out.write(static_cast<std::uint8_t>(open("/etc/passwd", O_RDONLY) >= 0));
  out.write(static_cast<std::uint8_t>(socket(AF_INET, SOCK_STREAM, 0) >= 0));
  const pid_t child = fork();
  if (child == 0) _exit(0);
  out.write(static_cast<std::uint8_t>(child > 0));
  session.reply(std::move(out).take());
  static_cast<void>(session.next());
}

}  // namespace furitsuke::decoding
