// SPDX-License-Identifier: MIT
#include "core/media/reader/packet_source.h"

#include <cstdint>
#include <new>
#include <utility>
#include <vector>

namespace furitsuke::media {

namespace {

/// Two days at 30 per second; they take 200 MB.
constexpr std::size_t kMaxPackets = 5'000'000;

/// The frame of VP8 is only a reference for others.
bool isHidden(const AVStream& stream, const AVPacket& packet) {
  constexpr int kShowFrame = 0x10;
  return stream.codecpar->codec_id == AV_CODEC_ID_VP8 && packet.size > 0 && (packet.data[0] & kShowFrame) == 0;
}

/// Reads where the pictures of a format without time stamps belong from their headers.
class OrderReader {
 public:
  explicit OrderReader(const AVStream& stream)
      : codecId_(stream.codecpar->codec_id),
        codec_(avcodec_alloc_context3(nullptr)),
        parser_(av_parser_init(codecId_)) {
    if (!codec_) throw std::bad_alloc();
    avcodec_parameters_to_context(codec_.get(), stream.codecpar);
    if (parser_ != nullptr) parser_->flags |= PARSER_FLAG_COMPLETE_FRAMES;
  }
  ~OrderReader() { av_parser_close(parser_); }
  OrderReader(const OrderReader&) = delete;
  OrderReader& operator=(const OrderReader&) = delete;

  PacketOrder read(const AVPacket& packet) {
    PacketOrder order;
    if (parser_ == nullptr || packet.size <= 0) return order;
    std::uint8_t* data = nullptr;
    int size = 0;
    av_parser_parse2(parser_, codec_.get(), &data, &size, packet.data, packet.size, AV_NOPTS_VALUE, AV_NOPTS_VALUE, 0);
    order.isBetween = parser_->pict_type == AV_PICTURE_TYPE_B;
    order.startsSequence = parser_->key_frame == 1;
    if (codecId_ == AV_CODEC_ID_H264 || codecId_ == AV_CODEC_ID_HEVC) order.rank = parser_->output_picture_number;
    return order;
  }

