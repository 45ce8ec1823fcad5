# What runs in place of moc, in MOC_EXECUTABLE; empty where CMake's own choice is right.
set(MOC_EXECUTABLE "")
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND TARGET Qt6::moc)
    foreach(kind "" _NONE _RELEASE _RELWITHDEBINFO _MINSIZEREL _DEBUG)
        get_target_property(moc Qt6::moc IMPORTED_LOCATION${kind})
        if(moc)
            break()
        endif()
    endforeach()
    if(moc)
        set(MOC_EXECUTABLE ${CMAKE_BINARY_DIR}/moc)
        configure_file(cmake/moc.sh.in ${MOC_EXECUTABLE} @ONLY
            FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    endif()
endif()

# argiope_moc(<target>): said of each target that moc looks at.
function(argiope_moc target)
    if(MOC_EXECUTABLE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${MOC_EXECUTABLE})
    endif()
endfunction()
