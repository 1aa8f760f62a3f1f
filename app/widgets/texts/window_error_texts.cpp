// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/widgets/texts/error_texts.h"

// Texts of errors that the window makes itself.
namespace furitsuke::widgets {

namespace {

constexpr std::array kWindowErrorTexts = {
    ErrorText{Core::tr("OpenGL is not available")},
    ErrorText{Core::tr("OpenGL is switched off by the safe mode")},
    ErrorText{Core::tr("a motion was not saved")},
    ErrorText{Core::tr("already exists")},
    ErrorText{Core::tr("images are saved as PNG; the file name must end in .png")},
    ErrorText{Core::tr("is not a captured motion (BVH, glTF, VRM Animation, FBX)")},
    ErrorText{Core::tr("it has not been drawn yet")},
    ErrorText{Core::tr("its folder does not exist")},
    ErrorText{Core::trWith("its prop \"%1\" is not in the same folder")},
    ErrorText{Core::tr("no model is loaded")},
    ErrorText{Core::trWith("the active model has no '%1'")},
    ErrorText{Core::tr("the active model has no bone that moves all of it")},
    ErrorText{Core::tr("the folder cannot be made")},
    ErrorText{Core::tr("the graphics card cannot draw so large a picture")},
    ErrorText{Core::trWith("the motion has no track '%1'")},
    ErrorText{Core::tr("viewport"), {}, ErrorTextKind::Section},
};

}  // namespace

std::span<const ErrorText> windowErrorTexts() { return kWindowErrorTexts; }

}  // namespace furitsuke::widgets
