# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=... -DVERSION=... -P install_test.cmake: installs into an empty folder and checks the files there. consumer_test
# checks the libraries and headers.
set(prefix ${BUILD}/tests/installed)
file(REMOVE_RECURSE ${prefix})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

set(expected
  bin/furitsuke
  bin/furitsuke-cli
  bin/furitsuke-import
  share/applications/furitsuke.desktop
  share/bash-completion/completions/furitsuke
  share/bash-completion/completions/furitsuke-cli
  share/doc/furitsuke-cli/cli.schema.json
  share/doc/furitsuke-cli/csv.md
  share/doc/furitsuke-cli/json.md
  share/doc/furitsuke-cli/motion.schema.json
  share/doc/furitsuke-cli/project.schema.json
  share/doc/furitsuke/LICENSE
  share/doc/furitsuke/LICENSE.core
  share/doc/furitsuke/README.md
  share/doc/libfuritsuke-core-dev/examples/CMakeLists.txt
  share/doc/libfuritsuke-core-dev/examples/converter.cpp
  share/doc/libfuritsuke-core-dev/examples/pose_server.cpp
  share/doc/libfuritsuke-core-dev/examples/viewer.cpp
  share/fish/vendor_completions.d/furitsuke-cli.fish
  share/fish/vendor_completions.d/furitsuke.fish
  share/icons/hicolor/scalable/apps/furitsuke.svg
  share/man/man1/furitsuke-cli.1.gz
  share/man/man1/furitsuke.1.gz
  share/metainfo/furitsuke.metainfo.xml
  share/mime/packages/furitsuke.xml
  share/thumbnailers/furitsuke.thumbnailer
  share/zsh/site-functions/_furitsuke
  share/zsh/site-functions/_furitsuke-cli)
if(EXISTS ${BUILD}/python)
  list(APPEND expected share/doc/python3-furitsuke/python.md)
  list(SORT expected)
  file(GLOB package ${prefix}/lib/python3*/*-packages/furitsuke/__init__.py)
  if(NOT package)
    message(FATAL_ERROR "the Python module is not installed")
  endif()
endif()
if(SCRIPTS)  # where Qt Qml is installed
  list(APPEND expected bin/furitsuke-script)
  list(SORT expected)
endif()
if(SITE)  # where markdown-it-py is installed; site_test checks the pages
  list(APPEND expected share/doc/furitsuke/html/index.html)
  list(SORT expected)
endif()
file(GLOB_RECURSE found RELATIVE ${prefix} ${prefix}/*)
list(FILTER found EXCLUDE REGEX "^(share/furitsuke|include|lib[^/]*)/")
list(FILTER found EXCLUDE REGEX "^share/doc/furitsuke/html/(.*/|s[^/]*\\.(js|css)$)")
list(SORT found)
if(NOT found STREQUAL expected)
  message(FATAL_ERROR "installed:\n${found}\nexpected:\n${expected}")
endif()

foreach(file sample.pmx sample.vmd sample_camera.vmd textures/face.png)
  if(NOT EXISTS ${prefix}/share/furitsuke/samples/${file})
    message(FATAL_ERROR "${file} of the sample is not installed")
  endif()
endforeach()

foreach(program furitsuke furitsuke-cli)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${prefix}/bin/${program} --version
    OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
  if(NOT version MATCHES "${VERSION}")
    message(FATAL_ERROR "${program} --version prints ${version}")
  endif()
endforeach()

set(share ${prefix}/share)
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
find_program(XMLLINT xmllint)
find_program(UPDATE_MIME_DATABASE update-mime-database)
foreach(tool DESKTOP_FILE_VALIDATE XMLLINT UPDATE_MIME_DATABASE)
  if(NOT ${tool})
    message(FATAL_ERROR "${tool} is missing, see .ci/packages")
  endif()
endforeach()
execute_process(COMMAND ${DESKTOP_FILE_VALIDATE} ${share}/applications/furitsuke.desktop COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${XMLLINT} --noout ${share}/mime/packages/furitsuke.xml
  ${share}/metainfo/furitsuke.metainfo.xml ${share}/icons/hicolor/scalable/apps/furitsuke.svg COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${UPDATE_MIME_DATABASE} ${share}/mime COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS ${share}/mime/globs globs REGEX "mmd|babylon")
list(LENGTH globs count)
if(NOT count EQUAL 6)
  message(FATAL_ERROR "the MIME database contains ${globs}")
endif()
