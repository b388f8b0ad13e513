#!/bin/sh
# What the tests need besides Python: PostgreSQL's server and a browser, from Debian's packages.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 \
    || missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
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
