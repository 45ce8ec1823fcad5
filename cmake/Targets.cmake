# argiope_library(<name> SOURCES ... [PUBLIC libs] [PRIVATE libs] [TOGETHER] [HOT] [CALM])
#   A static library for one folder. What it links is what it may include. TOGETHER: compiled as one file, for what is
#   called for every byte or tag of a page and is too small to be called across files. HOT: optimised by sanitizers'
#   builds, too, and by what it does with pages where PROFILE_GUIDED says so. CALM: runs once a crawl and not once a page,
#   or waits for a database or a person; optimised less.
function(argiope_library name)
    cmake_parse_arguments(ARG "TOGETHER;HOT;CALM" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    if(ARG_TOGETHER AND PRECOMPILED_HEADERS) # without, every file is to include what it uses
        set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
        if(NOT MSVC AND NOT SANITIZE)
            target_compile_options(${name} PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O3>)
        endif()
    endif()
    # moc runs, and compiles a file of its own, only where there is something for it.
    set(needs_moc OFF)
    foreach(source IN LISTS ARG_SOURCES)
        if(source MATCHES "\\.(h|cpp)$" AND EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${source})
            file(STRINGS ${source} has_object REGEX "Q_OBJECT|Q_GADGET|Q_NAMESPACE" LIMIT_COUNT 1)
            if(has_object)
                set(needs_moc ON)
                break()
            endif()
        endif()
    endforeach()
    set_target_properties(${name} PROPERTIES AUTOMOC ${needs_moc})
    argiope_moc(${name})
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE build_flags ${ARG_PRIVATE})
    if(ARG_HOT)
        target_compile_options(${name} PRIVATE ${HOT_OPTIONS})
        set_target_properties(${name} PROPERTIES ARGIOPE_HOT ON)
        if(TARGET training)
            add_dependencies(${name} training)
        endif()
    endif()
    set_target_properties(${name} PROPERTIES ARGIOPE_CALM ${ARG_CALM})
    argiope_precompile(${name})
    _argiope_seen_together(${name})
endfunction()

