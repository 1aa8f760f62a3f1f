// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::importer {

/// Limits this process to 4 GB of memory, one minute of computing and files of 1 GB, disables core dumps, and ends it
/// together with the program that started it. Limits that the system does not support are skipped; the parent has a
/// timeout in any case.
void limitProcess();

}  // namespace furitsuke::importer
