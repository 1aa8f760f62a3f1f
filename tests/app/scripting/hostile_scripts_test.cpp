// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>

#include "tests/app/scripting/script_runs.h"
#include "tests/support/motions.h"
#include "tests/support/time_limit.h"

// Scripts that do their worst. The program must get an error in time, and nothing else may happen.
namespace furitsuke::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

struct HostileScript {
  const char* name;
  const char* source;
  const char* error;  ///< a part of the error; empty: any
};

void expectRefused(const HostileScript& row, milliseconds time) {
  const auto start = steady_clock::now();
  const ScriptRun run = runScript(sampleMotion(), row.source, {.time = time});
  EXPECT_FALSE(run.error.empty()) << row.name;
  EXPECT_NE(run.error.find(row.error), std::string::npos) << row.name << ": " << run.error;
  EXPECT_EQ(run.motion, sampleMotion()) << row.name;
  // Killing a process with gigabytes of memory takes a moment.
  EXPECT_LT(steady_clock::now() - start, time + test::timeLimit(std::chrono::seconds(5))) << row.name;
}

TEST(HostileScripts, AreStoppedAfterTheirTime) {
  const HostileScript rows[] = {
      {"an endless loop", "while (true) {}", "took longer than 0.5 s"},
      {"a loop that catches errors", "for (;;) { try { for (;;) {} } catch (e) {} }", "took longer"},
      {"a loop in a native call", "[3, 2, 1].sort(() => { for (;;) {} });", "took longer"},
      {"endless output", "for (;;) log('x'.repeat(100000));", "took longer"},
      {"small allocations", "const all = []; for (;;) all.push({});", "took longer"},
      {"a getter of a key", "motion.bone('頭').keys = [{frame: 0, get translation() { for (;;) {} }}];", "took longer"},
      {"a getter of an error",
       "const e = new Error('x'); Object.defineProperty(e, 'message', {get() { for (;;) {} }}); throw e;", ""},
      {"an endless text of an error", "throw {toString() { for (;;) {} }};", "took longer"},
  };
  for (const HostileScript& row : rows) expectRefused(row, milliseconds(500));
}

TEST(HostileScripts, CannotUseUpTheMemory) {
#ifdef FURITSUKE_SANITIZED
  GTEST_SKIP() << "the address sanitizer reserves terabytes";
#endif
  const HostileScript rows[] = {
      {"large arrays", "const all = []; for (;;) all.push(new Float64Array(3e7).fill(1));", ""},
      {"a text that doubles", "let text = 'x'; for (;;) text += text;", "memory"},
      {"a key list without end", "motion.bone('頭').keys = {length: 4e9, __proto__: Array.prototype};", ""},
  };
  // A script that must fail for its memory gets time to reach the limit beside other work.
  for (const HostileScript& row : rows)
    expectRefused(row, std::chrono::seconds(std::string_view(row.error) == "memory" ? 120 : 20));
}

TEST(HostileScripts, FailWithAReason) {
  const HostileScript rows[] = {
      {"deep recursion", "function f() { return f() + 1; } f();", "RangeError"},
      {"recursion in a comparison", "const a = []; a.push(a); const f = () => [1, 2].sort(f); f();", "RangeError"},
      {"import()", "import('/etc/hostname');", "SyntaxError"},
      {"import", "import x from '/etc/hostname';", "SyntaxError"},
      {"a module through eval", "eval(\"import('/etc/hostname')\");", "SyntaxError"},
      {"a thrown null", "throw null;", "null"},
      {"broken prototypes", "Int32Array = null; motion.bone('頭').set({frame: 3});", ""},
      {"a proxy as the list of keys",
       "motion.bone('頭').keys = new Proxy([], {get: (t, k) => k === 'length' ? 4e9 : {frame: 1}});", ""},
      {"a broken reply",
       "Int32Array.prototype.__proto__ = null; Object.defineProperty(Array.prototype, 'map', "
       "{get() { throw new Error('no map'); }}); motion.property.keys;",
       ""},
  };
  for (const HostileScript& row : rows) expectRefused(row, std::chrono::seconds(20));
}

TEST(HostileScripts, FindNothingOfTheSystem) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    const names = ["importModule", "importScripts", "require", "process", "Qt", "console", "XMLHttpRequest", "fetch",
      "setTimeout", "WebAssembly", "print", "load", "read", "gc", "host", "facts", "tracks"];
    for (const name of names) if (typeof this[name] !== "undefined") log(name);
    for (const object of [this, motion, motion.bone("右腕"), camera, rotation]) {
      for (const key of Object.getOwnPropertyNames(object)) {
        let value;
        try { value = object[key]; } catch (e) { continue; }
        if (value && (typeof value.deleteLater === "function" || typeof value.objectName === "string")) log(key);
      }
    }
    try { log(Function("return typeof importModule")()); } catch (e) { log(e); })js");
  EXPECT_EQ(run.error, "");
  EXPECT_EQ(run.log, std::vector<std::string>{"undefined"});
}

TEST(HostileScripts, MayTakeLongInARegularExpressionWithoutHarm) {
  const ScriptRun run =
      runScript(sampleMotion(), "/^(a|a|b|a?)*$/.test('a'.repeat(5000) + 'c');", {.time = milliseconds(1000)});
  EXPECT_EQ(run.motion, sampleMotion());
}

TEST(HostileScripts, WriteNoMoreThanAThousandLines) {
  const ScriptRun run = runScript(sampleMotion(), "for (let i = 0; i < 1e5; ++i) log(i);");
  EXPECT_EQ(run.error, "");
  EXPECT_EQ(run.log.size(), 1000U);
}

TEST(Scripts, EndSoonAfterTheyAreCanceled) {
  std::atomic<bool> canceled = false;
  std::jthread canceler([&canceled] {
    std::this_thread::sleep_for(milliseconds(300));
    canceled = true;
  });
  const auto start = steady_clock::now();
  const ScriptRun run = runScript(sampleMotion(), "for (;;) {}", {.canceled = &canceled});
  EXPECT_NE(run.error.find("cancel"), std::string::npos) << run.error;
  EXPECT_LT(steady_clock::now() - start, test::timeLimit(std::chrono::seconds(5)));
}

TEST(Scripts, NeedTheirProgram) {
  const auto missing = scripts::runScriptProcess({"/nowhere/furitsuke-script"}, {}, {});
  ASSERT_FALSE(missing.ok());
  EXPECT_NE(missing.error().message().find("furitsuke-script"), std::string::npos);
  const auto another = scripts::runScriptProcess({"/bin/false"}, {}, {});
  EXPECT_FALSE(another.ok());
}

TEST(Scripts, RefuseARequestThatIsDamaged) {
  const auto reply = scripts::runScriptProcess({FURITSUKE_SCRIPT}, asBytes("FSTQ but nothing else"), {});
  ASSERT_FALSE(reply.ok());
  EXPECT_NE(reply.error().message().find("damaged"), std::string::npos) << reply.error().message();
}

}  // namespace
}  // namespace furitsuke::test
