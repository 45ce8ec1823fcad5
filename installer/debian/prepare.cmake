# Run by CPack before it packs: what a .deb must not hold.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(GLOB licences ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/*/LICENSE)
    if(NOT licences)
        message(FATAL_ERROR "no LICENSE below ${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
    endif()
    # The file debian/copyright names Debian's own copy.
    file(REMOVE ${licences})
endif()
