# zsh -f completions.zsh FOLDER: whether the completions for zsh complete, in a shell of their own with a terminal.
zmodload zsh/zpty
folder=$1
export PATH=${2:h}:$PATH # the completions ask the program
work=$(mktemp -d)
trap 'rm -rf $work' EXIT
cd $work
touch site.argiope notes.txt
integer failures=0

if ! zpty shell zsh -f -i; then
    print "SKIPPED: the system gives no pseudo terminal (is /dev/pts mounted?)"
    exit 0
fi
# What the shell prints up to MARK.
read_until() {
    local line
    text=
    while zpty -r shell line; do
        text+=$line
        [[ $text == *$1* ]] && return
    done
}
zpty -w shell "PROMPT= RPROMPT= ; stty -echo; unsetopt zle_bracketed_paste; fpath=($folder \$fpath)"
zpty -w shell "autoload -Uz compinit && compinit -u -d $work/.dump; setopt no_list_beep no_always_last_prompt"
zpty -w shell "zstyle ':completion:*' verbose no; zstyle ':completion:*' list-colors ''; LISTMAX=9999"
# Tab completes, then the line is shown instead of run.
zpty -w shell 'show() { print -r -- "<$BUFFER>"; BUFFER=; zle .accept-line }; zle -N show; bindkey "^X" show'
zpty -w shell 'print REA""DY'
read_until READY

# expect LINE-AFTER LINE-BEFORE: what one Tab makes of it
expect() {
    zpty -n -w shell "$2"$'\t'$'\x18'
    local got=
    read_until '>'
    [[ $text == *'<'*'>'* ]] && got=${${text##*<}%%>*}
    if [[ $got != $1 ]]; then
        print -r -- "FAILED: '$2'"$'\n'"  expected: '$1'"$'\n'"  got:      '$got'"
        failures+=1
    fi
}

expect 'argiope-cli crawl ' 'argiope-cli cra'
expect 'argiope-cli help domain ' 'argiope-cli help dom'
expect 'argiope-cli crawl --robots ' 'argiope-cli crawl --rob'
expect 'argiope-cli crawl --robots obey ' 'argiope-cli crawl --robots o'
expect 'argiope-cli crawl --robots=obey ' 'argiope-cli crawl --robots=o'
expect 'argiope-cli crawl --no-sitemaps ' 'argiope-cli crawl --no-si'
expect 'argiope-cli crawl --set threads=' 'argiope-cli crawl --set thr'
expect 'argiope-cli crawl --set robots=ignore ' 'argiope-cli crawl --set robots=ig'
expect 'argiope-cli export site.argiope ' 'argiope-cli export si'
expect 'argiope-cli export site.argiope --format csv ' 'argiope-cli export site.argiope --format cs'
expect 'argiope-cli export site.argiope --output notes.txt ' 'argiope-cli export site.argiope --output no'
expect 'argiope-cli robots notes.txt ' 'argiope-cli robots no'
# Without the window there is one program.
if [[ -e $folder/_argiope ]]; then
    expect 'argiope --demo ' 'argiope --d'
    expect 'argiope site.argiope ' 'argiope si'
fi
zpty -d shell
((failures == 0)) && print 'all complete'
exit $((failures > 0))
