// SPDX-License-Identifier: MIT
#include <epoxy/egl.h>

#include <array>
#include <string>

#include "core/render/egl_context.h"

namespace furitsuke::render {

namespace {

Error eglError(PatternFor<std::string> what) {
  std::array<char, 16> code{};
  (void)std::snprintf(code.data(), code.size(), "0x%04X", static_cast<unsigned>(eglGetError()));
  return Error::in(Core::tr("graphics"), what, std::string(code.data()));
}

EGLDisplay initialized(EGLDisplay display) {
  return display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr) == EGL_TRUE ? display : EGL_NO_DISPLAY;
}

// Mesa draws without a display on its surfaceless platform, other drivers on the device platform. A display is never
// terminated, because other parts of the program may use the same one.
EGLDisplay openDisplay() {
  if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) {
    const EGLDisplay display =
        initialized(eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr));
    if (display != EGL_NO_DISPLAY) return display;
  }
  if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_platform_device")) {
    const EGLDisplay display =
        initialized(eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, EGL_DEFAULT_DISPLAY, nullptr));
    if (display != EGL_NO_DISPLAY) return display;
  }
  return initialized(eglGetDisplay(EGL_DEFAULT_DISPLAY));
}

class SurfacelessContext final : public EglContext {
 public:
  SurfacelessContext(EGLDisplay display, EGLContext context) : display_(display), context_(context) {}
  ~SurfacelessContext() override {
    if (eglGetCurrentContext() == context_) {
      eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    }
    eglDestroyContext(display_, context_);
  }
  SurfacelessContext(const SurfacelessContext&) = delete;
  SurfacelessContext& operator=(const SurfacelessContext&) = delete;

  Status makeCurrent() override {
    earlier_ = {eglGetCurrentDisplay(), eglGetCurrentSurface(EGL_DRAW), eglGetCurrentSurface(EGL_READ),
                eglGetCurrentContext()};
    if (eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) != EGL_TRUE) {
      return eglError(Core::trWith("the driver cannot make the context current without a window (%1)"));
    }
    return Done{};
  }
  void release() override {
    if (earlier_.context == EGL_NO_CONTEXT) {
      eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    } else {
      eglMakeCurrent(earlier_.display, earlier_.draw, earlier_.read, earlier_.context);
    }
  }

 private:
  struct Current {
    EGLDisplay display = EGL_NO_DISPLAY;
    EGLSurface draw = EGL_NO_SURFACE;
    EGLSurface read = EGL_NO_SURFACE;
    EGLContext context = EGL_NO_CONTEXT;
  };

  EGLDisplay display_;
  EGLContext context_;
  Current earlier_;
};

}  // namespace

Result<std::unique_ptr<EglContext>> EglContext::create() {
  const EGLDisplay display = openDisplay();
  if (display == EGL_NO_DISPLAY) return eglError(Core::trWith("no EGL display is available (%1)"));
  if (eglBindAPI(EGL_OPENGL_API) != EGL_TRUE) return eglError(Core::trWith("EGL does not support OpenGL (%1)"));
  constexpr std::array<EGLint, 5> kConfig = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, EGL_DONT_CARE,
                                             EGL_NONE};
  EGLConfig config = nullptr;
  EGLint count = 0;
  if (eglChooseConfig(display, kConfig.data(), &config, 1, &count) != EGL_TRUE || count < 1) {
    return eglError(Core::trWith("EGL has no configuration for OpenGL (%1)"));
  }
  constexpr std::array<EGLint, 7> kContext = {
      EGL_CONTEXT_MAJOR_VERSION,           3,       EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK,
      EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
  const EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, kContext.data());
  if (context == EGL_NO_CONTEXT) return eglError(Core::trWith("the driver does not support OpenGL 3.3 (%1)"));
  return std::unique_ptr<EglContext>(std::make_unique<SurfacelessContext>(display, context));
}

}  // namespace furitsuke::render
