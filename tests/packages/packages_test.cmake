# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD=... -DCPACK=... -DVERSION=... -P packages_test.cmake: builds the .deb packages, checks them with lintian,
# installs them below a folder, starts the programs there and removes them.
set(folder ${BUILD}/tests/package-files)
set(root ${folder}/root)
set(sample ${CMAKE_CURRENT_LIST_DIR}/../../resources/samples/sample.vmd)
file(REMOVE_RECURSE ${folder})
execute_process(COMMAND ${CPACK} -G DEB -B ${folder} -D CPACK_DEBIAN_COMPRESSION_TYPE=gzip WORKING_DIRECTORY ${BUILD}
  OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(GLOB packages ${folder}/*.deb)
list(LENGTH packages count)
if(count LESS 4)
  message(FATAL_ERROR "built only ${packages}")
endif()

# The first changelog of a package should close the bug that asks for it, which only Debian has.
execute_process(COMMAND lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs ${packages}
  OUTPUT_VARIABLE report RESULT_VARIABLE status)
if(status)
  message(FATAL_ERROR "lintian: ${report}")
endif()

# The packages that these depend on are outside, so dpkg cannot see them.
file(MAKE_DIRECTORY ${root}/var/lib/dpkg/info ${root}/var/lib/dpkg/updates)
file(TOUCH ${root}/var/lib/dpkg/status ${root}/var/lib/dpkg/available)
set(dpkg dpkg --root=${root} --log=${folder}/dpkg.log --force-depends --force-not-root --force-script-chrootless --force-bad-path)
execute_process(COMMAND ${dpkg} --install ${packages} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
foreach(program furitsuke furitsuke-cli)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${root}/usr/bin/${program} --version
    OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
  if(NOT version MATCHES "${VERSION}")
    message(FATAL_ERROR "${program} --version prints ${version}")
  endif()
endforeach()
execute_process(COMMAND ${root}/usr/bin/furitsuke-cli info ${sample} OUTPUT_VARIABLE info COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${root}/usr/bin/furitsuke --profile ${folder}/profile
  --screenshot ${folder}/window.png ${root}/usr/share/furitsuke/samples/sample.vmd COMMAND_ERROR_IS_FATAL ANY)

set(python ${root}/usr/lib/python3/dist-packages)
if(EXISTS ${python}/furitsuke)
  # -B: compiled files would be left when the package is removed.
  execute_process(COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${python} /usr/bin/python3 -B -c
    "import sys, furitsuke; print(furitsuke.__file__, furitsuke.load(sys.argv[1]))" ${sample}
    OUTPUT_VARIABLE loaded COMMAND_ERROR_IS_FATAL ANY)
  if(NOT loaded MATCHES "^${python}.*<Motion ")
    message(FATAL_ERROR "the Python module prints ${loaded}")
  endif()
endif()

file(STRINGS ${root}/var/lib/dpkg/status names REGEX "^Package: ")
list(TRANSFORM names REPLACE "^Package: " "")
execute_process(COMMAND ${dpkg} --purge ${names} OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE left LIST_DIRECTORIES false ${root}/usr/* ${root}/etc/*)
if(left)
  message(FATAL_ERROR "removing the packages leaves ${left}")
endif()
