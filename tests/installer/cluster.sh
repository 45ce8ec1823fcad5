#!/bin/bash
# cluster.sh SOURCE ARGIOPE_CLI: what is meant for machines that crawl together, held against the tools that are here; each
# that is missing is named. With a server (tests/support/with_postgres) also the SQL of the manual, and who may do what then.
set -u
source=$1
cli=$2
failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "FAILED: $*"
    failed=1
}

unit=$folder/argiope-node@shop.service
# The program is looked for where it is called.
ln -s "$cli" "$folder/argiope-cli" # a path without blanks
sed "s|/usr/bin/argiope-cli|$folder/argiope-cli|" "$source/installer/cluster/argiope-node@.service" >"$unit"
if command -v systemd-analyze >/dev/null; then
    systemd-analyze --man=no verify "$unit" 2>"$folder/said" || fail "systemd-analyze verify: $(cat "$folder/said")"
    [ ! -s "$folder/said" ] || fail "systemd-analyze verify: $(cat "$folder/said")"
else
    echo "SKIP: no systemd-analyze"
fi

if python3 -c 'import yaml' 2>/dev/null; then
    python3 - "$source/installer/cluster/compose.yaml" <<'PYTHON' || fail "compose.yaml"
import sys
import yaml

compose = yaml.safe_load(open(sys.argv[1]))
services = compose["services"]
assert set(services) == {"database", "node"}, services
assert services["node"]["depends_on"]["database"]["condition"] == "service_healthy"
assert "--join" in services["node"]["command"]
for service in services.values():
    for secret in service["secrets"]:
        assert secret in compose["secrets"], secret
    # Passwords stand in no variable.
    for name in service.get("environment", {}):
        assert "PASSWORD" not in name or name.endswith("_FILE"), name
for volume in services["database"]["volumes"]:
    assert volume.split(":")[0] in compose["volumes"], volume
PYTHON
else
    echo "SKIP: no PyYAML"
fi
if command -v docker >/dev/null && docker compose version >/dev/null 2>&1; then
    printf x >"$folder/password"
    cp "$source/installer/cluster/compose.yaml" "$folder/"
    docker compose -f "$folder/compose.yaml" config -q || fail "docker compose config"
else
    echo "SKIP: no docker compose"
fi

# The options that the unit and the compose file give.
for option in --join --project --progress --threads; do
    "$cli" crawl --help | grep -q -- "$option" || fail "crawl has no $option"
done

if [ -z "${ARGIOPE_POSTGRES:-}" ] || ! command -v psql >/dev/null; then
    echo "SKIP: no PostgreSQL server"
elif "$cli" stats "postgresql://127.0.0.1:1/crawls#shop" 2>&1 | grep -q "plugin is missing"; then
    echo "SKIP: Qt's PostgreSQL plugin is missing: install libqt6sql6-psql"
else
    # Statements of the page, one a line, as somebody pastes them who may do anything on the server.
    for page in docs/user/cluster.md docs/user/zh_CN/cluster.md; do
        grep -E '^    (CREATE|GRANT|ALTER|REVOKE) .*;$' "$source/$page" | sed 's/^    //' >"$folder/$(dirname "$page" | tr / _).sql"
    done
    cmp "$folder"/*user.sql "$folder"/*zh_CN.sql || fail "the pages' SQL differs"
    sql=$folder/docs_user.sql
    [ "$(wc -l <"$sql")" -ge 9 ] || fail "the page has too little SQL"
    psql -q -v ON_ERROR_STOP=1 -d postgres -f <(sed '/DEFAULT PRIVILEGES/,$d' "$sql") || fail "the page's SQL"
    psql -q -v ON_ERROR_STOP=1 -d crawls -f <(sed -n '/DEFAULT PRIVILEGES/,$p' "$sql") || fail "the page's SQL in the database"
    psql -q -d postgres -c "ALTER ROLE node1 PASSWORD 'n'" -c "ALTER ROLE ann PASSWORD 'a'"
    host=${PGHOST:-localhost}
    port=${PGPORT:-5432}
    place() { echo "postgresql://$1@localhost:$port/crawls#shop"; }
    run() { # USER PASSWORD COMMAND…
        local user=$1 password=$2 command=$3
        shift 3
        env -u PGUSER -u PGDATABASE -u PGHOST PGPASSWORD="$password" HOME="$folder" "$cli" "$command" "$@" 2>"$folder/said"
    }
    printf 'http://127.0.0.1:1/\n' >"$folder/list"
    # Nobody answers there, which is all that a project needs to be made.
    run node1 n crawl http://127.0.0.1:1/ --retries 0 --progress none --project "$(place node1)" >/dev/null
    run node1 n stats "$(place node1)" >/dev/null || fail "a crawler cannot crawl: $(cat "$folder/said")"
    run ann a stats "$(place ann)" >/dev/null || fail "a reader cannot read: $(cat "$folder/said")"
    run ann a copy "$(place ann)" "$folder/copy.argiope" || fail "a reader cannot copy: $(cat "$folder/said")"
    run ann a crawl --resume --progress none --project "$(place ann)" >/dev/null && fail "a reader can crawl"
    grep -q "no permission" "$folder/said" || fail "a reader is not told: $(cat "$folder/said")"
    run ann wrong stats "$(place ann)" >/dev/null && fail "any password will do"
    grep -q "denies access to this user" "$folder/said" || fail "a wrong password is not told: $(cat "$folder/said")"
    grep -q wrong "$folder/said" && fail "the password is repeated"
fi
[ $failed -eq 0 ] && echo "all of the cluster's files hold"
exit $failed
