// SPDX-License-Identifier: MIT
#include "core/base/library_message.h"

#include <string>

#include "core/base/known_text.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr KnownText kTexts[] = {
    // libav
    Core::tr("Decoder not found"),
    Core::tr("Demuxer not found"),
    Core::tr("Encoder not found"),
    Core::tr("End of file"),
    Core::tr("Generic error in an external library"),
    Core::tr("Immediate exit requested"),
    Core::tr("Input changed"),
    Core::tr("Internal bug, should not have happened"),
    Core::tr("Invalid data found when processing input"),
    Core::tr("Muxer not found"),
    Core::tr("Not yet implemented in FFmpeg, patches welcome"),
    Core::tr("Option not found"),
    Core::tr("Output changed"),
    Core::tr("Protocol not found"),
    Core::tr("Stream not found"),
    Core::tr("Unknown error occurred"),
    // libpng, with the words of zlib
    Core::tr("CRC error"),
    Core::tr("IDAT: CRC error"),
    Core::tr("IDAT: incorrect data check"),
    Core::tr("IDAT: incorrect header check"),
    Core::tr("IDAT: invalid block type"),
    Core::tr("IDAT: invalid code lengths set"),
    Core::tr("IDAT: invalid distance too far back"),
    Core::tr("IDAT: invalid stored block lengths"),
    Core::tr("IHDR: CRC error"),
    Core::tr("Invalid IHDR data"),
    Core::tr("Not a PNG file"),
    Core::tr("Not enough image data"),
    Core::tr("PLTE: CRC error"),
    Core::tr("Read Error"),
    Core::tr("bad adaptive filter value"),
    Core::tr("out of memory"),
    Core::tr("read beyond end of data"),
    // libjpeg
    Core::tr("Bogus Huffman table definition"),
    Core::tr("Bogus marker length"),
    Core::tr("Empty JPEG image (DNL not supported)"),
    Core::tr("Empty input file"),
    Core::tr("JPEG datastream contains no image"),
    Core::tr("Premature end of JPEG file"),
    Core::trWith("Unsupported JPEG process: SOF type %1"),
    Core::trWith("Unsupported marker type %1"),
    Core::trWith("Not a JPEG file: starts with %1 %2"),
    // libarchive
    Core::tr("Bad RAR file"),
    Core::tr("Bad RAR file data"),
    Core::tr("Checksum error: CRC32"),
    Core::tr("Corrupted ZIP file data"),
    Core::tr("Couldn't find out RAR header"),
    Core::tr("Damaged 7-Zip archive"),
    Core::tr("Damaged Zip archive"),
    Core::tr("Encryption is not supported"),
    Core::tr("File CRC error"),
    Core::tr("Header CRC error"),
    Core::tr("Invalid header size"),
    Core::tr("Invalid header size too large"),
    Core::tr("Invalid header size too small"),
    Core::tr("Malformed 7-Zip archive"),
    Core::tr("RAR encryption support unavailable."),
    Core::tr("RAR solid archive support unavailable."),
    Core::tr("Truncated 7-Zip file body"),
    Core::tr("Truncated 7-Zip file data"),
    Core::tr("Truncated RAR file data"),
    Core::tr("Truncated ZIP end-of-file record"),
    Core::tr("Truncated ZIP file body"),
    Core::tr("Truncated ZIP file data"),
    Core::tr("Truncated ZIP file header"),
    Core::tr("Truncated Zip file"),
    Core::tr("Unrecognized archive format"),
    Core::trWith("Unsupported ZIP compression method (%1)"),
    Core::trWith("ZIP decompression failed (%1)"),
    Core::trWith("7-Zip bad CRC: %1 should be %2"),
    Core::trWith("Truncated input file (needed %1 bytes, only %2 available)"),
    Core::trWith("ZIP bad CRC: %1 should be %2"),
    Core::trWith("ZIP compressed data is wrong size (read %1, expected %2)"),
    Core::trWith("ZIP uncompressed data is wrong size (read %1, expected %2)"),
    // assimp
    Core::tr("File is too small."),
    Core::trWith("FBX-DOM %1"),
    Core::trWith("FBX-Parser %1"),
    Core::trWith("FBX-Tokenize %1"),
    Core::trWith("No suitable reader found for the file format of file \"%1\"."),
    Core::trWith("Unable to open file \"%1\"."),
    // the C++ library
    Core::tr("std::bad_alloc"),
};

}  // namespace

Message libraryMessage(std::string_view text) {
  Message known = knownMessage(kTexts, text);
  return known.isEmpty() ? Message::verbatim(std::string(text)) : known;
}

}  // namespace base
}  // namespace furitsuke
