# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of the project shares: C++20, warnings, sanitizers, output folder.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

find_program(FURITSUKE_CCACHE ccache)
if(FURITSUKE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${FURITSUKE_CCACHE})
endif()

# lld halves the link time of the many test programs; the default linker works as well.
find_program(FURITSUKE_LLD ld.lld)
if(FURITSUKE_LLD AND CMAKE_BUILD_TYPE STREQUAL "Debug")
  add_link_options(-fuse-ld=lld)
endif()

function(furitsuke_target target)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
      -Wcast-align -Woverloaded-virtual -Wimplicit-fallthrough>
    $<$<AND:$<BOOL:${FURITSUKE_STRICT}>,$<CXX_COMPILER_ID:GNU,Clang>>:-Werror>
    $<$<CONFIG:Debug>:-g1>)
  if(FURITSUKE_SANITIZE OR FURITSUKE_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=undefined
      -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
  if(FURITSUKE_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# furitsuke_library(NAME SOURCES... LINK...): one static library of one layer.
function(furitsuke_library target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_link_libraries(${target} PUBLIC ${ARG_LINK})
  furitsuke_target(${target})
endfunction()
