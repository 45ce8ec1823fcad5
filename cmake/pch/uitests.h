// What most files of the window's tests read, parsed once.
#pragma once

#include "cmake/pch/tests.h"
#include "cmake/pch/ui.h"
