# What Argiope needs, and what it can do without: each of those is an option, on where the library is.
# OPTIONAL_DEPENDENCIES=OFF turns off all that are not named themselves.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Network Sql Concurrent)
if(BUILD_UI)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets LinguistTools)
else()
    find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS LinguistTools) # for what the command line says of the checks
endif()
if(BUILD_TESTING)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()
find_package(ZLIB REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc i18n data)
find_package(Threads REQUIRED)
find_package(LibXml2 REQUIRED)

option(OPTIONAL_DEPENDENCIES "Use the libraries that Argiope can do without, where they are" ON)
set(_missing "")

# _optional(<name> <library> <what is without it> <target> <find_package arguments …>): the option WITH_<name>, and
# HAS_<name> where the library is wanted and there.
macro(_optional name library without target)
    option(WITH_${name} "Use ${library}; else: ${without}" ${OPTIONAL_DEPENDENCIES})
    set(HAS_${name} false)
    if(WITH_${name})
        find_package(${ARGN})
        if(TARGET ${target})
            set(HAS_${name} true)
        endif()
    endif()
    if(HAS_${name})
        message(STATUS "With ${library}")
    else()
        message(STATUS "Without ${library}: ${without}")
        list(APPEND _missing ${library})
    endif()
endmacro()

if(BUILD_UI)
    _optional(CHARTS "Qt Charts" "no tab of charts" Qt6::Charts Qt6Charts 6.4 QUIET)
    _optional(SVG "Qt Svg" "words in the place of icons, and charts are saved as PNG only" Qt6::Svg Qt6Svg 6.4 QUIET)
endif()
_optional(KEYCHAIN "QtKeychain" "credentials are kept in a file of their own" qt6keychain Qt6Keychain QUIET)
if(UNIX AND NOT APPLE)
    _optional(DBUS "Qt D-Bus" "no messages of the desktop, and nothing asks whether there is a keychain" Qt6::DBus
        Qt6DBus QUIET)
endif()
_optional(OPENSSL "OpenSSL" "SHA-1 by Qt, in more than twice the time" OpenSSL::Crypto OpenSSL 3.0 QUIET COMPONENTS Crypto)
# Each call looks for what it names, and a package is the same one each time.
find_package(Library REQUIRED COMPONENTS gumbo psl xxhash zstd nghttp2 xlsxwriter)
_optional(BROTLI "Brotli" "servers are not offered it" lib::brotlidec Library QUIET OPTIONAL_COMPONENTS brotlidec)
_optional(LIBDEFLATE "libdeflate" "kept pages are packed by zlib, in thrice the time" lib::deflate
    Library QUIET OPTIONAL_COMPONENTS deflate)
_optional(ISAL "ISA-L" "kept pages are packed by another library, in twice the time" lib::isal
    Library QUIET OPTIONAL_COMPONENTS isal)
_optional(HUNSPELL "Hunspell" "the spelling of pages is not checked" lib::hunspell
    Library QUIET OPTIONAL_COMPONENTS hunspell)
list(JOIN _missing ", " ARGIOPE_MISSING_LIBRARIES)
