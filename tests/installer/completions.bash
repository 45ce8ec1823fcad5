#!/bin/bash
# completions.bash FOLDER: whether the completions for bash complete. Each case has the words as bash divides them.
set -u
export LC_ALL=C # elsewhere [a-z] may lack an i
folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
touch site.argiope other.argiope notes.txt 'two words.argiope'
mkdir folder
cli=$2
PATH=$(dirname "$cli"):$PATH # the completions ask the program
. "$folder/argiope-cli"
# Without the window there is one program.
window=$folder/argiope
[[ ! -e $window ]] || . "$window"
failures=0

# expect 'REPLIES IN ORDER OF THE ALPHABET' WORD…
expect() {
    local wanted=$1 got
    shift
    COMP_WORDS=("$@")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    "_${1//-/_}"
    got=$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd ' ')
    if [[ $got != "$wanted" ]]; then
        printf 'FAILED: %s\n  expected: %s\n  got:      %s\n' "$*" "$wanted" "$got"
        ((failures += 1))
    fi
}

expect 'crawl' argiope-cli cr
expect 'domain' argiope-cli do
expect 'explain export' argiope-cli ex
expect 'explain export' argiope-cli help ex
expect '--robots' argiope-cli crawl --rob
expect '--no-sitemaps' argiope-cli crawl --no-si
expect 'obey' argiope-cli crawl --robots o
expect 'obey' argiope-cli crawl --robots = o
expect 'any domain folder host' argiope-cli crawl --scope ''
expect 'any domain folder host' argiope-cli crawl --scope =
expect 'maxBodyBytes= maxCrawlDelay= maxDepth= maxPageBytes= maxRedirects= maxRetryAfter= maxSitemaps= maxTime= maxTotalBytes= maxUrls=' argiope-cli crawl --set max
expect 'ignore obey report' argiope-cli crawl --set robots =
expect 'ignore' argiope-cli crawl --set robots = ig
expect '' argiope-cli crawl --threads ''
expect '' argiope-cli crawl http : //localhost/
expect 'folder other.argiope site.argiope two words.argiope' argiope-cli export ''
expect 'site.argiope' argiope-cli export --format csv si
expect '' argiope-cli explain site.argiope ''
expect 'cdxj csv' argiope-cli export site.argiope --format c
expect 'links' argiope-cli export site.argiope --table = l
expect 'notes.txt' argiope-cli export site.argiope --output no
expect 'folder notes.txt other.argiope site.argiope two words.argiope' argiope-cli robots ''
expect '' argiope-cli robots notes.txt no
expect 'notes.txt' argiope-cli links --base http : //a/ no
if [[ -e $window ]]; then
    expect '--demo' argiope --d
    expect 'folder other.argiope site.argiope two words.argiope' argiope ''
    expect '' argiope site.argiope si
fi

# Every option that --help names is offered.
for command in $("$cli" --help | awk '/^commands:/ {on = 1; next} on && NF == 0 {exit} on {print $1}'); do
    offered=" $(COMP_WORDS=(argiope-cli "$command" --) COMP_CWORD=2; _argiope_cli; echo "${COMPREPLY[@]}") "
    for option in $("$cli" "$command" --help | grep -oE '^ +(-h, )?--[a-z0-9-]+(, --[a-z0-9-]+)?' | grep -oE -- '--[a-z0-9-]+'); do
        if [[ $offered != *" $option "* ]]; then
            echo "FAILED: $command does not offer $option"
            ((failures += 1))
        fi
    done
done
((failures == 0)) && echo "all complete"
exit $((failures > 0))
