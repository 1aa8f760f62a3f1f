# SPDX-License-Identifier: GPL-3.0-or-later
# furitsuke_scripts(TARGET): compiles resources/scripts/*.js into the target, as the list that
# core/scripts/bundled_scripts.h declares. The same file, run as a script, writes that source.

if(CMAKE_SCRIPT_MODE_FILE)
  set(text "// Generated from resources/scripts by resources/cmake/FuritsukeScripts.cmake.\n")
  string(APPEND text "#include <array>\n\n#include \"core/scripts/bundled_scripts.h\"\n\n")
  string(APPEND text "namespace furitsuke::scripts {\n\nnamespace {\n\nconstexpr auto kScripts = std::to_array<BundledScript>({\n")
  list(SORT SCRIPTS)
  foreach(script IN LISTS SCRIPTS)
    cmake_path(GET script STEM name)
    file(READ ${script} source)
    string(APPEND text "    {\"${name}\", R\"js(${source})js\"},\n")
  endforeach()
  string(APPEND text "});\n\n}  // namespace\n\nstd::span<const BundledScript> bundledScripts() { return kScripts; }\n\n")
  file(WRITE ${OUTPUT} "${text}}  // namespace furitsuke::scripts\n")
  return()
endif()

set(FURITSUKE_SCRIPTS_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(furitsuke_scripts target)
  file(GLOB scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/scripts/*.js)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/bundled_sources.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D "SCRIPTS=${scripts}" -P ${FURITSUKE_SCRIPTS_SCRIPT}
    DEPENDS ${scripts} ${FURITSUKE_SCRIPTS_SCRIPT} VERBATIM COMMENT "Embedding the scripts")
  target_sources(${target} PRIVATE ${output})
endfunction()
