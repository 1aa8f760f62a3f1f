// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/name.h"
#include "core/base/result.h"
#include "core/base/text_encoding.h"
#include "core/base/vector.h"

// MMD's pose files, VPD, which are text. The layout with its sources: core/format/README.md.
namespace furitsuke::format::vpd {

/// One bone block.
struct Bone {
  Name name;         ///< of any length; MMD does not truncate names here
  Vec3 translation;  ///< model units, relative to the rest pose
  Quat rotation;     ///< relative to the rest pose; unit length within 1e-5 as MMD writes it
  friend bool operator==(const Bone&, const Bone&) = default;
};

/// One of MikuMikuMoving's morph blocks, which MMD ignores.
struct Morph {
  Name name;
  float weight;
  friend bool operator==(const Morph& a, const Morph& b) noexcept {
    return a.name == b.name && sameBits(a.weight, b.weight);
  }
};

enum class LineEnd { CrLf, Lf };

struct File {
  Name modelName;                   ///< without ".osm"
  std::vector<Bone> bones;          ///< in file order, including repeated names
  std::vector<Morph> morphs;        ///< in file order, including repeated names
  LineEnd lineEnd = LineEnd::CrLf;  ///< of the first line
  /// Where all blocks begin in the bytes, also those that are skipped, in ascending order; empty for UTF-16.
  std::vector<std::size_t> blockStarts;
  /// Where the blocks of `bones` and `morphs` begin; as many.
  std::vector<std::size_t> boneStarts, morphStarts;
  /// Of the names; CP932 if the text is Unicode, which MMD does not read.
  TextEncoding nameEncoding = TextEncoding::Cp932;
  /// Set if a block could not be read. That block is skipped; all others are present.
  std::optional<Error> damage;
  Diagnostics diagnostics;
};

/// Reads the files of MMD, MikuMikuMoving and other programs: CR LF or LF, CP932 or by mistake UTF-8 or UTF-16, with or
/// without comments. Counts and block numbers may be wrong and are ignored; unknown blocks are skipped. An all-zero
/// rotation becomes the identity and a non-finite value the rest value; both are reported. Fails only if the text does
/// not begin with the VPD signature. Findings give the line number and the byte offset.
[[nodiscard]] Result<File> read(ByteView bytes);

struct WriteOptions {
  LineEnd lineEnd = LineEnd::CrLf;  ///< MMD writes CR LF
  bool morphs = true;               ///< append MikuMikuMoving's morph blocks
  /// Instead of the encoding of the file, or of another one if it lacks a character.
  std::optional<TextEncoding> encoding = {};
};

/// The text as MMD writes it, byte for byte. The options, not File::lineEnd, determine line ends. Numbers have six
/// decimals; non-finite values are written as the rest value. Fails if a name contains a line break, which could not be
/// read back.
[[nodiscard]] Result<Bytes> write(const File& file, const WriteOptions& options = {});

/// Changes the values in the text of a file. `bytes` are the file, `before` is what was read from it, `after` the new
/// pose. Where only values differ, everything else stays as it is: all other blocks, comments, line ends and the order
/// of blocks. If bones or morphs were added, removed or renamed, the whole file is rewritten with the same line ends.
[[nodiscard]] Result<Bytes> update(ByteView bytes, const File& before, const File& after);

}  // namespace furitsuke::format::vpd
