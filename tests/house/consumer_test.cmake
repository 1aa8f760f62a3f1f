# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=... -DCOMPILER=... [-DLINK_FLAGS=...] -P consumer_test.cmake: installs the libraries into an empty folder,
# builds tests/consumer against them, moves a key with it and checks the file that it saves, simulates a falling ball
# and reads a sound.
set(folder ${BUILD}/tests/consumer)
set(prefix ${folder}/prefix)
set(sample ${CMAKE_CURRENT_LIST_DIR}/../../resources/samples/sample.vmd)
file(REMOVE_RECURSE ${folder})
foreach(component core edit)
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix} --component ${component}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# Every header of the project that an installed header includes is installed too.
file(GLOB_RECURSE headers ${prefix}/include/furitsuke/*.h)
foreach(header ${headers})
  file(STRINGS ${header} includes REGEX "^#include \"")
  foreach(include ${includes})
    string(REGEX REPLACE "^#include \"(.*)\".*" "\\1" include "${include}")
    if(NOT EXISTS ${prefix}/include/furitsuke/${include})
      message(FATAL_ERROR "${header} includes ${include}, which is not installed")
    endif()
  endforeach()
endforeach()

execute_process(COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/../consumer -B ${folder}/build -G Ninja
  -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_EXE_LINKER_FLAGS=${LINK_FLAGS}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${folder}/build --parallel 1 OUTPUT_VARIABLE log RESULT_VARIABLE status)
if(status)
  message(FATAL_ERROR "${log}")
endif()

# A key that is moved and moved back leaves the bytes of the file as they were.
set(there ${folder}/there.vmd)
set(back ${folder}/back.vmd)
execute_process(COMMAND ${folder}/build/move_key ${sample} ${there} 頭 15 1 COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${folder}/build/move_key ${there} ${back} 頭 16 -1 COMMAND_ERROR_IS_FATAL ANY)
foreach(file sample there back)
  file(SHA256 ${${file}} ${file}_bytes)
endforeach()
if(there_bytes STREQUAL sample_bytes OR NOT back_bytes STREQUAL sample_bytes)
  message(FATAL_ERROR "the key did not move, or something else changed: see ${there} and ${back}")
endif()
# Half a second of gravity.
execute_process(COMMAND ${folder}/build/fall OUTPUT_VARIABLE fallen COMMAND_ERROR_IS_FATAL ANY)
if(fallen LESS 12 OR fallen GREATER 12.8)
  message(FATAL_ERROR "a ball falls by ${fallen} in half a second")
endif()
set(sound ${CMAKE_CURRENT_LIST_DIR}/../data/sound/burst.wav)
execute_process(COMMAND ${folder}/build/sound_length ${sound} OUTPUT_VARIABLE length COMMAND_ERROR_IS_FATAL ANY)
if(NOT length EQUAL 0.4)
  message(FATAL_ERROR "a sound of 0.4 s has a length of ${length} s")
endif()
if(EXISTS ${folder}/build/undo_move)
  execute_process(COMMAND ${folder}/build/undo_move ${sample} COMMAND_ERROR_IS_FATAL ANY)
endif()
