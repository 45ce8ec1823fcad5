#!/bin/bash
# windows.sh SETUP.exe: under Wine (64 bits), installs what CPack made for Windows without a question, crawls a small site
# with it, and takes it away again. Needs wine, and python3 to serve the site.
set -euo pipefail
setup=$(realpath "$1")
root=$(mktemp -d)
export WINEPREFIX=$root/wine WINEDEBUG=-all WINEDLLOVERRIDES=mscoree,mshtml=
server=
finish() {
    [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true
    wineserver -k 2>/dev/null || /usr/lib/wine/wineserver64 -k 2>/dev/null || true
    rm -rf "$root"
}
trap finish EXIT
fail() {
    echo "windows.sh: $*" >&2
    exit 1
}
drive=$WINEPREFIX/drive_c

echo "- install"
wine wineboot --init >/dev/null 2>&1
wine "$setup" /S '/D=C:\Crawler\Argiope' || fail "the installer ended with $?"
cli=$drive/Crawler/Argiope/bin/argiope-cli.exe
[ -e "$cli" ] || fail "it installed no argiope-cli.exe"
wine "$cli" --version

echo "- crawl"
mkdir "$root/site"
cat >"$root/site/index.html" <<'PAGE'
<!DOCTYPE html><html lang=zh><meta charset=utf-8><title>蜘蛛 &amp; Ä</title><p><a href=second.html>second</a> <a href=gone.html>gone</a>
PAGE
echo '<!DOCTYPE html><html lang=en><title>Second</title><p><a href=index.html>first</a>' >"$root/site/second.html"
port=$((20000 + RANDOM % 20000))
python3 -m http.server --bind 127.0.0.1 --directory "$root/site" "$port" 2>/dev/null &
server=$!
for ((i = 0; i < 50; i++)); do
    if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
        break
    fi
    sleep 0.1
done
mkdir -p "$drive/Projects/蜘蛛"
cd "$drive/Projects/蜘蛛"
status=0
wine "$cli" crawl "http://127.0.0.1:$port/" --project 'C:\Projects\蜘蛛\try.argiope' --progress none || status=$?
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "crawl: exit status $status"
[ -e try.argiope ] || fail "there is no project"
wine "$cli" export try.argiope --format csv --columns url,status,title --output urls.csv
cat urls.csv
for row in 'second.html,200,Second' 'gone.html,404,' '/,200,蜘蛛 & Ä'; do
    grep -qF -- "$row" urls.csv || fail "there is no row $row"
done

echo "- uninstall"
wine "$drive/Crawler/Argiope/Uninstall.exe" /S '_?=C:\Crawler\Argiope' || fail "the uninstaller ended with $?"
left=$(find "$drive/Crawler" -type f ! -name Uninstall.exe)
[ -z "$left" ] || fail "left behind: $left"
[ -e "$drive/Projects/蜘蛛/try.argiope" ] || fail "the project is gone"
! grep -q 'Argiope' "$WINEPREFIX/system.reg" || fail "the registry still names it: $(grep -m 3 Argiope "$WINEPREFIX/system.reg")"
