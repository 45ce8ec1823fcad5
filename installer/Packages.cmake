# CPack: .deb and .tar.gz on Linux, an installer by NSIS on Windows, a disk image on macOS.
set(CPACK_PACKAGE_NAME ${package})
set(CPACK_PACKAGE_VENDOR ${ARGIOPE_VENDOR})
set(CPACK_PACKAGE_CONTACT "${ARGIOPE_VENDOR} <${ARGIOPE_CONTACT}>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION ${ARGIOPE_LONG_DESCRIPTION})
set(CPACK_PACKAGE_INSTALL_DIRECTORY ${PROJECT_NAME})
set(CPACK_PACKAGE_FILE_NAME ${package}-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
if(BUILD_UI)
    set(CPACK_PACKAGE_EXECUTABLES argiope ${PROJECT_NAME})
    set(CPACK_CREATE_DESKTOP_LINKS argiope)
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
configure_file(${PROJECT_SOURCE_DIR}/LICENSE ${CMAKE_CURRENT_BINARY_DIR}/LICENSE.txt COPYONLY)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_CURRENT_BINARY_DIR}/LICENSE.txt)

if(WIN32)
    set(CPACK_GENERATOR NSIS ZIP)
    set(CPACK_NSIS_DISPLAY_NAME ${PROJECT_NAME})
    set(CPACK_NSIS_PACKAGE_NAME ${PROJECT_NAME})
    set(CPACK_NSIS_URL_INFO_ABOUT ${PROJECT_HOMEPAGE_URL})
    set(CPACK_NSIS_MUI_ICON ${PROJECT_SOURCE_DIR}/resources/icons/argiope.ico)
    set(CPACK_NSIS_MUI_UNIICON ${PROJECT_SOURCE_DIR}/resources/icons/argiope.ico)
    set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
    set(CPACK_NSIS_MODIFY_PATH ON) # argiope-cli
    set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
    # Debian's NSIS makes installers of 64 bits, too; those of Windows have 32, and run as well.
    if(CMAKE_CROSSCOMPILING)
        set(CPACK_NSIS_DEFINES "Target amd64-unicode")
    endif()
    if(BUILD_UI)
        set(CPACK_NSIS_INSTALLED_ICON_NAME bin/argiope.exe)
        # A double click on a project opens it; the uninstaller takes away what is still ours.
        set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
WriteRegStr SHCTX 'Software\Classes\.argiope' '' 'Argiope.Project'
WriteRegStr SHCTX 'Software\Classes\Argiope.Project' '' 'Argiope Project'
WriteRegStr SHCTX 'Software\Classes\Argiope.Project\DefaultIcon' '' '$INSTDIR\bin\argiope.exe,0'
WriteRegStr SHCTX 'Software\Classes\Argiope.Project\shell\open\command' '' '"$INSTDIR\bin\argiope.exe" "%1"'
System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)']])
        set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
ReadRegStr $0 SHCTX 'Software\Classes\.argiope' ''
StrCmp $0 'Argiope.Project' 0 +2
DeleteRegKey SHCTX 'Software\Classes\.argiope'
DeleteRegKey SHCTX 'Software\Classes\Argiope.Project'
System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)']])
    endif()
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_DMG_VOLUME_NAME ${PROJECT_NAME})
    set(CPACK_PACKAGE_ICON ${PROJECT_SOURCE_DIR}/resources/icons/argiope.icns)
else()
    set(CPACK_GENERATOR TGZ)
    find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
    mark_as_advanced(DPKG_SHLIBDEPS)
    if(DPKG_SHLIBDEPS)
        list(PREPEND CPACK_GENERATOR DEB)
    endif()
    # Files are whole and of the right owner without fakeroot; Debian has the licence in a place of its own.
    set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/debian/prepare.cmake)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_NAME ${package})
    set(CPACK_DEBIAN_PACKAGE_SECTION web)
    set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
    set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
    set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
    set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    # dpkg-shlibdeps sees libraries; a plugin's package has to be looked up, as its name differs between releases.
    function(package_of out plugin otherwise)
        set(found "")
        execute_process(COMMAND dpkg-query -S */qt6/plugins/${plugin} OUTPUT_VARIABLE owner ERROR_QUIET)
        if(owner MATCHES "^([a-z0-9.+-]+)")
            set(found ${CMAKE_MATCH_1})
        endif()
        if(NOT found)
            set(found ${otherwise})
        endif()
        set(${out} ${found} PARENT_SCOPE)
    endfunction()
    package_of(sqlite sqldrivers/libqsqlite.so libqt6sql6-sqlite)
    package_of(psql sqldrivers/libqsqlpsql.so libqt6sql6-psql)
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "${sqlite}, ca-certificates")
    if(BUILD_UI)
        package_of(xcb platforms/libqxcb.so libqt6gui6)
        package_of(svg imageformats/libqsvg.so libqt6svg6)
        string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", ${xcb}, ${svg}, hicolor-icon-theme")
        # Qt's own words in other languages, its plugin for Wayland, and what tells a desktop of file types; a font for Chinese is a matter of taste.
        set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
            "qt6-translations-l10n, qt6-wayland, shared-mime-info, desktop-file-utils")
        set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk, sqlite3, chromium, ${psql}, gnome-keyring | kwalletmanager")
        set(CPACK_DEBIAN_PACKAGE_PROVIDES "argiope-cli (= ${PROJECT_VERSION})")
        set(CPACK_DEBIAN_PACKAGE_CONFLICTS argiope-cli)
        set(CPACK_DEBIAN_PACKAGE_REPLACES argiope-cli)
    else()
        set(CPACK_DEBIAN_PACKAGE_SUGGESTS "sqlite3, chromium, ${psql}")
    endif()
endif()
include(CPack)
