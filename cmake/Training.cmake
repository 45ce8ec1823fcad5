# What reads pages is compiled by what it does with pages (GCC's -fprofile-use): PROFILE_GUIDED has it built twice, the
# first time to count which ways it takes through those that cmake/training makes; anew when something of it has changed, as
# counts of what a function was are worse than none.
option(PROFILE_GUIDED "Compile what reads pages by what it does with some (GCC; a build from nothing takes a minute or two more)" OFF)
option(TRAINING "This is the build that counts, within another one" OFF)
mark_as_advanced(TRAINING)

if(TRAINING)
    set(HOT_OPTIONS -fprofile-generate -fprofile-update=single)
elseif(PROFILE_GUIDED AND (SANITIZE OR CMAKE_CROSSCOMPILING OR NOT CMAKE_BUILD_TYPE STREQUAL "Release"
        OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU"))
    message(STATUS "PROFILE_GUIDED is for release builds by GCC that run where they are built: left out")
elseif(PROFILE_GUIDED)
    # What was not met is compiled as it is without. Names of unity files and folders are the same in both builds; where
    # counts are not those of the code, GCC says so. What else GCC 12 warns of is within Qt, once all of it is pulled into
    # one function: sizes that it does not see to be equal.
    set(HOT_OPTIONS -fprofile-use -fprofile-partial-training -Wno-missing-profile
        -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized)
    set(options -G ${CMAKE_GENERATOR} -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
        "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} -Wno-error"
        -DCMAKE_UNITY_BUILD=${CMAKE_UNITY_BUILD} -DCMAKE_UNITY_BUILD_BATCH_SIZE=${CMAKE_UNITY_BUILD_BATCH_SIZE}
        -DPRECOMPILED_HEADERS=${PRECOMPILED_HEADERS})
    # Those whose libraries are HOT.
    set(read)
    foreach(folder base facts html language markup similar sitemap url)
        list(APPEND read ${CMAKE_SOURCE_DIR}/core/${folder}/*.cpp ${CMAKE_SOURCE_DIR}/core/${folder}/*.h)
    endforeach()
    file(GLOB read CONFIGURE_DEPENDS ${read} ${CMAKE_SOURCE_DIR}/cmake/training/*)
    add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/training/done
        COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_SOURCE_DIR} -DBUILD=${CMAKE_BINARY_DIR} "-DOPTIONS=${options}"
            -P ${CMAKE_SOURCE_DIR}/cmake/Train.cmake
        DEPENDS ${read} ${CMAKE_SOURCE_DIR}/cmake/Train.cmake
        COMMENT "Learning from pages how to compile what reads them" VERBATIM)
    add_custom_target(training DEPENDS ${CMAKE_BINARY_DIR}/training/done)
endif()