# Seen from one file around them, classes of a .cpp are a header's, and what they use is not.
function(_argiope_seen_together name)
    get_target_property(together ${name} UNITY_BUILD)
    if(together AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${name} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()

# argiope_define(<target> SOURCES … DEFINITIONS …): paths of this tree for some sources. Alone, so that the others compile
# alike in every clone; but a source with definitions of its own is not compiled together with others, where that is done.
function(argiope_define target)
    cmake_parse_arguments(ARG "" "" "SOURCES;DEFINITIONS" ${ARGN})
    if(CMAKE_UNITY_BUILD)
        target_compile_definitions(${target} PRIVATE ${ARG_DEFINITIONS})
    else()
        set_property(SOURCE ${ARG_SOURCES} APPEND PROPERTY COMPILE_DEFINITIONS ${ARG_DEFINITIONS})
    endif()
endfunction()

# For a build from nothing. Who works on one test is quicker without.
option(UNITY_TESTS "Compile the tests of a folder together" OFF)

# argiope_tests(<folder> SOURCES … LIBS … [LABELS …] [CONFORMANCE …] [SPLIT …] [POSTGRES …] [ON_POSTGRES …]
#               [THREADED [UNTHREADED …]])
#   One program, <folder>_tests, for all test classes of a folder, and a ctest entry for each tst_*.cpp of SOURCES, which
#   runs in a process of its own: `store_tests tst_writer`. Properties of one test or one source stand behind
#   it; COST is about the seconds that a long test takes, so that it starts early.
#   CONFORMANCE: sources that may read third-party cases.
#   SPLIT: "tst_hostile 3" makes three ctest entries of a long test, tst_hostile, tst_hostile_2, tst_hostile_3, each with
#   its share of the test functions.
#   POSTGRES: tests that get a PostgreSQL server of their own where one can be started; not in sanitizer builds, which
#   see nothing there that the copies between files do not show.
#   ON_POSTGRES: classes that run once more, over projects in a database, as the entry <folder>_on_postgres.
#   THREADED: worth a look by ThreadSanitizer; built by the target threaded_tests, label "threads". UNTHREADED: the
#   classes among them that have one thread, or no other than those of the others.
function(argiope_tests folder)
    cmake_parse_arguments(ARG "THREADED" "" "SOURCES;LIBS;LABELS;CONFORMANCE;SPLIT;POSTGRES;ON_POSTGRES;UNTHREADED" ${ARGN})
    set(program ${folder}_tests)
    add_executable(${program} ${ARG_SOURCES})
    target_link_libraries(${program} PRIVATE build_flags test_main ${ARG_LIBS} Qt6::Network Qt6::Test)
    target_compile_options(${program} PRIVATE ${TEST_OPTIONS})
    set_target_properties(${program} PROPERTIES ARGIOPE_TEST ON)
    argiope_moc(${program})
    argiope_precompile(${program})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests/bin)
    if(UNITY_TESTS)
        set_target_properties(${program} PROPERTIES UNITY_BUILD ON)
    endif()
    # No more: each test has helpers of its own, and theirs are the names that everybody thinks of first.
    set_target_properties(${program} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)
    _argiope_seen_together(${program})
    if(ARG_CONFORMANCE)
        argiope_define(${program} SOURCES ${ARG_CONFORMANCE}
            DEFINITIONS CONFORMANCE_DEFAULT_DIR="${CMAKE_SOURCE_DIR}/../shared/conformance")
    endif()
    if(ARG_THREADED)
        add_dependencies(threaded_tests ${program})
    endif()
    if(ARG_ON_POSTGRES AND NOT SANITIZE AND UNIX)
        _argiope_test_entry(${folder}_on_postgres "${ARG_LABELS}" ${CMAKE_SOURCE_DIR}/tests/support/with_postgres
            ${CMAKE_SOURCE_DIR}/tests/support/on_postgres $<TARGET_FILE:has_sql_driver> $<TARGET_FILE:${program}>
            ${ARG_ON_POSTGRES})
        add_dependencies(${program} has_sql_driver)
        set_tests_properties(${folder}_on_postgres PROPERTIES SKIP_RETURN_CODE 77)
    endif()
    foreach(source IN LISTS ARG_SOURCES)
        if(source MATCHES "^(tst_.+)\\.cpp$")
            set(name ${CMAKE_MATCH_1})
            set(labels ${ARG_LABELS})
            if(ARG_THREADED AND NOT name IN_LIST ARG_UNTHREADED)
                list(APPEND labels threads)
            endif()
            if(name IN_LIST ARG_POSTGRES AND NOT SANITIZE AND UNIX)
                _argiope_test_entry(${name} "${labels}" ${CMAKE_SOURCE_DIR}/tests/support/with_postgres
                    $<TARGET_FILE:${program}> ${name})
                continue()
            endif()
            list(FIND ARG_SPLIT ${name} place)
            if(place EQUAL -1)
                _argiope_test_entry(${name} "${labels}" ${program} ${name})
                continue()
            endif()
            math(EXPR place "${place} + 1")
            list(GET ARG_SPLIT ${place} parts)
            _argiope_test_entry(${name} "${labels}" ${program} ${name} --part 1/${parts})
            foreach(part RANGE 2 ${parts})
                _argiope_test_entry(${name}_${part} "${labels}" ${program} ${name} --part ${part}/${parts})
            endforeach()
        endif()
    endforeach()
endfunction()

# What argiope_tests(… THREADED) adds to.
add_custom_target(threaded_tests)

# _argiope_test_entry(<name> <labels> <command> …): GUI tests run on the offscreen platform.
function(_argiope_test_entry name labels)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300 LABELS "${labels}"
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
    argiope_precompile(${name})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
endfunction()

# argiope_fuzz(<name> SOURCES ... LIBS ...): a libFuzzer target, built with BUILD_FUZZ under clang. With CHECK_FUZZ it is
# compiled only, which shows whether it still fits the code.
function(argiope_fuzz name)
    if(NOT BUILD_FUZZ AND NOT CHECK_FUZZ)
        return()
    endif()
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
    if(NOT BUILD_FUZZ)
        add_library(${name} OBJECT ${ARG_SOURCES})
        target_link_libraries(${name} PRIVATE build_flags ${ARG_LIBS})
        return()
    endif()
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE build_flags ${ARG_LIBS})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz)
endfunction()
