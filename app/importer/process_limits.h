// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace furitsuke::importer {

/// As long as the program that starts this one waits.
inline constexpr std::chrono::seconds kComputingTime{20};
/// The exit status of a process that could not read its file.
inline constexpr int kFailed = 2;

/// Limits this process to 4 GB of memory, `time` of computing and files of 1 GB, disables core dumps, and ends it
/// together with the program that started it. After that time, the process prints the reason to standard error and ends
/// with kFailed. Limits that the system does not support are skipped; the parent has a timeout in any case.
void limitProcess(std::chrono::seconds time = kComputingTime);

}  // namespace furitsuke::importer
