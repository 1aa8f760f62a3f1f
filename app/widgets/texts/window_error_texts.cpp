// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/widgets/texts/error_texts.h"

// Texts of errors that the window makes itself.
namespace furitsuke::widgets {

namespace {

constexpr std::array kWindowErrorTexts = {
    ErrorText{"OpenGL is not available"},
    ErrorText{"OpenGL is switched off by the safe mode"},
    ErrorText{"a motion was not saved"},
    ErrorText{"already exists"},
    ErrorText{"images are saved as PNG; the file name must end in .png"},
    ErrorText{"is not a captured motion (BVH, glTF, VRM Animation, FBX)"},
    ErrorText{"it has not been drawn yet"},
    ErrorText{"its folder does not exist"},
    ErrorText{"its prop \"%1\" is not in the same folder"},
    ErrorText{"no model is loaded"},
    ErrorText{"the active model has no '%1'"},
    ErrorText{"the active model has no bone that moves all of it"},
    ErrorText{"the folder cannot be made"},
    ErrorText{"the graphics card cannot draw so large a picture"},
    ErrorText{"the motion has no track '%1'"},
    ErrorText{"viewport", {}, ErrorTextKind::Section},
};

}  // namespace

std::span<const ErrorText> windowErrorTexts() { return kWindowErrorTexts; }

}  // namespace furitsuke::widgets
