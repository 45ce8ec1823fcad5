// What every file of tests reads, parsed once. What Qt's headers for tests declare depends on the libraries of a test,
// so that all test programs link those of this header.
#pragma once

#include "cmake/pch/core.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
