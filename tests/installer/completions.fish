# fish completions.fish FOLDER: whether the completions for fish complete.
set -g folder $argv[1]
set -g failures 0
set -gx PATH (dirname $argv[2]) $PATH # the completions ask the program
set -l work (mktemp -d)
cd $work
touch site.argiope notes.txt
source $folder/argiope-cli.fish
# Without the window there is one program.
set -l window $folder/argiope.fish
test -e $window; and source $window

function expect --argument-names wanted line
    set -l got (complete -C "$line" | string replace -r '\t.*' '' | sort | string join ' ')
    if test "$got" != "$wanted"
        printf 'FAILED: %s\n  expected: %s\n  got:      %s\n' $line $wanted $got
        set -g failures (math $failures + 1)
    end
end

expect crawl 'argiope-cli cr'
expect 'explain export' 'argiope-cli help ex'
expect --robots 'argiope-cli crawl --rob'
expect obey 'argiope-cli crawl --robots o'
expect --robots=obey 'argiope-cli crawl --robots=o'
expect 'any domain folder host' 'argiope-cli crawl --scope '
expect 'robots=' 'argiope-cli crawl --set robots'
expect 'robots=ignore robots=obey robots=report' 'argiope-cli crawl --set robots='
expect 'threads=' 'argiope-cli crawl --set thr'
expect '' 'argiope-cli crawl --threads '
expect csv 'argiope-cli export site.argiope --format cs'
expect site.argiope 'argiope-cli export si'
expect notes.txt 'argiope-cli export site.argiope --output no'
expect notes.txt 'argiope-cli robots no'
expect '' 'argiope-cli stats --format'
if test -e $window
    expect --demo 'argiope --d'
    expect site.argiope 'argiope si'
end
cd /
rm -r $work
test $failures -eq 0; and echo 'all complete'
