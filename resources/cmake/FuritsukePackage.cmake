# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the core for other programs, as the shared library libfuritsuke-core with its headers: find_package(Furitsuke)
# provides Furitsuke::core, and COMPONENTS edit provides Furitsuke::edit (the document with its undo stack; needs Qt);
# pkg-config has furitsuke-core. The programs of this project link the static libraries of the layers instead.
include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Furitsuke)
set(header_folder ${CMAKE_INSTALL_INCLUDEDIR}/furitsuke)
# Until 1.0 a minor version may break programs.
set(abi_version ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})

# Not: edit needs Qt, film and props are for the programs, scripts is how they talk to furitsuke-script, vmc is the live link.
get_property(core_libraries GLOBAL PROPERTY FURITSUKE_LIBRARIES)
list(FILTER core_libraries INCLUDE REGEX "^core_")
list(REMOVE_ITEM core_libraries core_edit core_film core_props core_scripts core_vmc)

list(TRANSFORM core_libraries REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
add_library(furitsuke_core SHARED ${objects})
target_link_libraries(furitsuke_core PRIVATE ${core_libraries} INTERFACE glm::glm)
target_compile_features(furitsuke_core INTERFACE cxx_std_20)
# Installed headers include each other as "core/...".
target_include_directories(furitsuke_core INTERFACE
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${header_folder}>)
set_target_properties(furitsuke_core PROPERTIES EXPORT_NAME core OUTPUT_NAME furitsuke-core LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION} SOVERSION ${abi_version})
if(NOT WIN32 AND NOT APPLE)
  target_link_options(furitsuke_core PRIVATE -Wl,--version-script=${CMAKE_CURRENT_LIST_DIR}/exports.map)
  set_property(TARGET furitsuke_core PROPERTY LINK_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/exports.map)
  if(NOT FURITSUKE_SANITIZE)
    target_link_options(furitsuke_core PRIVATE -Wl,-z,defs)
  endif()
endif()
furitsuke_options(furitsuke_core)

install(TARGETS furitsuke_core EXPORT furitsuke_core
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT core NAMELINK_COMPONENT dev
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT core
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(EXPORT furitsuke_core NAMESPACE Furitsuke:: FILE Furitsuke-core.cmake DESTINATION ${package_folder} COMPONENT dev)

# Headers that include those of other libraries than glm are not for other programs.
set(internal_headers)
foreach(pattern vmc bullet_*.h libav*.h video_frame_converter.h video_frame_stream.h film_sound_stream.h film_stream.h
        packet_source.h)
  list(APPEND internal_headers PATTERN ${pattern} EXCLUDE)
endforeach()
set(core_folders base format motion model io check archives eval physics lips operations quality retarget exchange image scene media)
foreach(folder ${core_folders})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/core/${folder} DESTINATION ${header_folder}/core COMPONENT dev
    FILES_MATCHING PATTERN "*.h" ${internal_headers})
endforeach()
if(TARGET core_render)
  foreach(header background offscreen_renderer renderer)
    install(FILES ${PROJECT_SOURCE_DIR}/core/render/${header}.h DESTINATION ${header_folder}/core/render COMPONENT dev)
  endforeach()
endif()

if(TARGET core_edit)
  add_library(furitsuke_edit STATIC $<TARGET_OBJECTS:core_edit>)
  set_target_properties(furitsuke_edit PROPERTIES EXPORT_NAME edit OUTPUT_NAME furitsuke-edit LINKER_LANGUAGE CXX)
  target_link_libraries(furitsuke_edit PUBLIC furitsuke_core Qt6::Core Qt6::Gui)
  install(TARGETS furitsuke_edit EXPORT furitsuke_edit ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
  install(EXPORT furitsuke_edit NAMESPACE Furitsuke:: FILE Furitsuke-edit.cmake DESTINATION ${package_folder} COMPONENT dev)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/core/edit DESTINATION ${header_folder}/core COMPONENT dev
    FILES_MATCHING PATTERN "*.h")
endif()

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/FuritsukeConfig.cmake.in ${PROJECT_BINARY_DIR}/FuritsukeConfig.cmake
  INSTALL_DESTINATION ${package_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/FuritsukeConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/FuritsukeConfig.cmake ${PROJECT_BINARY_DIR}/FuritsukeConfigVersion.cmake
  DESTINATION ${package_folder} COMPONENT dev)

# Relative to the folder of the file, so that an installation can be moved.
file(RELATIVE_PATH pkgconfig_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${CMAKE_CURRENT_LIST_DIR}/furitsuke-core.pc.in ${PROJECT_BINARY_DIR}/furitsuke-core.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/furitsuke-core.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libfuritsuke-core-dev
  COMPONENT dev)
