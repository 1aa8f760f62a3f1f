# SPDX-License-Identifier: GPL-3.0-or-later
# Precompiled headers, which would otherwise take most of the compile time. Up to four sets; each is compiled once by a
# target without other code and reused by the other targets. cmake -D CMAKE_DISABLE_PRECOMPILE_HEADERS=ON builds without them.

function(furitsuke_headers name)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINK" ${ARGN})
  set(source ${CMAKE_BINARY_DIR}/headers/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// Compiles the precompiled headers ${name}.\n")
  add_library(headers_${name} OBJECT ${source})
  target_link_libraries(headers_${name} PRIVATE ${ARG_LINK})
  furitsuke_options(headers_${name})
  furitsuke_tune(headers_${name} ${name})
  target_precompile_headers(headers_${name} PRIVATE ${ARG_HEADERS})
endfunction()

set(standard_headers <algorithm> <array> <charconv> <chrono> <cmath> <cstddef> <cstdint> <filesystem> <functional> <limits>
  <map> <memory> <numbers> <optional> <set> <span> <string> <string_view> <system_error> <tuple> <unordered_map> <utility>
  <variant> <vector> <glm/geometric.hpp> <glm/gtc/quaternion.hpp> <glm/mat4x4.hpp> <glm/vec3.hpp>)
set(qt_headers <QAction> <QApplication> <QComboBox> <QCoreApplication> <QDialog> <QDialogButtonBox> <QDir> <QEvent>
  <QFileInfo> <QHBoxLayout> <QHeaderView> <QImage> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMenu> <QMouseEvent> <QObject>
  <QPainter> <QPainterPath> <QPointF> <QPointer> <QPushButton> <QSettings> <QSpinBox> <QStringList> <QTimer> <QToolButton>
  <QTreeWidget> <QVBoxLayout> <QWheelEvent> <QWidget>)

furitsuke_headers(standard HEADERS ${standard_headers} LINK glm::glm)
if(FURITSUKE_APP)
  furitsuke_headers(qt HEADERS ${standard_headers} ${qt_headers} LINK glm::glm Qt6::Widgets)
endif()
if(FURITSUKE_TESTS)
  find_package(GTest REQUIRED)
  furitsuke_headers(test HEADERS ${standard_headers} <gtest/gtest.h> LINK glm::glm GTest::gtest)
  if(FURITSUKE_APP)
    furitsuke_headers(qt_test HEADERS ${standard_headers} ${qt_headers} <gtest/gtest.h>
      LINK glm::glm GTest::gtest Qt6::Widgets)
  endif()
endif()
