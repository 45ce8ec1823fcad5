# argiope_library(<name> SOURCES ... [PUBLIC libs] [PRIVATE libs])
#   A static library for one folder. What it links is what it may include.
function(argiope_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE build_flags ${ARG_PRIVATE})
endfunction()

# argiope_test(<name> SOURCES ... LIBS ... [LABELS ...] [TIMEOUT s] [GUI])
#   One test program per class; GUI tests run on the offscreen platform.
function(argiope_test name)
    cmake_parse_arguments(ARG "GUI" "TIMEOUT" "SOURCES;LIBS;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE build_flags ${ARG_LIBS} Qt6::Test)
    target_compile_definitions(${name} PRIVATE
        TEST_DATA_DIR="${CMAKE_SOURCE_DIR}/tests/data"
        CONFORMANCE_DEFAULT_DIR="${CMAKE_SOURCE_DIR}/../shared/conformance")
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests/bin)
    add_test(NAME ${name} COMMAND ${name})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()

# argiope_bench(<name> SOURCES ... LIBS ...): a timed program, built only with BUILD_BENCH, never run by ctest.
function(argiope_bench name)
    if(NOT BUILD_BENCH)
        return()
    endif()
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE build_flags ${ARG_LIBS})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
endfunction()

# argiope_fuzz(<name> SOURCES ... LIBS ...): a libFuzzer target, built only with BUILD_FUZZ under clang.
function(argiope_fuzz name)
    if(NOT BUILD_FUZZ)
        return()
    endif()
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE build_flags ${ARG_LIBS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
endfunction()
