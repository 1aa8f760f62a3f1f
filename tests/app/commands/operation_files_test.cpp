// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "app/actions/action_script.h"
#include "app/cli/program.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/operations/operation.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/singer.h"

namespace furitsuke::commands {
namespace {

/// Captures std::cout and std::cerr during its lifetime.
class CapturedOutput {
 public:
  CapturedOutput() : out_(std::cout.rdbuf(text_.rdbuf())), err_(std::cerr.rdbuf(text_.rdbuf())) {}
  ~CapturedOutput() {
    std::cout.rdbuf(out_);
    std::cerr.rdbuf(err_);
  }
  CapturedOutput(const CapturedOutput&) = delete;
  CapturedOutput& operator=(const CapturedOutput&) = delete;
  [[nodiscard]] std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::streambuf* out_;
  std::streambuf* err_;
};

/// Runs every operation of the table in the window and on the command line.
class OperationFiles : public test::WindowTest {
 protected:
  OperationFiles() {
    other = writeMotion("other.vmd", [] {
      motion::Motion motion = sampleMotion();
      test::addBone(motion, "新しい骨", {0, 7});
      return motion;
    }());
    table = pathOf("table.csv");
    const std::string rows = "右腕,右うで\n左腕,左うで\nmorph:あ,morph:ア\n";
    EXPECT_TRUE(writeFileAtomically(session::toPath(table), toBytes(rows)));
    lyrics = pathOf("lyrics.lrc");
    EXPECT_TRUE(writeFileAtomically(session::toPath(lyrics), toBytes("[00:00.50]さくら まう\n[00:02.00]\n")));
    sound = pathOf("voice.wav");
    EXPECT_TRUE(writeFileAtomically(session::toPath(sound),
                                    test::wavFile(test::sungBy(test::kMan, {test::partsOf(" a i u ")}).samples)));
  }

  /// A value for a parameter without a default, chosen so that the operation has an effect.
  [[nodiscard]] QString valueFor(const operations::OperationParameter& parameter) const {
    const auto within = [&parameter](double value) { return std::clamp(value, parameter.minimum, parameter.maximum); };
    switch (parameter.kind) {
      case operations::ParameterKind::Flag: return "true";
      case operations::ParameterKind::Integer: return QString::number(within(12), 'f', 0);
      case operations::ParameterKind::Number: return QString::number(within(1.5));
      case operations::ParameterKind::Vector: return "1,2,-3.25";
      case operations::ParameterKind::Choice: return QString::fromUtf8(parameter.choices.front().data());
      case operations::ParameterKind::MotionFile: return other;
      case operations::ParameterKind::PairTable: return table;
      case operations::ParameterKind::LyricsFile: return lyrics;
      case operations::ParameterKind::SoundFile: return sound;
      case operations::ParameterKind::ModelFile: return QString(FURITSUKE_SAMPLES) + "/sample.pmx";
      case operations::ParameterKind::Text: break;
    }
    return "bones";
  }

  /// "id=value" of the parameters without default.
  [[nodiscard]] QStringList wordsFor(const operations::Operation& operation) const {
    QStringList words;
    for (const operations::OperationParameter& parameter : operation.parameters) {
      if (!parameter.isRequired && parameter.kind != operations::ParameterKind::SoundFile) continue;
      words.append(QString("%1=%2").arg(QString::fromUtf8(parameter.id.data()), valueFor(parameter)));
    }
    return words;
  }

  /// The file written by furitsuke-cli; empty if it fails.
  [[nodiscard]] QByteArray byCommandLine(const QString& input, const QString& operation, const QStringList& words,
                                         const QString& model) {
    const QString output = pathOf("cli.vmd");
    QStringList line = {"furitsuke-cli", "edit", input, "--out", output, "--force"};
    if (!model.isEmpty()) line << "--model" << model;
    line << "--op" << operation << words;
    QFile::remove(output);
    std::vector<std::string> texts;
    std::vector<const char*> arguments;
    for (const QString& word : line) texts.push_back(word.toStdString());
    for (const std::string& text : texts) arguments.push_back(text.c_str());
    const CapturedOutput captured;
    (void)cli::runProgram(static_cast<int>(arguments.size()), arguments.data());
    commandLineOutput = captured.text();
    return test::bytesOf(output);
  }

