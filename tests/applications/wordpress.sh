# WordPress with a MariaDB of its own, pretty permalinks and the theme of 2021. Sourced by applications.

wordpress_sql() { mariadb --no-defaults -u root -S "$state/wordpress/db.socket" "$@"; }

wordpress_database() { # starts the database server if it does not run
    local folder=$state/wordpress
    needs /usr/sbin/mariadbd mariadb-server
    running "$folder/db.pid" && return
    background "$folder/db.pid" "$folder/db.log" /usr/sbin/mariadbd --no-defaults --user="$(id -un)" --datadir="$folder/db" --socket="$folder/db.socket" \
        --pid-file="$folder/mariadbd.pid" --skip-networking --innodb-buffer-pool-size=64M --innodb-flush-log-at-trx-commit=2
    for _ in $(seq 300); do wordpress_sql -e 'select 1' >/dev/null 2>&1 && return; sleep 0.1; done
    fail "MariaDB does not answer; see $folder/db.log"
}

wordpress_seed() {
    local folder=$state/wordpress
    needs /usr/share/wordpress/wp-settings.php wordpress
    needs /usr/share/wordpress/wp-content/themes/twentytwentyone wordpress-theme-twentytwentyone
    needs /usr/sbin/mariadbd mariadb-server
    cp -rL /usr/share/wordpress "$folder/www"
    mkdir -p "$folder/www/wp-content/uploads"
    mariadb-install-db --no-defaults --user="$(id -un)" --datadir="$folder/db" --auth-root-authentication-method=normal --skip-test-db >"$folder/install.log" 2>&1
    wordpress_database
    wordpress_sql -e 'create database wordpress character set utf8mb4'
    cat >"$folder/www/wp-config.php" <<CONF
<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:$folder/db.socket');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as \$key) {
    define(\$key, hash('sha256', 'loopback ' . \$key));
}
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISALLOW_FILE_MODS', true);
define('WP_POST_REVISIONS', 3);
\$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
CONF
    php -d display_errors=stderr -d memory_limit=512M -d date.timezone=UTC "$here/wordpress.php" "$folder/www" "$(base wordpress)" "$user" "$password" >>"$folder/install.log" 2>&1 ||
        { tail -5 "$folder/install.log" >&2; fail "WordPress could not be filled"; }
}

wordpress_start() {
    wordpress_database
    lighttpd_start wordpress "$state/wordpress/www" <<CONF
$(php_directives wordpress)
url.rewrite-if-not-file = ("^/wp-admin/?(\?.*)?\$" => "/wp-admin/index.php\$1", "^/[^?]*(\?.*)?\$" => "/index.php\$1")
CONF
}

wordpress_stop() { end "$state/wordpress/db.pid"; }

# By WordPress's own function, as addresses of posts come out of settings, dates and parents.
wordpress_oracle() {
    wordpress_database
    php -d date.timezone=UTC -r '
        $_SERVER["HTTP_HOST"] = $argv[2];
        require $argv[1] . "/wp-load.php";
        foreach (get_posts(["post_type" => ["post", "page"], "post_status" => "publish", "numberposts" => -1, "orderby" => "ID"]) as $post) echo get_permalink($post), "\n";
    ' "$state/wordpress/www" "127.0.0.1:${port[wordpress]}"
}

wordpress_login() { form_login wordpress /wp-login.php "log=$user" "pwd=$password"; }

# Sessions, transients and what WordPress notes of itself are no content. Drafts that the editor makes by being looked at are told apart.
wordpress_fingerprint() {
    wordpress_database
    wordpress_sum posts "select * from wp_posts where post_status <> 'auto-draft' order by ID"
    wordpress_sum drafts "select * from wp_posts where post_status = 'auto-draft' order by ID"
    wordpress_sum postmeta "select * from wp_postmeta where meta_key not in ('_edit_lock', '_edit_last') order by meta_id"
    wordpress_sum comments "select * from wp_comments order by comment_ID"
    wordpress_sum commentmeta "select * from wp_commentmeta order by meta_id"
    wordpress_sum terms "select * from wp_terms t join wp_term_taxonomy x using (term_id) order by term_id, term_taxonomy_id"
    wordpress_sum links "select * from wp_term_relationships order by object_id, term_taxonomy_id"
    wordpress_sum users "select * from wp_users order by ID"
    wordpress_sum rights "select * from wp_usermeta where meta_key in ('wp_capabilities', 'wp_user_level', 'nickname', 'description') order by umeta_id"
    wordpress_sum settings "select option_name, option_value from wp_options where option_name in ('active_plugins', 'template', 'stylesheet', 'sidebars_widgets',
        'blogname', 'siteurl', 'home', 'permalink_structure', 'default_role', 'users_can_register', 'show_on_front', 'sticky_posts') order by option_name"
}

wordpress_sum() { # wordpress_sum GROUP QUERY: the rows' number and their checksum
    local rows; rows=$(wordpress_sql -N -B wordpress -e "$2")
    printf '%s %d %s\n' "$1" "$(printf '%s' "$rows" | grep -c '' || true)" "$(printf '%s' "$rows" | sha256sum | cut -c1-32)"
}
