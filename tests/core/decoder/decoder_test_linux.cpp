// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "core/base/file.h"
#include "core/base/sandbox.h"
#include "core/decoder/channel.h"
#include "core/decoder/decoder_texts.h"
#include "core/decoder/job.h"
#include "core/media/decoder_media.h"
#include "core/media/libav_module.h"
#include "core/media/reader/film_reader.h"
#include "core/media/sound_file.h"

namespace furitsuke::decoder {
namespace {

std::filesystem::path data(const char* name) {
  return std::filesystem::path(FURITSUKE_TEST_DATA) / "sound" / name;
}

/// The processes that a process has started.
std::vector<pid_t> childrenOf(pid_t parent) {
  std::vector<pid_t> children;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream stat(entry.path() / "stat");
    std::string text;
    std::getline(stat, text);
    const std::size_t end = text.rfind(')');  // of the name of the program
    if (end == std::string::npos || text.substr(end, 4).find('Z') != std::string::npos) continue;
    if (std::stol(text.substr(end + 4)) == parent) children.push_back(static_cast<pid_t>(std::stol(name)));
  }
  return children;
}

/// The processes that decode files for this one.
std::vector<pid_t> decoders() {
  std::vector<pid_t> found;
  for (const pid_t maker : childrenOf(getpid())) {
    for (const pid_t each : childrenOf(maker)) found.push_back(each);
  }
  return found;
}

class DecoderTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(hasDecoderProcesses()); }

  std::atomic<bool> canceled_{false};
};

TEST_F(DecoderTest, CanOpenNoFileSocketOrProcess) {
  if (!hasSandbox()) GTEST_SKIP() << "built without a sandbox";
  const auto job = Job::start(Task::Probe, toBytes("content"));
  ASSERT_TRUE(job) << job.error().message();
  const Result<Bytes> reply = (*job)->receive({});
  ASSERT_TRUE(reply) << reply.error().message();
  ASSERT_EQ(reply->size(), 3U);
  EXPECT_EQ((*reply)[0], std::byte{0}) << "a file";
  EXPECT_EQ((*reply)[1], std::byte{0}) << "a socket";
  EXPECT_EQ((*reply)[2], std::byte{0}) << "a process";
}

TEST_F(DecoderTest, ThatCrashesCostsAMessage) {
  if (!media::hasLibav()) GTEST_SKIP() << "this build has no libav";
  const auto film = media::FilmReader::open(data("film.mp4"), canceled_);
  ASSERT_TRUE(film) << film.error().message();
  ASSERT_TRUE((*film)->picture(0));
  const std::vector<pid_t> running = decoders();
  ASSERT_EQ(running.size(), 1U);
  kill(running.front(), SIGSEGV);
  const Result<media::VideoFrame> picture = (*film)->picture(1);
  ASSERT_FALSE(picture);
  EXPECT_EQ(picture.error().message(),
            "the film cannot be read: it crashed its decoder, or needed too much memory");
  const auto next = media::FilmReader::open(data("film.mp4"), canceled_);
  ASSERT_TRUE(next) << next.error().message();
  EXPECT_TRUE((*next)->picture(1));
}

TEST_F(DecoderTest, ProgramThatIsKilledIsStartedAgain) {
  const auto first = Job::start(Task::Probe, toBytes("content"));
  ASSERT_TRUE(first);
  ASSERT_TRUE((*first)->receive({}));
  const std::vector<pid_t> makers = childrenOf(getpid());
  ASSERT_EQ(makers.size(), 1U);
  kill(makers.front(), SIGKILL);
  while (!childrenOf(getpid()).empty()) std::this_thread::yield();
  const auto second = Job::start(Task::Probe, toBytes("content"));
  ASSERT_TRUE(second) << second.error().message();
  EXPECT_TRUE((*second)->receive({}));
}