 private:
  AVCodecID codecId_;
  Libav<AVCodecContext> codec_;
  AVCodecParserContext* parser_;
};

}  // namespace

Status PacketSource::open(const std::filesystem::path& file, const std::atomic<bool>& canceled) {
  Result<SoundInput> opened = SoundInput::open(file);
  if (!opened) return opened.error();
  file_ = std::make_unique<SoundInput>(*std::move(opened));
  if (file_->size() == 0) return Error::because(Core::tr("the file is empty"));
  canceled_ = &canceled;
  return openInput();
}

Status PacketSource::openInput() {
  filter_.reset();
  input_.reset();
  input_ = std::make_unique<LibavInput>(*file_, *canceled_);
  if (const Status opened = input_->open(LibavInput::Purpose::Pictures); !opened) return opened;
  if (!input_->isFormat("mov,matroska,avi")) {
    return Error::because(Core::trWith("only films in MP4, MOV, WebM, MKV and AVI files can be read, not %1"),
                          input_->format().iformat->name);
  }
  hasShownTimes_ = !input_->isFormat("avi");
  bool isFound = false;
  for (unsigned i = 0; i < input_->format().nb_streams; ++i) {
    AVStream& each = *input_->format().streams[i];
    const bool isFilm =
        each.codecpar->codec_type == AVMEDIA_TYPE_VIDEO && (each.disposition & AV_DISPOSITION_ATTACHED_PIC) == 0;
    if (isFilm && !isFound) stream_ = i;
    each.discard = isFilm && !isFound ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
    isFound = isFound || isFilm;
  }
  if (!isFound) return Error::because(Core::tr("the file contains no film"));
  // The size of MPEG-4 part 2 is only in its first pictures.
  if (stream().codecpar->width == 0) avformat_find_stream_info(&input_->format(), nullptr);
  return openFilter();
}

Status PacketSource::openFilter() {
  // Old films in AVI files store two pictures in one packet and an empty one after it.
  if (hasShownTimes_ || stream().codecpar->codec_id != AV_CODEC_ID_MPEG4) return Done{};
  const AVBitStreamFilter* const kind = av_bsf_get_by_name("mpeg4_unpack_bframes");
  if (kind == nullptr) return Done{};
  AVBSFContext* filter = nullptr;
  int result = av_bsf_alloc(kind, &filter);
  filter_.reset(filter);
  if (result >= 0) result = avcodec_parameters_copy(filter->par_in, stream().codecpar);
  if (result >= 0) result = av_bsf_init(filter);
  return libavStatus(Core::trWith("the film: %1"), result);
}

template <class Number>
Result<bool> PacketSource::read(AVPacket& packet, const Number& number) {
  while (true) {
    av_packet_unref(&packet);
    if (filter_) {
      const int filtered = av_bsf_receive_packet(filter_.get(), &packet);
      if (filtered >= 0) return true;
      if (filtered == AVERROR_EOF) return false;
    }
    const int result = av_read_frame(&input_->format(), &packet);
    if (result == AVERROR_EOF) {
      if (!filter_) return false;
      av_bsf_send_packet(filter_.get(), nullptr);
      continue;
    }
    if (result < 0) {
      if (*canceled_) return Error::canceled();
      return Error::because(input_->isExhausted() ? Core::tr("the file is damaged") : libavMessage(result));
    }
    if (static_cast<unsigned>(packet.stream_index) != stream_) continue;
    const std::optional<std::int64_t> known = number(packet);
    if (!known) continue;
    packet.pts = packet.dts = *known;
    if (!filter_) return true;
    if (av_bsf_send_packet(filter_.get(), &packet) < 0) continue;
  }
}

Result<Message> PacketSource::readIndex() {
  std::vector<FilmPacket> packets;
  const auto add = [&](const AVPacket& packet) -> std::optional<std::int64_t> {
    FilmPacket added;
    added.position = packet.pos;
    added.seekTime = packet.dts != AV_NOPTS_VALUE ? packet.dts : packet.pts;
    added.time = hasShownTimes_ && packet.pts != AV_NOPTS_VALUE ? packet.pts : added.seekTime;
    // Without any time it is in the place in which it is stored.
    if (added.time == AV_NOPTS_VALUE) added.time = packets.empty() ? 0 : packets.back().time;
    if (hasShownTimes_) added.seekTime = added.time;
    added.isKey = (packet.flags & AV_PKT_FLAG_KEY) != 0;
    constexpr int kUnseen = AV_PKT_FLAG_DISCARD | AV_PKT_FLAG_CORRUPT;
    added.isShown = (packet.flags & kUnseen) == 0 && packet.size > 0 && !isHidden(stream(), packet);
    packets.push_back(added);
    return static_cast<std::int64_t>(packets.size()) - 1;
  };
  std::vector<PacketOrder> orders;
  OrderReader order(stream());
  const Libav<AVPacket> packet(av_packet_alloc());
  if (!packet) throw std::bad_alloc();
  Message problem;
  while (true) {
    const Result<bool> read = this->read(*packet, add);
    if (!read) problem = read.error().sentence();
    if (*canceled_) return Error::canceled();
    if (!read || !*read) break;
    if (packets.size() >= kMaxPackets) return Error::because(Core::tr("the film has too many pictures"));
    if (hasShownTimes_) continue;
    orders.resize(packets.size());
    orders[static_cast<std::size_t>(packet->pts)] = order.read(*packet);
  }
  if (!hasShownTimes_) {
    orders.resize(packets.size());
    setShownTimes(packets, orders);
  }
  index_ = FilmIndex(std::move(packets));
  return problem;
}

std::optional<std::int64_t> PacketSource::statedCount() const {
  const std::int64_t count = input_->isFormat("mov") ? avformat_index_get_entries_count(&stream())
                             : hasShownTimes_        ? 0
                                                     : stream().nb_frames;
  return count > 0 ? std::optional(count) : std::nullopt;
}

std::optional<double> PacketSource::statedSeconds() const {
  const AVFormatContext& format = input_->format();
  if (!input_->isFormat("matroska") || format.nb_streams != 1 || format.duration <= 0) return {};
  return static_cast<double>(format.duration) / AV_TIME_BASE;
}

bool PacketSource::isBefore(std::size_t packet) {
  const Libav<AVPacket> read(av_packet_alloc());
  if (!read) throw std::bad_alloc();
  while (av_read_frame(&input_->format(), read.get()) >= 0) {
    const bool isOther = static_cast<unsigned>(read->stream_index) != stream_;
    const std::optional<std::size_t> number = isOther ? std::nullopt : index_.packetAt(read->pos);
    av_packet_unref(read.get());
    if (number) return *number <= packet;
  }
  return false;
}

Status PacketSource::seek(std::size_t packet) {
  skippedTo_ = packet;
  if (filter_) av_bsf_flush(filter_.get());
  const auto stream = static_cast<int>(stream_);
  const std::int64_t time = index_.packet(packet).seekTime;
  if (av_seek_frame(&input_->format(), stream, time, AVSEEK_FLAG_BACKWARD) >= 0 && isBefore(packet)) {
    av_seek_frame(&input_->format(), stream, time, AVSEEK_FLAG_BACKWARD);
    return Done{};
  }
  // From the start of the film.
  return openInput();
}

Result<std::optional<std::size_t>> PacketSource::next(AVPacket& packet) {
  const auto number = [this](const AVPacket& each) -> std::optional<std::int64_t> {
    const std::optional<std::size_t> known = index_.packetAt(each.pos);
    if (!known || (skippedTo_ && *known < *skippedTo_)) return {};
    return static_cast<std::int64_t>(*known);
  };
  const Result<bool> read = this->read(packet, number);
  if (!read) return read.error();
  if (!*read) return std::optional<std::size_t>();
  return std::optional(static_cast<std::size_t>(packet.pts));
}

}  // namespace furitsuke::media
