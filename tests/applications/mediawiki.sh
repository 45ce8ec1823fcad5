# MediaWiki on SQLite, with articles below /index.php/, as its installer makes it for PHP-FPM. Sourced by applications.

mediawiki_maintenance() { php -d memory_limit=512M -d date.timezone=UTC "$state/mediawiki/www/maintenance/$1.php" "${@:2}" >>"$state/mediawiki/install.log" 2>&1; }

mediawiki_seed() {
    local folder=$state/mediawiki www=$state/mediawiki/www
    needs /usr/share/mediawiki/index.php mediawiki
    # Some links of the package lead to what only its configuration makes.
    cp -rL /usr/share/mediawiki "$www" 2>"$folder/install.log" || true
    rm -rf "$www/LocalSettings.php" "$www/mw-config" "$www/config" "$www/extensions-core"
    mkdir -p "$folder/data" "$folder/cache" "$www/images"
    mediawiki_maintenance install --dbtype sqlite --dbpath "$folder/data" --dbname wiki --server "$(base mediawiki)" --scriptpath '' --pass "$password" \
        --confpath "$www" 'A wiki made by a script' "$user" || { tail -5 "$folder/install.log" >&2; fail "MediaWiki could not be installed"; }
    cat >>"$www/LocalSettings.php" <<CONF
\$wgUsePathInfo = true;
\$wgArticlePath = "/index.php/\$1";
\$wgJobRunRate = 0;
\$wgMainCacheType = CACHE_ACCEL;
\$wgSessionCacheType = CACHE_DB;
\$wgCacheDirectory = "$folder/cache";
\$wgTmpDirectory = "$folder/cache";
\$wgEnableEmail = false;
\$wgNamespacesWithSubpages[NS_MAIN] = true;
\$wgRCMaxAge = 365 * 86400;
foreach (['Vector', 'MonoBook', 'Timeless'] as \$skin) wfLoadSkin(\$skin);
\$wgDefaultSkin = 'vector';
CONF
    python3 "$here/mediawiki.py" "$(($(date +%s) - 60))" >"$folder/dump.xml" 2>>"$folder/install.log"
    mediawiki_maintenance importDump --no-updates "$folder/dump.xml"
    {
        echo 'A wiki made by a script. [[Special:AllPages|All pages]], [[Special:Categories|all categories]].'
        echo
        grep -o '<title>Category:[^<]*' "$folder/dump.xml" | sed 's/<title>\(.*\)/* [[:\1]]/'
        grep -o '<title>[^<:/]*[05]<' "$folder/dump.xml" | sed 's/<title>\(.*\)</* [[\1]]/'
    } | php -d date.timezone=UTC "$www/maintenance/edit.php" -u Admin -s 'The start' 'Main Page' >>"$folder/install.log" 2>&1
    local task
    for task in refreshLinks rebuildrecentchanges rebuildtextindex initEditCount 'initSiteStats --update' 'runJobs --maxjobs 5000' 'rebuildLocalisationCache --lang en'; do
        # shellcheck disable=SC2086
        mediawiki_maintenance $task || say "MediaWiki's $task failed; see $folder/install.log"
    done
}

mediawiki_start() {
    lighttpd_start mediawiki "$state/mediawiki/www" <<CONF
$(php_directives mediawiki)
url.access-deny = ("/maintenance/", ".sqlite")
CONF
}

mediawiki_sql() { sqlite_of "$state/mediawiki/data/wiki.sqlite" "$@"; }

# By namespace, as a link writes the title. Templates are pages, though no article.
mediawiki_oracle() {
    mediawiki_sql "select page_namespace, page_title from page where page_is_redirect = 0 and page_namespace in (0, 1, 2, 10, 14) order by 1, 2" |
        python3 -c '
import sys, urllib.parse
names = {"0": "", "1": "Talk:", "2": "User:", "10": "Template:", "14": "Category:"}
for line in sys.stdin:
    space, title = line.rstrip("\n").split("|", 1)
    print(sys.argv[1] + "/index.php/" + urllib.parse.quote(names[space] + title, safe=";@$!*(),/~:"))' "$(base mediawiki)"
}

mediawiki_login() { form_login mediawiki '/index.php?title=Special:UserLogin' "wpName=$user" "wpPassword=$password"; }

# Sessions, caches, and what a person has seen are no content.
mediawiki_fingerprint() {
    local table
    for table in page revision text content slots archive categorylinks pagelinks image oldimage logging recentchanges watchlist user_groups ipblocks \
        page_restrictions protected_titles change_tag interwiki; do
        table_sum "$state/mediawiki/data/wiki.sqlite" "$table" "select * from $table"
    done
    table_sum "$state/mediawiki/data/wiki.sqlite" user "select user_id, user_name, user_email, user_editcount, user_password from user"
    table_sum "$state/mediawiki/data/wiki.sqlite" preferences "select * from user_properties"
}