TEST_F(DecoderTest, EndsWithItsReader) {
  if (!media::hasLibav()) GTEST_SKIP() << "this build has no libav";
  {
    const auto film = media::FilmReader::open(data("film.mp4"), canceled_);
    ASSERT_TRUE(film);
    EXPECT_FALSE(decoders().empty());
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (!decoders().empty() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  EXPECT_TRUE(decoders().empty());
}

TEST_F(DecoderTest, GivesWhatThisProcessWouldRead) {
  if (!media::hasLibav()) GTEST_SKIP() << "this build has no libav";
  for (const char* name : {"burst.mp3", "burst.opus", "burst_adpcm.wav", "film.webm"}) {
    SCOPED_TRACE(name);
    const Result<Bytes> bytes = readFile(data(name));
    ASSERT_TRUE(bytes);
    media::SoundControl control;
    const auto here = media::readSoundHere(*bytes, control);
    const auto there = media::readSound(data(name), control);
    const auto ofBytes = media::readSound(ByteView(*bytes), control);
    ASSERT_TRUE(here && there && ofBytes);
    EXPECT_EQ(there->sound.rate, here->sound.rate);
    EXPECT_EQ(there->sound.samples, here->sound.samples);
    EXPECT_EQ(ofBytes->sound.samples, here->sound.samples);
    EXPECT_EQ(control.progress, 1.0);
  }
}

TEST_F(DecoderTest, ErrorsCanBeTranslated) {
  const Message place(Core::trWith("picture %1 (%2 s)"), 57, Decimals{1.9, 3});
  const Message missing(Core::trCount("%n second was expected", "%n seconds were expected"), Counted{3});
  const Error errors[] = {
      Error::in(place, Core::trWith("the film ends after it: %1"), missing),
      Error::because(Core::trWith("the format of the %1 is unknown, or its start is damaged"), Core::tr("sound")),
      Error::because(Core::trWith("the sound cannot be decoded: %1"),
                     Core::tr("Invalid data found when processing input")),
  };
  for (const Error& error : errors) {
    SCOPED_TRACE(error.message());
    ByteWriter out;
    writeError(out, error);
    const Bytes bytes = std::move(out).take();
    ByteReader in(bytes);
    const Error again = readError(in, media::mediaTexts());
    EXPECT_EQ(again.message(), error.message());
    EXPECT_STREQ(again.reason.text(), error.reason.text());
    ASSERT_EQ(again.reason.arguments().size(), error.reason.arguments().size());
    const auto* const part = std::get_if<Message>(&again.reason.arguments()[0].value);
    ASSERT_NE(part, nullptr);
    EXPECT_STRNE(part->text(), "%1");
  }
}

/// What the end of a channel receives from another one that sends these bytes and closes.
Channel::Received receivedFrom(ByteView sent) {
  int ends[2];
  EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
  EXPECT_EQ(write(ends[1], sent.data(), sent.size()), static_cast<ssize_t>(sent.size()));
  close(ends[1]);
  Channel channel(ends[0]);
  Frame frame;
  return channel.receive(frame, std::chrono::milliseconds(10), {});
}

TEST(DecoderChannel, RefusesWhatIsNoFrame) {
  EXPECT_EQ(receivedFrom({}), Channel::Received::End);
  EXPECT_EQ(receivedFrom(toBytes({"\x01\0\0\0\x04X", 6})), Channel::Received::Frame);
  EXPECT_EQ(receivedFrom(toBytes({"\x02\0\0\0\x04X", 6})), Channel::Received::End) << "cut";
  EXPECT_EQ(receivedFrom(toBytes({"\x01\0\0\0\x05X", 6})), Channel::Received::End) << "an unknown kind";
  EXPECT_EQ(receivedFrom(toBytes({"\0\0\0\x7F\x04", 5})), Channel::Received::End) << "too long";
}

TEST(DecoderMedia, RefusesWhatIsNoFilm) {
  const auto isRead = [](const media::FilmInfo& info) {
    ByteWriter out;
    media::writeFilmInfo(out, info);
    const Bytes bytes = std::move(out).take();
    ByteReader in(bytes);
    return media::readFilmInfo(in).ok();
  };
  media::FilmInfo film;
  film.width = 64;
  film.height = 32;
  film.times.starts = {0, 0.5};
  film.times.end = 1;
  EXPECT_TRUE(isRead(film));
  media::FilmInfo other = film;
  other.width = 100'000;
  EXPECT_FALSE(isRead(other));
  other = film;
  other.times.starts = {};
  EXPECT_FALSE(isRead(other));
  other = film;
  other.times.starts = {1, 0};
  EXPECT_FALSE(isRead(other));
  other = film;
  other.times.starts[1] = std::nan("");
  EXPECT_FALSE(isRead(other));
}

}  // namespace
}  // namespace furitsuke::decoder
