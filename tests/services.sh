#!/bin/sh
# What the tests need besides Python: PostgreSQL's server and a browser, from Debian's packages.
#   tests/services.sh                both
#   tests/services.sh postgresql     one of them
set -eu

has() {
    case "$1" in
    postgresql) ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
    esac
}

missing=""
test "$#" != 0 || set -- postgresql chromium
for service in "$@"; do
    has "$service" || missing="$missing $service"
done
test -n "$missing" || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need:$missing. Please install them; here is no apt-get to do it." >&2
    exit 1
fi
as_root=""
test "$(id -u)" = 0 || as_root="sudo -n"
echo "Installing$missing ..."
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086 # two words are two packages
$as_root apt-get install -qq -y --no-install-recommends $missing >/dev/null
