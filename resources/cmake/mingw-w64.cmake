# SPDX-License-Identifier: GPL-3.0-or-later
# Toolchain file: cross-compiles for 64-bit Windows with Debian's mingw-w64 and runs the built programs with Wine. The
# variant with POSIX threads, because the other one has no std::thread in gcc 12.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

set(triplet x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${triplet}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triplet}-g++-posix)
set(CMAKE_RC_COMPILER ${triplet}-windres)
find_program(FURITSUKE_WINE NAMES wine64 PATHS /usr/lib/wine)
set(CMAKE_CROSSCOMPILING_EMULATOR ${FURITSUKE_WINE})

# Libraries and headers only from CMAKE_PREFIX_PATH and from the toolchain, programs only from this system.
set(CMAKE_FIND_ROOT_PATH /usr/${triplet} ${CMAKE_PREFIX_PATH})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The programs run without the libraries of the compiler beside them.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
