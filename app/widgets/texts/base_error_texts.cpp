// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/widgets/texts/error_texts.h"

// Texts of places, of files and of the operating system.
namespace furitsuke::widgets {

namespace {

constexpr std::array kBaseErrorTexts = {
    ErrorText{Core::tr("Cannot allocate memory")},
    ErrorText{Core::tr("Connection timed out")},
    ErrorText{Core::tr("Device or resource busy")},
    ErrorText{Core::tr("Directory not empty")},
    ErrorText{Core::tr("Disk quota exceeded")},
    ErrorText{Core::tr("File exists")},
    ErrorText{Core::tr("File name too long")},
    ErrorText{Core::tr("File too large")},
    ErrorText{Core::tr("Host is down")},
    ErrorText{Core::tr("Input/output error")},
    ErrorText{Core::tr("Invalid argument")},
    ErrorText{Core::tr("Invalid cross-device link")},
    ErrorText{Core::tr("Is a directory")},
    ErrorText{Core::tr("No space left on device")},
    ErrorText{Core::tr("No such device or address")},
    ErrorText{Core::tr("No such file or directory")},
    ErrorText{Core::tr("Not a directory")},
    ErrorText{Core::tr("Operation not permitted")},
    ErrorText{Core::tr("Operation not supported")},
    ErrorText{Core::tr("Permission denied")},
    ErrorText{Core::tr("Read-only file system")},
    ErrorText{Core::tr("Resource temporarily unavailable")},
    ErrorText{Core::tr("Stale file handle")},
    ErrorText{Core::tr("Text file busy")},
    ErrorText{Core::tr("Too many levels of symbolic links")},
    ErrorText{Core::tr("Too many open files")},
    ErrorText{Core::tr("Transport endpoint is not connected")},
    ErrorText{Core::trWith("byte %1"), {}, ErrorTextKind::Section},
    ErrorText{Core::trWith("byte %1, %2"), "2s", ErrorTextKind::Section},
    ErrorText{Core::trWith("cannot be accessed: %1"), "1r"},
    ErrorText{Core::trWith("cannot be created: %1"), "1r"},
    ErrorText{Core::trWith("cannot be locked: %1"), "1r"},
    ErrorText{Core::trWith("cannot be opened: %1"), "1r"},
    ErrorText{Core::tr("cannot be read")},
    ErrorText{Core::trWith("cannot be read: %1"), "1r"},
    ErrorText{Core::trWith("cannot be removed: %1"), "1r"},
    ErrorText{Core::trWith("cannot be replaced: %1"), "1r"},
    ErrorText{Core::trWith("cannot be written in \"%1\": %2"), "2r"},
    ErrorText{Core::trWith("cannot be written to the disk: %1"), "1r"},
    ErrorText{Core::trWith("cannot be written: \"%1\" does not accept new files")},
    ErrorText{Core::trWith("cannot be written: %1"), "1r"},
    ErrorText{Core::trWith("cannot be written: the folder \"%1\" does not exist")},
    ErrorText{Core::tr("could not be read completely")},
    ErrorText{Core::tr("does not exist")},
    ErrorText{Core::tr("exists already")},
    ErrorText{Core::tr("is a device or a pipe, not a file")},
    ErrorText{Core::tr("is a folder, not a file")},
    ErrorText{Core::trWith("is a link that cannot be read: %1"), "1r"},
    ErrorText{Core::tr("is empty")},
    ErrorText{Core::tr("is not a file")},
    ErrorText{Core::tr("is part of a loop of symbolic links")},
    ErrorText{Core::tr("is too large for the available memory")},
    ErrorText{Core::tr("is write-protected")},
    ErrorText{Core::tr("std::bad_alloc")},
    ErrorText{Core::trWith("the previous version cannot be kept: %1"), "1r"},
    ErrorText{Core::trWith("the program %1 cannot be run on this system")},
    ErrorText{Core::trWith("the program %1 is not in the folder of this one")},
};

}  // namespace

std::span<const ErrorText> baseErrorTexts() { return kBaseErrorTexts; }

}  // namespace furitsuke::widgets
