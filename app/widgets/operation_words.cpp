// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "app/widgets/operation_text.h"

// Writes the words of the ids of operations to a source file for lupdate, which finds them nowhere else.
int main(int argc, char** argv) {
  if (argc != 2) return 1;
  std::ofstream file(argv[1]);
  for (const QString& words : furitsuke::widgets::operationIdWords())
    file << "QT_TRANSLATE_NOOP(\"Operations\", \"" << words.toStdString() << "\")\n";
  return file.good() ? 0 : 1;
}
