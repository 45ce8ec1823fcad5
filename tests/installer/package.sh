#!/bin/bash
# package.sh PACKAGE.deb: unpacks a package and holds it against what desktops, man and Debian expect; then runs the
# programs from there, with nothing of the source tree in reach.
set -euo pipefail
package=$(realpath "$1")
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
root=$(mktemp -d)
window=
finish() {
    # It saves before it ends.
    [ -z "$window" ] || { kill "$window" && wait "$window"; } 2>/dev/null || true
    rm -rf "$root"
}
trap finish EXIT
fail() {
    echo "package.sh: $*" >&2
    exit 1
}

dpkg-deb -x "$package" "$root/tree"
usr=$root/tree/usr
share=$usr/share

echo "- metadata"
desktop-file-validate "$share"/applications/*.desktop
appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml
for page in argiope argiope-cli; do
    problems=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \
        "$share/man/man1/$page.1.gz" 2>&1 >/dev/null)
    [ -z "$problems" ] || fail "$page.1: $problems"
done
for option in $(QT_QPA_PLATFORM=offscreen "$usr/bin/argiope" --help 2>/dev/null | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
    [ "$option" = --help-all ] || zgrep -qF -- "${option//-/\\-}" "$share/man/man1/argiope.1.gz" ||
        fail "argiope.1 does not name $option"
done
if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error --tag-display-limit 0 "$package"
fi

echo "- programs"
for program in argiope argiope-cli; do
    if grep -qF "$top" "$usr/bin/$program"; then
        fail "$program holds the path of the source tree"
    fi
    if readelf -d "$usr/bin/$program" | grep -qE 'RPATH|RUNPATH'; then
        fail "$program holds a path to libraries"
    fi
done
mkdir "$root/home"
cd "$root/home"
clean=(env -i HOME="$root/home" PATH=/usr/bin:/bin QT_QPA_PLATFORM=offscreen LANG=C.UTF-8)
# The window crawls its demo site and thereby serves it; the command line crawls it too.
"${clean[@]}" "$usr/bin/argiope" --demo 2>window.log &
window=$!
project=
for ((i = 0; i < 600; i++)); do
    project=$(find .local -name '*.argiope' 2>/dev/null | head -n 1) || true
    if [ -n "$project" ] &&
        finished=$("${clean[@]}" "$usr/bin/argiope-cli" stats "$project" 2>/dev/null | grep -oE -m 1 '"finished":[1-9][0-9]*' | head -n 1); then
        break
    fi
    kill -0 "$window" 2>/dev/null || fail "argiope ended: $(cat window.log)"
    sleep 0.2
done
[ -n "${finished:-}" ] || fail "argiope --demo crawled nothing: $(cat window.log)"
echo "  argiope: $finished"
seed=$("${clean[@]}" "$usr/bin/argiope-cli" export "$project" --format txt | head -n 1)
status=0
"${clean[@]}" "$usr/bin/argiope-cli" crawl "$seed" --max-urls 20 --project cli.argiope --progress none 2>cli.log || status=$?
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "argiope-cli crawl: exit status $status: $(cat cli.log)"
echo "  argiope-cli: $("${clean[@]}" "$usr/bin/argiope-cli" stats cli.argiope | grep -oE '"finished":[1-9][0-9]*' | head -n 1)"
"${clean[@]}" "$usr/bin/argiope-cli" export cli.argiope --format csv | head -n 2
