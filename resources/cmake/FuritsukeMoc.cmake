# SPDX-License-Identifier: GPL-3.0-or-later
# furitsuke_moc(TARGET): runs moc for less time.

# moc reads every header that a header includes, those of Qt too. Without include paths it takes a twentieth of the time, and
# leaves out only the registration of arguments that point to widgets, whose types Qt 6 also finds in the table of the class.
# Where a header needs what moc finds in another one (an interface, a macro), this does not suffice.
if(FURITSUKE_APP AND UNIX)
  get_target_property(moc Qt6::moc LOCATION)
  set(FURITSUKE_MOC ${CMAKE_BINARY_DIR}/moc)
  file(CONFIGURE OUTPUT ${FURITSUKE_MOC} @ONLY CONTENT [[#!/bin/sh
for argument; do
  shift
  case $argument in -I*) ;; *) set -- "$@" "$argument" ;; esac
done
exec "@moc@" "$@"
]])
  file(CHMOD ${FURITSUKE_MOC} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
endif()

# furitsuke_moc(TARGET): in a unity build, the code of moc is compiled with the other sources. CMake compiles it as a file of
# its own, which reads all headers of the library once more: a tenth of the time of a build.
function(furitsuke_moc target)
  get_target_property(is_unity ${target} UNITY_BUILD)
  get_target_property(is_moc ${target} AUTOMOC)
  if(is_moc AND FURITSUKE_MOC)
    set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${FURITSUKE_MOC})
  endif()
  if(NOT is_unity OR NOT is_moc)
    return()
  endif()
  set(mocs ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${mocs}\"\n")
  set_source_files_properties(${mocs} PROPERTIES HEADER_FILE_ONLY ON)
  set_source_files_properties(${source} PROPERTIES SKIP_AUTOGEN ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
