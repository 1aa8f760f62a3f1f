// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

/// With glibc, to be called before any thread starts: reserves the address space that a start needs and asks for large
/// pages there, since most of the 23,000 page faults of a start were in the heap (a fault costs most in virtual
/// machines); and allows three arenas: freed memory stays resident in the arenas of background threads, but with two
/// the thread of the window waited for the lock of one that it shared with the start of OpenGL. On other systems, and
/// with another allocator, it does nothing.
void prepareHeap();

}  // namespace furitsuke::startup
