# SPDX-License-Identifier: GPL-3.0-or-later
# furitsuke_shaders(TARGET): compiles resources/shaders/*.glsl into the target, as the constants that
# core/render/shaders.h declares: edge.vert.glsl is kEdgeVertex. The same file, run as a script, writes that source.

if(CMAKE_SCRIPT_MODE_FILE)
  set(text "// Generated from resources/shaders by resources/cmake/FuritsukeShaders.cmake.\n")
  string(APPEND text "#include \"core/render/shaders.h\"\n\nnamespace furitsuke::render {\n\n")
  foreach(shader IN LISTS SHADERS)
    cmake_path(GET shader FILENAME file)
    string(REGEX MATCH "^([a-z_]+)\\.(vert|frag)\\.glsl$" known "${file}")
    if(NOT known)
      message(FATAL_ERROR "${file} must be named NAME.vert.glsl or NAME.frag.glsl")
    endif()
    set(name k)
    set(stage ${CMAKE_MATCH_2})
    string(REPLACE "_" ";" words "${CMAKE_MATCH_1}_${stage}")
    foreach(word IN LISTS words)
      if(word STREQUAL stage)
        string(REGEX REPLACE "^vert$" "vertex" word ${word})
        string(REGEX REPLACE "^frag$" "fragment" word ${word})
      endif()
      string(SUBSTRING ${word} 0 1 first)
      string(SUBSTRING ${word} 1 -1 rest)
      string(TOUPPER ${first} first)
      string(APPEND name ${first}${rest})
    endforeach()
    file(READ ${shader} source)
    string(APPEND text "const std::string_view ${name} = R\"glsl(\n${source})glsl\";\n\n")
  endforeach()
  file(WRITE ${OUTPUT} "${text}}  // namespace furitsuke::render\n")
  return()
endif()

set(FURITSUKE_SHADER_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(furitsuke_shaders target)
  file(GLOB shaders CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/shaders/*.glsl)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/shaders.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D "SHADERS=${shaders}" -P ${FURITSUKE_SHADER_SCRIPT}
    DEPENDS ${shaders} ${FURITSUKE_SHADER_SCRIPT} VERBATIM COMMENT "Embedding the shaders")
  target_sources(${target} PRIVATE ${output})
endfunction()
