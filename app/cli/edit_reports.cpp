// SPDX-License-Identifier: MIT
#include "app/cli/edit_batch.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "app/cli/file_progress.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "app/cli/terminal.h"
#include "core/base/file.h"

namespace furitsuke::cli {

namespace {

nlohmann::ordered_json notesJson(const Diagnostics& notes) {
  auto list = nlohmann::ordered_json::array();
  for (const Diagnostic& note : notes) list.push_back(diagnosticJson(note));
  return list;
}

nlohmann::ordered_json errorsJson(const std::vector<operations::LargestError>& errors) {
  auto list = nlohmann::ordered_json::array();
  for (const operations::LargestError& error : errors) {
    nlohmann::ordered_json json{
        {"of", operations::errorName(error.kind)}, {"value", error.value}, {"unit", operations::errorUnit(error.kind)}};
    if (std::isfinite(error.bound)) json["bound"] = error.bound;
    json["track"] = error.where;
    json["frame"] = error.frame;
    list.push_back(std::move(json));
  }
  return list;
}

/// "largest position error 0.0123 model units (allowed 0.05): センター, frame 30"
std::string errorLine(const operations::LargestError& error) {
  const auto number = [](double value) {
    std::ostringstream text;
    text << std::setprecision(3) << value;
    return text.str();
  };
  const std::string_view unit = operations::errorUnit(error.kind);
  std::string line = "largest " + std::string(operations::errorName(error.kind)) + " error " + number(error.value);
  if (!unit.empty()) line += " " + std::string(unit);
  if (std::isfinite(error.bound)) line += " (allowed " + number(error.bound) + ")";
  if (error.value > 0) line += ": " + error.where + ", frame " + std::to_string(error.frame);
  return line;
}

nlohmann::ordered_json reportJson(const EditJob& job, const EditReport& report) {
  nlohmann::ordered_json json{{"file", inputName(job.input)}, {"output", outputName(job.output)}};
  if (report.error) {
    json["error"] = errorJson(*report.error);
    return json;
  }
  json["keysBefore"] = report.keysBefore;
  json["keysAfter"] = report.keysAfter;
  json["salvaged"] = report.salvaged;
  json["operations"] = nlohmann::ordered_json::array();
  for (const EditStepReport& step : report.steps) {
    nlohmann::ordered_json operation{{"id", step.operation},
                                     {"keysBefore", step.summary.keysBefore},
                                     {"keysAfter", step.summary.keysAfter},
                                     {"notes", notesJson(step.summary.notes)},
                                     {"errors", errorsJson(step.summary.errors)}};
    for (const operations::OperationMetric& measure : step.summary.metrics) {
      operation["measures"][std::string(measure.id)] = measure.value;
    }
    json["operations"].push_back(std::move(operation));
  }
  json["losses"] = notesJson(report.losses);
  if (report.parts.empty()) return json;
  json["parts"] = nlohmann::ordered_json::array();
  for (const EditPart& part : report.parts) {
    json["parts"].push_back({{"part", part.name}, {"output", displayPath(part.output)}, {"keys", part.keys}});
  }
  return json;
}

void printReportMessages(const EditJob& job, const EditReport& report) {
  const std::string input = inputName(job.input);
  printDiagnostics(input, report.findings, Severity::Warning);
  for (const EditStepReport& step : report.steps) {
    for (const Diagnostic& note : step.summary.notes) {
      printMessage(input + ": " + std::string(step.operation) + ": " + describe(note));
    }
  }
  printDiagnostics(outputName(job.output), report.losses, Severity::Info);
  if (report.error) printError(input, *report.error);
}

void writeReportText(std::ostream& out, const EditJob& job, const EditReport& report) {
  out << printable(inputName(job.input)) << " -> " << printable(outputName(job.output)) << ": " << report.keysBefore
      << " keys before, " << report.keysAfter << " after";
  if (!report.parts.empty()) out << ", in " << report.parts.size() << " files";
  out << '\n';
  for (const EditStepReport& step : report.steps) {
    for (const operations::LargestError& error : step.summary.errors) {
      out << "  " << step.operation << ": " << printable(errorLine(error)) << '\n';
    }
  }
}

ExitStatus printEdits(const std::vector<EditJob>& jobs, const std::vector<EditReport>& reports,
                      const Reporting& reporting) {
  ExitStatus status = ExitStatus::Done;
  auto list = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const EditReport& report = reports[i];
    status = worse(status, report.status());
    printReportMessages(jobs[i], report);
    if (reporting.isJson()) {
      list.push_back(reportJson(jobs[i], report));
    } else if (!report.error) {
      writeReportText(isStandardStream(jobs[i].output) ? std::cerr : std::cout, jobs[i], report);
    }
  }
  printReports(reporting, list, false);
  return status;
}

}  // namespace

ExitStatus runAndReport(const EditPlan& plan, const std::vector<EditJob>& jobs, unsigned threads,
                        const Reporting& reporting) {
  static std::atomic<bool> stop = false;  // a signal may set it until the program has ended
  setOnInterrupt(stop);
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  std::vector<EditReport> reports;
  {
    FileProgress progress(jobs.size());
    reports = runEdits(
        plan, jobs, threads, stop, [&progress] { progress.step(); }, &progress.ofStep());
  }
  return printEdits(jobs, reports, reporting);
}

}  // namespace furitsuke::cli
