# Sourced by ./run, ./test and .ci/run: what they need from the system, in one place.
# Each entry is PACKAGE[|ALTERNATIVE…]: the first name that this release knows is taken.

build_packages=(
    cmake ninja-build g++ pkg-config
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools "qt6-svg-dev|libqt6svg6-dev" libgl1-mesa-dev
    "qt6-charts-dev|libqt6charts6-dev" libqt6opengl6-dev # Charts asks CMake for OpenGL but does not depend on it
    libgumbo-dev libxml2-dev libpsl-dev libicu-dev libxxhash-dev zlib1g-dev libbrotli-dev libzstd-dev libdeflate-dev libisal-dev libssl-dev libnghttp2-dev libxlsxwriter-dev libhunspell-dev qtkeychain-qt6-dev
)
run_packages=(libqt6sql6-sqlite qt6-translations-l10n ca-certificates)
# Without one of these the tests of it skip.
test_packages=(
    postgresql libqt6sql6-psql # projects in a database
    "dbus-daemon|dbus" # messages of the desktop
    fonts-dejavu-core # a window's texts have a width
    zsh fish # completions
    "chromium|chromium-browser" # pages that scripts make
    git # whether the tree is whole
    hunspell-en-us # spelling
)
package_packages=(dpkg-dev file)
ci_packages=(
    ccache "clang-format-14|clang-format" clang lld
    "libclang-rt-dev|libclang-common-14-dev" # the run-time of clang's sanitizers
    lintian desktop-file-utils appstream man-db groff
)

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# ensure_packages REASON PACKAGE…: installs what is missing, after saying so on stderr. Elsewhere than on Debian and
# its kin it does nothing: CMake says what it misses. INSTALL_PACKAGES=no: it only says what is missing. It fails where
# they could not be installed (no network, no right to), which is no reason to give up before CMake has looked.
ensure_packages() {
    local reason=$1 entry name chosen missing=() as_root=()
    shift
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
    for entry in "$@"; do
        for name in ${entry//|/ }; do
            if is_installed "$name"; then
                continue 2
            fi
        done
        missing+=("$entry")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "${INSTALL_PACKAGES:-}" = no ]; then
        echo "not installed ($reason): ${missing[*]//|*/}" >&2
        return 0
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            # CMake decides whether they stand elsewhere.
            echo "not installed ($reason): ${missing[*]//|*/}" >&2
            return 0
        fi
        as_root=(sudo)
    fi
    # A machine that was just started updates itself.
    local apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
    "${as_root[@]}" "${apt[@]}" update </dev/null >&2 || echo "apt-get update failed; going on with what is known" >&2
    local names=()
    for entry in "${missing[@]}"; do
        chosen=${entry%%|*}
        for name in ${entry//|/ }; do
            if [ -n "$(apt-cache madison "$name" 2>/dev/null)" ]; then
                chosen=$name
                break
            fi
        done
        names+=("$chosen")
    done
    echo "installing $reason: ${names[*]}" >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${apt[@]}" -y --no-install-recommends install "${names[@]}" \
        </dev/null >&2 || {
        echo "could not be installed ($reason): ${names[*]}" >&2
        return 1
    }
}
