// SPDX-License-Identifier: MIT
#include "core/base/caught.h"

#include <exception>
#include <new>
#include <stdexcept>

#include "core/base/library_message.h"

namespace furitsuke {
inline namespace base {

Error errorOfException() {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return Error::because(Core::tr("there is not enough memory"));
  } catch (const std::length_error&) {
    return Error::because(Core::tr("there is not enough memory"));  // more than any memory has
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("failed unexpectedly: %1"), libraryMessage(exception.what()));
  } catch (...) {
    return Error::because(Core::tr("failed unexpectedly"));
  }
}

}  // namespace base
}  // namespace furitsuke
