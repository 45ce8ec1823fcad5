# One INTERFACE target carries every compile flag, so that no folder has flags of its own.
add_library(build_flags INTERFACE)
target_compile_definitions(build_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_CONTEXTLESS_CONNECT
    QT_USE_QSTRINGBUILDER QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(MSVC)
    target_compile_options(build_flags INTERFACE /W4 /utf-8 /permissive-)
    target_compile_definitions(build_flags INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN UNICODE _UNICODE)
else()
    target_compile_options(build_flags INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor
        -Woverloaded-virtual -Wcast-align -Wnull-dereference)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # GCC 12 sees null dereferences inside Qt's inlined containers that cannot happen.
        # Clang calls it a shadow, too, where files that are compiled as one have a name each for a thing of theirs.
        target_compile_options(build_flags INTERFACE -Wno-null-dereference -Wshadow -Wduplicated-cond -Wlogical-op)
    endif()
endif()
# Nothing here is a shared library whose functions somebody else may put his own for. Where the compiler has to think so
# it calls each of them through a table and pulls none into its caller: a page of many tags takes a fifth more time.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
# What users get reads pages of strangers all day: the checks that distributions build with, at a cost of about nothing.
# Folders that say HOT have those of functions with arrays: "strong" is also for each that gives a local's address to
# another, which are a dozen for every tag.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    target_compile_options(build_flags INTERFACE
        $<$<CONFIG:Release>:-fstack-protector$<$<NOT:$<BOOL:$<TARGET_PROPERTY:ARGIOPE_HOT>>>:-strong>>
        $<$<AND:$<CONFIG:Release>,$<NOT:$<BOOL:$<TARGET_PROPERTY:ARGIOPE_TEST>>>>:-D_FORTIFY_SOURCE=2>)
    target_link_options(build_flags INTERFACE -Wl,--as-needed $<$<CONFIG:Release>:-Wl,-z,relro,-z,now>)
endif()
option(WARNINGS_AS_ERRORS "Treat every warning as an error" OFF)
if(WARNINGS_AS_ERRORS)
    target_compile_options(build_flags INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()

set(SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=: 'address,undefined' or 'thread'")
if(SANITIZE)
    add_compile_options(-fsanitize=${SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${SANITIZE})
    # To optimise instrumented code takes three times as long as to compile it. Only the folders that say HOT, which look
    # at every byte of what a server sends, save more time than that when they run.
    set(HOT_OPTIONS -O1)
    # A failed test names its line itself, and frames have names without: to write the lines takes an eighth of the time.
    set(TEST_OPTIONS -g0)
    if(SANITIZE MATCHES "address")
        # Clang builds a second way into each function for looks at the stack after a return, which its runtime leaves off:
        # without it the same checks take a tenth less time.
        add_compile_options(-fsanitize-address-use-after-return=never)
    endif()
endif()

# Test code waits for what it tests: to optimise it takes half the time of a release build, and gives nothing.
# Windows, dialogs and words on a terminal wait for people, as does what is CALM: -O3 doubles what it takes to compile
# them, and nobody sees it.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT MSVC)
    set(TEST_OPTIONS -O0)
    set(CALM_OPTIONS -O1)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without this it does not cache what uses a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()
