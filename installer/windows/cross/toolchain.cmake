# Debian's MinGW-w64 compilers with POSIX threads: those of the other model have no std::thread. What they link stands
# in the prefix that ./dependencies fills.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(_triplet x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${_triplet}-gcc-posix)
set(CMAKE_CXX_COMPILER ${_triplet}-g++-posix)
set(CMAKE_RC_COMPILER ${_triplet}-windres)

if(DEFINED ENV{ARGIOPE_WINDOWS})
    set(ARGIOPE_WINDOWS "$ENV{ARGIOPE_WINDOWS}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
    set(ARGIOPE_WINDOWS "$ENV{XDG_CACHE_HOME}/argiope-windows")
else()
    set(ARGIOPE_WINDOWS "$ENV{HOME}/.cache/argiope-windows")
endif()
set(CMAKE_FIND_ROOT_PATH ${ARGIOPE_WINDOWS}/prefix /usr/${_triplet})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# Else pkg-config names the libraries of the machine that compiles.
set(ENV{PKG_CONFIG_LIBDIR} ${ARGIOPE_WINDOWS}/prefix/lib/pkgconfig)
set(ENV{PKG_CONFIG_PATH} "")

# moc, rcc, lupdate and their kin are this machine's, of the same version.
set(QT_HOST_PATH /usr CACHE PATH "")
find_path(QT_HOST_PATH_CMAKE_DIR Qt6HostInfo/Qt6HostInfoConfig.cmake
    PATHS /usr/lib/x86_64-linux-gnu/cmake /usr/lib/cmake /usr/lib64/cmake NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