  /// The file saved by the window; empty if the operation fails.
  [[nodiscard]] QByteArray byWindow(const QString& input, const QString& operation, const QStringList& words) {
    const QString output = pathOf("window.vmd");
    QFile::remove(output);
    EXPECT_TRUE(window->files().open(input));
    const QByteArray before = saved();
    QStringList quoted;
    for (const QString& word : words) quoted.append('"' + word + '"');
    const Status status =
        actions::runActionScript(window->actions(), "operation." + operation + ' ' + quoted.join(' '));
    QByteArray bytes;
    if (status) {
      run("file.saveAs path=\"" + output + '"');
      bytes = test::bytesOf(output);
      EXPECT_LE(document().history().undoStack()->count(), 1) << "one step";
      document().history().undoStack()->undo();
      EXPECT_EQ(saved(), before) << "undo restores the file: " << operation.toStdString();
      document().history().undoStack()->redo();
      EXPECT_EQ(saved(), bytes) << "redo";
    } else {
      EXPECT_EQ(document().history().undoStack()->count(), 0) << "a failed operation makes no step";
    }
    window->workspace().remove(&document());
    return bytes;
  }

  [[nodiscard]] QByteArray saved() {
    const Bytes bytes =
        io::vmdFromMotion(document().motion(), document().file().source(), document().file().writeOptions());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
  }

  /// Returns the number of operations that changed something.
  int compareAll(const QString& input, const QString& model = {}) {
    const QByteArray original = test::bytesOf(input);
    EXPECT_FALSE(original.isEmpty()) << input.toStdString();
    int changed = 0;
    for (const operations::Operation& operation : operations::operations()) {
      const QString id = QString::fromUtf8(operation.id.data());
      SCOPED_TRACE(operation.id);
#ifdef FURITSUKE_SANITIZED
      if (id == "reduce-poses") continue;  // its analysis takes minutes with sanitizers
#endif
      const QStringList words = wordsFor(operation);
      const QByteArray cli = byCommandLine(input, id, words, model);
      const QByteArray here = byWindow(input, id, words);
      EXPECT_EQ(cli.size(), here.size()) << commandLineOutput;
      EXPECT_TRUE(cli == here) << commandLineOutput;
      changed += !here.isEmpty() && here != original ? 1 : 0;
    }
    return changed;
  }

  QString other;
  QString table;
  QString lyrics;
  QString sound;
  std::string commandLineOutput;  ///< of the last operation
};

TEST_F(OperationFiles, AreEqualFromTheWindowAndTheCommandLine) {
  const int changed = compareAll(QString(FURITSUKE_SAMPLES) + "/sample.vmd");
  EXPECT_GT(changed, static_cast<int>(operations::operations().size()) * 2 / 5)
      << "others need a model, a sound or what was captured";
}

TEST_F(OperationFiles, AreEqualForACamera) {
  EXPECT_GT(compareAll(QString(FURITSUKE_SAMPLES) + "/sample_camera.vmd"), 3);
}

TEST_F(OperationFiles, AreEqualWithTheModelThatTheMotionMoves) {
  const QString model = QString(FURITSUKE_SAMPLES) + "/sample.pmx";
  run("model.add path=\"" + model + '"');
  ASSERT_EQ(window->stage().actors().size(), 1U);
  compareAll(QString(FURITSUKE_SAMPLES) + "/sample.vmd", model);
}

TEST_F(OperationFiles, AreEqualForRealDances) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
    // The large dances take minutes in a build that is not optimized.
#ifdef FURITSUKE_SANITIZED
  constexpr std::uintmax_t kLargest = 180'000;
#else
  constexpr std::uintmax_t kLargest = 500'000;
#endif
  int files = 0;
  for (const auto& path : test::filesIn(*corpus / "motions", ".vmd")) {
    const std::string name = path.filename().string();
    const bool isDance = name.starts_with("dance") || name.starts_with("mmdjs") || name.starts_with("loop");
    if (!isDance || std::filesystem::file_size(path) > kLargest) continue;
    SCOPED_TRACE(name);
    compareAll(session::fromPath(path));
    ++files;
  }
  EXPECT_GT(files, 1);
}

}  // namespace
}  // namespace furitsuke::commands
