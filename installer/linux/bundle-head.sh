#!/bin/sh
# Argiope @VERSION@ with all that it needs but the system's C library, in one file; what stands behind the last line of
# this script is a .tar.gz.
#   argiope-….run [ARGUMENT…]          starts the window; called as argiope-cli, or with --cli first, the command line
#   argiope-….run --extract FOLDER     only unpacks
#   argiope-….run --install [FOLDER]   unpacks into FOLDER (~/.local/lib/argiope), and names it in ~/.local: programs,
#                                      menu, file type
#   argiope-….run --uninstall [FOLDER] takes that away again; projects and settings stay
# It is unpacked once, below ~/.cache/argiope-run, and started from there.
set -eu
sum=@SUM@
lines=@LINES@
self=$0
share=${XDG_DATA_HOME:-$HOME/.local/share}

unpack() { # FOLDER: whole or not at all
    mkdir -p "$(dirname "$1")"
    part=$(mktemp -d "$1.XXXXXX")
    trap 'rm -rf "$part"' EXIT INT TERM
    tail -n +$((lines + 1)) "$self" | tar -xzf - -C "$part" || {
        echo "$self: cannot be unpacked" >&2
        exit 1
    }
    chmod 755 "$part"
    mv -T "$part" "$1" 2>/dev/null || [ -x "$1/bin/argiope-cli" ] || {
        echo "$self: cannot make $1" >&2
        exit 1
    }
    rm -rf "$part"
    trap - EXIT INT TERM
}

case ${1:-} in
--extract)
    [ -n "${2:-}" ] && [ ! -e "$2" ] || {
        echo "usage: $self --extract FOLDER, which is not there yet" >&2
        exit 2
    }
    unpack "$2"
    exit
    ;;
--install)
    to=${2:-$HOME/.local/lib/argiope}
    [ ! -e "$to" ] || [ -e "$to/share/applications/argiope.desktop" ] || {
        echo "$self: $to is there, and no Argiope" >&2
        exit 1
    }
    rm -rf "$to"
    unpack "$to"
    mkdir -p "$HOME/.local/bin" "$share/applications" "$share/mime/packages" "$share/icons"
    for program in argiope argiope-cli; do
        ln -sfn "$to/bin/$program" "$HOME/.local/bin/$program"
    done
    sed "s|^Exec=argiope|Exec=$to/bin/argiope|" "$to/share/applications/argiope.desktop" \
        >"$share/applications/argiope.desktop"
    cp "$to/share/mime/packages/argiope.xml" "$share/mime/packages/"
    cp -R "$to/share/icons/hicolor" "$share/icons/"
    update-mime-database "$share/mime" 2>/dev/null || true
    update-desktop-database "$share/applications" 2>/dev/null || true
    echo "Argiope @VERSION@ is in $to; $HOME/.local/bin has argiope and argiope-cli"
    exit
    ;;
--uninstall)
    from=${2:-$HOME/.local/lib/argiope}
    [ -e "$from/share/applications/argiope.desktop" ] || {
        echo "$self: there is no Argiope in $from" >&2
        exit 1
    }
    for program in argiope argiope-cli; do
        [ "$(readlink "$HOME/.local/bin/$program")" != "$from/bin/$program" ] || rm -f "$HOME/.local/bin/$program"
    done
    (cd "$from/share" && find icons -type f) | while read -r icon; do
        rm -f "$share/$icon"
    done
    rm -f "$share/applications/argiope.desktop" "$share/mime/packages/argiope.xml"
    rm -rf "$from"
    update-mime-database "$share/mime" 2>/dev/null || true
    update-desktop-database "$share/applications" 2>/dev/null || true
    exit
    ;;
esac
program=argiope
case $(basename "$self") in argiope-cli) program=argiope-cli ;; esac
if [ "${1:-}" = --cli ]; then
    program=argiope-cli
    shift
fi
home=${XDG_CACHE_HOME:-$HOME/.cache}/argiope-run/$sum
[ -x "$home/bin/$program" ] || unpack "$home"
exec "$home/bin/$program" "$@"
