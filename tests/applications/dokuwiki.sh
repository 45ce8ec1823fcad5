# DokuWiki, readable for everybody and editable after a login, as its installer makes a public wiki. Sourced by applications.

dokuwiki_seed() {
    local folder=$state/dokuwiki now
    needs /usr/share/dokuwiki/doku.php dokuwiki
    cp -rL /usr/share/dokuwiki "$folder/www"
    cp -rL /etc/dokuwiki "$folder/conf"
    rm -f "$folder/www/install.php" "$folder/www/.htaccess" "$folder/conf/preload.php" "$folder/conf/htaccess"
    # Debian's file looks for other places; this one names the place.
    printf "<?php\nif (!defined('DOKU_CONF')) define('DOKU_CONF', '%s/');\n" "$folder/conf" >"$folder/www/inc/preload.php"
    mkdir -p "$folder"/data/{attic,cache,index,locks,log,media,media_attic,media_meta,meta,pages,tmp}
    cat >"$folder/conf/local.php" <<CONF
<?php
\$conf['title'] = 'A wiki made by a script';
\$conf['savedir'] = '$folder/data';
\$conf['useacl'] = 1;
\$conf['superuser'] = '@admin';
\$conf['updatecheck'] = 0;
\$conf['lang'] = 'en';
CONF
    printf '# user:hash:name:mail:groups\n%s:%s:Administrator:admin@example.org:admin,user\n' "$user" \
        "$(php -r 'echo password_hash($argv[1], PASSWORD_BCRYPT);' "$password")" >"$folder/conf/users.auth.php"
    printf '*\t@ALL\t1\n*\t@user\t8\n' >"$folder/conf/acl.auth.php"
    # A wiki whose pages are younger than five days tells search engines "noindex, nofollow" on each.
    now=$(date +%s)
    [ "${ARGIOPE_APPLICATION_AGE:-young}" = young ] || now=$((now - 90 * 86400))
    python3 "$here/dokuwiki.py" "$folder/data" $((now - 60))
    php -d date.timezone=UTC "$folder/www/bin/indexer.php" -q >"$folder/install.log" 2>&1 || { tail -5 "$folder/install.log" >&2; fail "DokuWiki could not be indexed"; }
}

dokuwiki_start() {
    lighttpd_start dokuwiki "$state/dokuwiki/www" <<CONF
$(php_directives dokuwiki)
url.access-deny = ("/inc/", "/bin/", "/vendor/")
CONF
}

dokuwiki_oracle() {
    local base; base=$(base dokuwiki)
    (cd "$state/dokuwiki/data/pages" && find . -name '*.txt' -printf '%P\n') | sed 's#/#:#g; s/\.txt$//' | sort |
        awk -v base="$base" '{ print base "/doku.php?id=" $0 ($0 == "start" ? "\t" base "/" : "") }'
}

dokuwiki_login() { form_login dokuwiki '/doku.php?id=start&do=login' "u=$user" "p=$password"; }

# Caches, the index and what is derived from a page are no content; locks and drafts are told apart.
dokuwiki_fingerprint() {
    local group
    for group in pages attic media media_attic; do dokuwiki_sum $group data/$group -type f; done
    dokuwiki_sum changes data/meta -name '*.changes'
    dokuwiki_sum subscriptions data/meta -name '*.mlist'
    dokuwiki_sum locks data/locks -type f
    dokuwiki_sum drafts data/cache -name '*.draft'
    dokuwiki_sum settings conf -type f
    dokuwiki_sum plugins www/lib/plugins -type f
}

dokuwiki_sum() { # dokuwiki_sum GROUP FOLDER TEST...: the files' number and the checksum of their names and contents
    (
        cd "$state/dokuwiki"
        printf '%s %d %s\n' "$1" "$(find "${@:2}" | wc -l)" "$(find "${@:2}" -print0 | LC_ALL=C sort -z | xargs -0r sha256sum | sha256sum | cut -c1-32)"
    )
}
