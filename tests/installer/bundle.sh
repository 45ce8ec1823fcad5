#!/bin/bash
# bundle.sh FILE.run [SYSTEM]: installs the self-extracting file into a home of its own, crawls with both programs, and
# takes it away again; below SYSTEM, a folder with a system that debootstrap made, where one is named (as root).
set -euo pipefail
file=$(realpath "$1")
system=${2:-}
within=()
[ -z "$system" ] || within=(chroot "$system")
home=$(mktemp -d "$system/tmp/argiope-bundle.XXXXXX")
window=
finish() {
    [ -z "$window" ] || { kill "$window" && wait "$window"; } 2>/dev/null || true
    rm -rf "$home"
}
trap finish EXIT
fail() {
    echo "bundle.sh: $*" >&2
    exit 1
}
cp "$file" "$home/argiope.run"
inner=${home#"$system"}
clean() { "${within[@]}" /usr/bin/env -i HOME="$inner" PATH=/usr/bin:/bin QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 "$@"; }

echo "- one command, without installing"
clean "$inner/argiope.run" --cli --version | head -n 1
[ -d "$home/.cache/argiope-run" ] || fail "nothing was unpacked"
echo "- install"
clean "$inner/argiope.run" --install
bin=$inner/.local/bin
if missing=$(clean ldd "$inner/.local/lib/argiope/bin/argiope" | grep 'not found'); then
    fail "the system has to be given: $missing"
fi
# The window crawls its demo site and thereby serves it; the command line crawls it too.
"${within[@]}" /usr/bin/env -i HOME="$inner" PATH=/usr/bin:/bin QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 \
    "$bin/argiope" --demo 2>"$home/window.log" &
window=$!
finished=
for ((i = 0; i < 600; i++)); do
    project=$(cd "$home" && find .local -name '*.argiope' | head -n 1)
    if [ -n "$project" ] && finished=$(clean "$bin/argiope-cli" stats "$inner/$project" 2>/dev/null |
        grep -oE -m 1 '"finished":[1-9][0-9]*' | head -n 1); then
        break
    fi
    kill -0 "$window" 2>/dev/null || fail "argiope ended: $(cat "$home/window.log")"
    sleep 0.2
done
[ -n "$finished" ] || fail "argiope --demo crawled nothing: $(cat "$home/window.log")"
echo "  argiope: $finished"
seed=$(clean "$bin/argiope-cli" export "$inner/$project" --format txt | head -n 1)
status=0
clean "$bin/argiope-cli" crawl "$seed" --max-urls 20 --project "$inner/cli.argiope" --progress none || status=$?
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "argiope-cli crawl: exit status $status"
echo "  argiope-cli: $(clean "$bin/argiope-cli" stats "$inner/cli.argiope" | grep -oE '"finished":[1-9][0-9]*' | head -n 1)"
clean "$bin/argiope-cli" export "$inner/cli.argiope" --format csv | head -n 2
kill "$window" && wait "$window" || true
window=
echo "- uninstall"
clean "$inner/argiope.run" --uninstall
left=$(cd "$home" && find .local -name '*argiope*' ! -name '*.argiope*' ! -type d)
[ -z "$left" ] || fail "left behind: $left"
[ -e "$home/$project" ] || fail "the project is gone"
