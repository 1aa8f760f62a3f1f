// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/widgets/texts/error_texts.h"

// Texts of places, of files and of the operating system.
namespace furitsuke::widgets {

namespace {

constexpr std::array kBaseErrorTexts = {
    ErrorText{"Cannot allocate memory"},
    ErrorText{"Connection timed out"},
    ErrorText{"Device or resource busy"},
    ErrorText{"Directory not empty"},
    ErrorText{"Disk quota exceeded"},
    ErrorText{"File exists"},
    ErrorText{"File name too long"},
    ErrorText{"File too large"},
    ErrorText{"Host is down"},
    ErrorText{"Input/output error"},
    ErrorText{"Invalid argument"},
    ErrorText{"Invalid cross-device link"},
    ErrorText{"Is a directory"},
    ErrorText{"No space left on device"},
    ErrorText{"No such device or address"},
    ErrorText{"No such file or directory"},
    ErrorText{"Not a directory"},
    ErrorText{"Operation not permitted"},
    ErrorText{"Operation not supported"},
    ErrorText{"Permission denied"},
    ErrorText{"Read-only file system"},
    ErrorText{"Resource temporarily unavailable"},
    ErrorText{"Stale file handle"},
    ErrorText{"Text file busy"},
    ErrorText{"Too many levels of symbolic links"},
    ErrorText{"Too many open files"},
    ErrorText{"Transport endpoint is not connected"},
    ErrorText{"byte %1", {}, ErrorTextKind::Section},
    ErrorText{"byte %1, %2", "2s", ErrorTextKind::Section},
    ErrorText{"cannot be accessed: %1", "1r"},
    ErrorText{"cannot be created: %1", "1r"},
    ErrorText{"cannot be locked: %1", "1r"},
    ErrorText{"cannot be opened: %1", "1r"},
    ErrorText{"cannot be read"},
    ErrorText{"cannot be read: %1", "1r"},
    ErrorText{"cannot be removed: %1", "1r"},
    ErrorText{"cannot be replaced: %1", "1r"},
    ErrorText{"cannot be written in \"%1\": %2", "2r"},
    ErrorText{"cannot be written to the disk: %1", "1r"},
    ErrorText{"cannot be written: \"%1\" does not accept new files"},
    ErrorText{"cannot be written: %1", "1r"},
    ErrorText{"cannot be written: the folder \"%1\" does not exist"},
    ErrorText{"could not be read completely"},
    ErrorText{"does not exist"},
    ErrorText{"exists already"},
    ErrorText{"is a device or a pipe, not a file"},
    ErrorText{"is a folder, not a file"},
    ErrorText{"is a link that cannot be read: %1", "1r"},
    ErrorText{"is empty"},
    ErrorText{"is not a file"},
    ErrorText{"is part of a loop of symbolic links"},
    ErrorText{"is too large for the available memory"},
    ErrorText{"is write-protected"},
    ErrorText{"std::bad_alloc"},
    ErrorText{"the previous version cannot be kept: %1", "1r"},
    ErrorText{"the program %1 cannot be run on this system"},
    ErrorText{"the program %1 is not in the folder of this one"},
};

}  // namespace

std::span<const ErrorText> baseErrorTexts() { return kBaseErrorTexts; }

}  // namespace furitsuke::widgets
