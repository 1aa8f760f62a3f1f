# SPDX-License-Identifier: GPL-3.0-or-later
# Settings of every target: C++20, warnings, sanitizers, output folder.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# Clones share compiled objects. Precompiled headers require this CCACHE_SLOPPINESS.
find_program(FURITSUKE_CCACHE ccache)
if(FURITSUKE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros ${FURITSUKE_CCACHE})
endif()

# Optional: lld halves the link time of the test programs. Packages are built without it.
find_program(FURITSUKE_LLD ld.lld)
if(FURITSUKE_LLD AND NOT WIN32 AND (FURITSUKE_STRICT OR CMAKE_BUILD_TYPE STREQUAL "Debug"))
  add_link_options(-fuse-ld=lld)
endif()

# Programs are compiled with -fPIC too: precompiled headers need the same flags everywhere.
function(furitsuke_options target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast
      -Wcast-align -Woverloaded-virtual -Wimplicit-fallthrough>
    $<$<AND:$<NOT:$<BOOL:${WIN32}>>,$<CXX_COMPILER_ID:GNU,Clang>>:-fPIC>
    $<$<AND:$<BOOL:${FURITSUKE_STRICT}>,$<CXX_COMPILER_ID:GNU,Clang>>:-Werror>
    # Where gcc 12 optimizes, it reports these falsely within the standard library.
    $<$<AND:$<NOT:$<CONFIG:Debug>>,$<CXX_COMPILER_ID:GNU>>:-Wno-stringop-overflow -Wno-restrict -Wno-array-bounds
      -Wno-maybe-uninitialized>
    $<$<CONFIG:Debug>:-g1>)
  # windows.h defines macros min and max. The library of MinGW removes them itself.
  target_compile_definitions(${target} PRIVATE $<$<BOOL:${MSVC}>:NOMINMAX>)
  if(FURITSUKE_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=undefined
      -fno-omit-frame-pointer)
    # At a fixed address: relocating a program of 100 MB takes a fifth of its start, and tests start thousands.
    target_link_options(${target} PUBLIC -fsanitize=address,undefined
      $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
    target_compile_definitions(${target} PRIVATE FURITSUKE_SANITIZED)
  endif()
endfunction()

# furitsuke_tune(TARGET HEADERS): options by the set of precompiled headers. Fuzz targets link only targets of the standard
# set, so only these are instrumented for fuzzing and, with sanitizers, optimized. To save compile time, the code of the
# tests is not optimized in a release build, and not checked for undefined behavior: half of its compile time.
function(furitsuke_tune target headers)
  if(headers STREQUAL "standard")
    if(FURITSUKE_FUZZ)
      target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    if(FURITSUKE_SANITIZE)
      target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O1>)
    endif()
  elseif(headers MATCHES "test$")
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>)
    if(FURITSUKE_SANITIZE)
      target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
  endif()
endfunction()

# furitsuke_target(TARGET [standard|qt|test|qt_test]): sets the options and the set of precompiled headers.
function(furitsuke_target target)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  furitsuke_options(${target})
  if(ARGC GREATER 1)
    furitsuke_tune(${target} ${ARGV1})
    target_precompile_headers(${target} REUSE_FROM headers_${ARGV1})
  endif()
endfunction()

# furitsuke_program(TARGET): what a program needs on Windows: UTF-8 as its code page, and long paths.
function(furitsuke_program target)
  if(MSVC)
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/resources/windows/program.manifest)
  elseif(WIN32)
    target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/resources/windows/program.rc)
  endif()
endfunction()

# furitsuke_optimize(TARGET LEVEL): another level than that of the configuration for a release.
function(furitsuke_optimize target level)
  target_compile_options(${target} PRIVATE $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU,Clang>>:-O${level}>)
endfunction()

# furitsuke_library(NAME [OPTIMIZE 1|2] SOURCES... LINK...): one static library of one layer. Most of the time of a build is
# optimization. OPTIMIZE 1 is for code that runs once per event of the user, such as forms and menus.
function(furitsuke_library target)
  cmake_parse_arguments(ARG "" "OPTIMIZE" "SOURCES;LINK" ${ARGN})
  add_library(${target} STATIC ${ARG_SOURCES})
  furitsuke_moc(${target})
  target_link_libraries(${target} PUBLIC ${ARG_LINK})
  if(WIN32)
    # The macros of windows.h must not reach the other files of a unity build.
    string(REGEX MATCHALL "[^:,;]+_windows\\.cpp" sources "${ARG_SOURCES}")
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  set(headers standard)
  if(CMAKE_AUTOMOC)
    set(headers qt)
  endif()
  furitsuke_target(${target} ${headers})
  if(ARG_OPTIMIZE)
    furitsuke_optimize(${target} ${ARG_OPTIMIZE})
  endif()
  set_property(GLOBAL APPEND PROPERTY FURITSUKE_LIBRARIES ${target})
endfunction()
