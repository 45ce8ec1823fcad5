# Redmine on SQLite behind Puma, with its default roles, trackers and states. Sourced by applications.

redmine_environment() {
    # A session for nobody's eyes: the secret need not be one.
    export RAILS_ENV=production REDMINE_LANG=en SECRET_KEY_BASE=argiope-loopback-argiope-loopback-argiope-loopback-argiope TZ=UTC
    export RAILS_SERVE_STATIC_FILES=1 BUNDLE_GEMFILE=$state/redmine/www/Gemfile HOME=$state/redmine X_DEBIAN_SITEID=default RAILS_LOG_TO_STDOUT=
}

redmine_seed() {
    local folder=$state/redmine www=$state/redmine/www
    needs /usr/share/redmine/config.ru redmine redmine-sqlite
    needs /usr/bin/puma puma
    cp -rL /usr/share/redmine "$www" 2>"$folder/install.log" || true
    rm -rf "$www/instances" "$www/config/database.yml" "$www/Gemfile.lock"
    # Debian's Redmine keeps what belongs to one site below instances/.
    mkdir -p "$www/instances/default"/{config,files,log,tmp/cache} "$www/files" "$www/log" "$www/tmp/pdf" "$www/public/plugin_assets" "$www/plugins"
    sed -i "s#'/usr/share/redmine/{config[^']*'#'$www/config/database.yml'#" "$www/Gemfile"
    printf 'production:\n  adapter: sqlite3\n  database: %s/redmine.sqlite3\n  timeout: 20000\n  pool: 16\n' "$folder" >"$www/config/database.yml"
    cp "$www/config/database.yml" "$www/instances/default/config/"
    (
        redmine_environment
        cd "$www"
        bin/rake db:migrate && bin/rake redmine:load_default_data && bin/rails runner "$here/redmine.rb" "$user" "$password"
    ) >>"$folder/install.log" 2>&1 || { tail -5 "$folder/install.log" >&2; fail "Redmine could not be filled"; }
}

redmine_start() {
    (
        redmine_environment
        cd "$state/redmine/www"
        background "$state/redmine/web.pid" "$state/redmine/error.log" /usr/bin/puma -e production -t "1:$workers" -b "tcp://127.0.0.1:${port[redmine]}" config.ru
    )
    answers "$(base redmine)/"
}

redmine_oracle() {
    local base; base=$(base redmine)
    sqlite_of "$state/redmine/redmine.sqlite3" "select '/projects/' || identifier from projects where status = 1 and is_public
        union all select '/issues/' || i.id from issues i join projects p on p.id = i.project_id where p.is_public and not i.is_private
        union all select '/news/' || n.id from news n
        union all select '/projects/' || p.identifier || '/wiki' || case when g.title = w.start_page then '' else '/' || g.title end
            from wiki_pages g join wikis w on w.id = g.wiki_id join projects p on p.id = w.project_id
        union all select '/boards/' || m.board_id || '/topics/' || m.id from messages m where m.parent_id is null
        union all select '/versions/' || v.id from versions v" | sed "s#^#$base#"
}

redmine_login() { form_login redmine /login "username=$user" "password=$password"; }

# Sessions, tokens and the time of the last login are no content.
redmine_fingerprint() {
    local table file=$state/redmine/redmine.sqlite3
    for table in issues journals journal_details projects wikis wiki_pages wiki_contents wiki_content_versions news comments boards messages versions \
        attachments watchers members member_roles roles trackers issue_statuses issue_relations time_entries custom_fields enumerations queries settings workflows; do
        table_sum "$file" "$table" "select * from $table"
    done
    table_sum "$file" users "select id, login, hashed_password, firstname, lastname, admin, status from users"
    table_sum "$file" preferences "select * from user_preferences"
}
