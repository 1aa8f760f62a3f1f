# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the core for other programs: find_package(Furitsuke) provides Furitsuke::core, and COMPONENTS edit provides
# Furitsuke::edit (the document with its undo stack; needs Qt). The renderer and the import of props are not installed.
include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Furitsuke)
set(header_folder ${CMAKE_INSTALL_INCLUDEDIR}/furitsuke)

# furitsuke_install_libraries(COMPONENT FOLDERS...): the libraries of these folders of core/ with all their headers, because
# they include one another. Headers in the folder of an installed library include each other as "core/...".
function(furitsuke_install_libraries component)
  add_library(furitsuke_${component} INTERFACE)
  target_compile_features(furitsuke_${component} INTERFACE cxx_std_20)
  target_include_directories(furitsuke_${component} INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${header_folder}>)
  set_target_properties(furitsuke_${component} PROPERTIES EXPORT_NAME ${component})
  set(libraries ${ARGN})
  list(TRANSFORM libraries PREPEND core_)
  if(exchange IN_LIST ARGN)
    list(APPEND libraries core_retarget)  # a library of its own in that folder
  endif()
  target_link_libraries(furitsuke_${component} INTERFACE ${libraries})
  install(TARGETS furitsuke_${component} ${libraries} EXPORT furitsuke_${component}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/furitsuke COMPONENT ${component})
  install(EXPORT furitsuke_${component} NAMESPACE Furitsuke:: FILE Furitsuke-${component}.cmake
    DESTINATION ${package_folder} COMPONENT ${component})
  foreach(folder ${ARGN})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/core/${folder} DESTINATION ${header_folder}/core COMPONENT ${component}
      FILES_MATCHING PATTERN "*.h")
  endforeach()
endfunction()

furitsuke_install_libraries(core base format motion model io check eval physics lips operations exchange image scene media)
if(TARGET core_edit)
  furitsuke_install_libraries(edit edit)
  target_link_libraries(furitsuke_edit INTERFACE furitsuke_core)
endif()

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/FuritsukeConfig.cmake.in ${PROJECT_BINARY_DIR}/FuritsukeConfig.cmake
  INSTALL_DESTINATION ${package_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/FuritsukeConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/FuritsukeConfig.cmake ${PROJECT_BINARY_DIR}/FuritsukeConfigVersion.cmake
  DESTINATION ${package_folder} COMPONENT core)
