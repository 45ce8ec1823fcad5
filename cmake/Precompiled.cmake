# Headers that nearly every file reads, parsed once a kind of code instead of once a file: two thirds of the time of a
# build. Off where a build is to show that every file includes what it uses.
option(PRECOMPILED_HEADERS "Parse common headers once" ON)

# _argiope_pch(<kind> LIBS … [HEADER <name>] [OPTIONS …]): the precompiled header cmake/pch/<kind>.h, or <name>.h
function(_argiope_pch kind)
    cmake_parse_arguments(ARG "" "HEADER" "LIBS;OPTIONS" ${ARGN})
    if(NOT ARG_HEADER)
        set(ARG_HEADER ${kind})
    endif()
    add_library(pch_${kind} STATIC ${CMAKE_SOURCE_DIR}/cmake/pch/stub.cpp)
    set_target_properties(pch_${kind} PROPERTIES AUTOMOC OFF)
    target_include_directories(pch_${kind} PRIVATE ${CMAKE_SOURCE_DIR})
    target_link_libraries(pch_${kind} PRIVATE build_flags ${ARG_LIBS})
    target_compile_options(pch_${kind} PRIVATE ${ARG_OPTIONS})
    target_precompile_headers(pch_${kind} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/pch/${ARG_HEADER}.h)
endfunction()

if(PRECOMPILED_HEADERS)
    _argiope_pch(core LIBS Qt6::Core)
    if(HOT_OPTIONS)
        # A precompiled header serves only those who compile as it was compiled.
        _argiope_pch(hot HEADER core LIBS Qt6::Core OPTIONS ${HOT_OPTIONS})
    endif()
    if(TEST_OPTIONS AND BUILD_TESTING)
        _argiope_pch(tests HEADER core LIBS Qt6::Core OPTIONS ${TEST_OPTIONS})
        set_target_properties(pch_tests PROPERTIES ARGIOPE_TEST ON)
    endif()
    if(BUILD_UI)
        _argiope_pch(ui LIBS Qt6::Widgets)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # ccache looks at what a precompiled header stands for, not at its bytes.
        add_compile_options(-fpch-preprocess)
    endif()
endif()

# argiope_precompile(<target>): that of the window for its folders, the core's elsewhere, also for all tests. Qt's headers
# for tests are in neither: what they declare depends on the libraries of each test.
function(argiope_precompile target)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    set(kind core)
    get_target_property(is_hot ${target} ARGIOPE_HOT)
    if(is_hot AND HOT_OPTIONS)
        set(kind hot)
    endif()
    if(folder MATCHES "^ui/" AND NOT folder MATCHES "^ui/(words|project|models)$") # which know no widgets
        set(kind ui)
    endif()
    get_target_property(is_test ${target} ARGIOPE_TEST)
    if(is_test AND TEST_OPTIONS)
        set(kind tests)
    endif()
    if(TARGET pch_${kind})
        target_precompile_headers(${target} REUSE_FROM pch_${kind})
    endif()
endfunction()
