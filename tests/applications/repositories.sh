# cgit and gitweb, each over a repository of the same commits. Sourced by applications.

repository() { # repository FOLDER: a bare repository with the generated commits
    needs /usr/bin/git git
    git init -q --bare -b master "$1"
    python3 "$here/repository.py" 24 300 | git --git-dir="$1" fast-import --quiet --done
    echo "A repository made by a script" >"$1/description"
    git --git-dir="$1" update-server-info
    git --git-dir="$1" repack -qad
}

# Nothing that git tells may depend on the configuration of the person who runs this.
git_of() { GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null git --git-dir="$state/$1/git/site.git" "${@:2}"; }

repository_fingerprint() {
    git_of "$1" for-each-ref --format='%(refname) %(objectname)' | sha256sum | sed 's/ .*//; s/^/refs /'
    git_of "$1" rev-list --all --count | sed 's/^/commits /'
}

cgit_seed() {
    needs /usr/lib/cgit/cgit.cgi cgit
    repository "$state/cgit/git/site.git"
    cat >"$state/cgit/cgitrc" <<CONF
css=/cgit.css
logo=/cgit.png
favicon=/favicon.ico
virtual-root=/
root-title=Repositories
root-desc=made by a script
enable-index-links=1
enable-log-filecount=1
enable-log-linecount=1
enable-blame=1
enable-commit-graph=1
snapshots=tar.gz zip
max-stats=year
repo.url=site
repo.path=$state/cgit/git/site.git
repo.desc=A repository made by a script
repo.owner=Ada Weaver
CONF
}

cgit_start() {
    lighttpd_start cgit /usr/share/cgit <<CONF
setenv.add-environment = ("CGIT_CONFIG" => "$state/cgit/cgitrc", "HOME" => "$state/cgit")
alias.url = ("/cgit.cgi" => "/usr/lib/cgit/cgit.cgi")
cgi.assign = ("cgit.cgi" => "")
url.rewrite-once = ("^/(cgit\.css|cgit\.png|favicon\.ico)\$" => "/\$1", "^/robots\.txt\$" => "/robots.txt", "^/(.*)\$" => "/cgit.cgi/\$1")
CONF
}

cgit_oracle() {
    local base; base=$(base cgit)
    printf '%s\n' "$base/" "$base/site/" "$base/site/log/" "$base/site/refs/" "$base/site/tree/" | sort -u
    git_of cgit ls-tree -r --name-only master | sed "s#^#$base/site/tree/#"
    git_of cgit rev-list master | sed "s#^#$base/site/commit/?id=#"
}

cgit_login() { :; }
cgit_fingerprint() { repository_fingerprint cgit; }

gitweb_seed() {
    needs /usr/share/gitweb/gitweb.cgi gitweb
    repository "$state/gitweb/git/site.git"
    cat >"$state/gitweb/gitweb.conf" <<CONF
our \$projectroot = "$state/gitweb/git";
our \$git_temp = "/tmp";
our \$projects_list = \$projectroot;
our \$site_name = "Repositories made by a script";
\$feature{'blame'}{'default'} = [1];
\$feature{'search'}{'default'} = [1];
CONF
}

gitweb_start() {
    lighttpd_start gitweb /usr/share/gitweb <<CONF
setenv.add-environment = ("GITWEB_CONFIG" => "$state/gitweb/gitweb.conf", "HOME" => "$state/gitweb", "PATH" => "/usr/bin:/bin")
cgi.assign = (".cgi" => "/usr/bin/perl")
url.rewrite-once = ("^/(\?.*)?\$" => "/gitweb.cgi\$1")
CONF
}

# gitweb names a file by the blob and the commit it was reached from, so a file of the tip has several addresses: any is right.
gitweb_oracle() {
    local base; base=$(base gitweb)
    printf '%s\n' "$base/" "$base/?p=site.git;a=summary"
    git_of gitweb rev-list master | sed "s#.*#$base/?p=site.git;a=commit;h=&#"
    git_of gitweb ls-tree -r master | awk -v base="$base" '{ print base "/?p=site.git;a=blob;f=" $4 ";h=" $3 ";hb=*" }'
}

gitweb_login() { :; }
gitweb_fingerprint() { repository_fingerprint gitweb; }
