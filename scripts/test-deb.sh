#!/usr/bin/env bash
# Installs the package on a clean Debian in a directory, uses it as the service would, and purges it. There is no systemd in
# there: what the unit starts is started by hand, as its user and with its environment. Needs root, and Debian's mirror.
# Usage: scripts/test-deb.sh [RELEASE, that of this machine by default]
set -euo pipefail
cd "$(dirname "$0")/.."

say() { echo "test-deb: $*"; }
fail() { echo "test-deb: $*" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || fail "only root can make a Debian in a directory; run it with sudo."

own=$(. /etc/os-release && echo "$VERSION_CODENAME")
release=${1:-$own}
package=$(ls .build/deb/headway_*.deb) || fail "there is no package yet; run make deb first."
work=$PWD/.build/test-deb
root=$work/$release
server=
finish() {
    [ -z "$server" ] || kill -9 "$server" 2>/dev/null || true
    mountpoint -q "$root/proc" && umount "$root/proc"
    rm -rf "$root"
}
trap finish EXIT
mkdir -p "$work"
rm -rf "$root"

# The clean system is kept as an archive, so that only the first run waits for it.
archive=$work/$release.tar
if [ ! -s "$archive" ]; then
    say "making a clean Debian, $release"
    debootstrap --variant=minbase "$release" "$root" http://deb.debian.org/debian >"$work/debootstrap.log" 2>&1 ||
        fail "debootstrap failed; see $work/debootstrap.log"
    tar -C "$root" --one-file-system -cf "$archive.new" . && mv "$archive.new" "$archive"
    rm -rf "$root"
fi
mkdir "$root"
tar -C "$root" -xpf "$archive"
mount -t proc proc "$root/proc" 2>/dev/null || say "no /proc in there; fonts are found by HEADWAY_ASSETS"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
cp /etc/resolv.conf "$root/etc/resolv.conf"
for file in /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf.d/*ca*; do
    [ ! -f "$file" ] || cp "$file" "$root/etc/apt/apt.conf.d/"
done

enter=(chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive)
inside() { "${enter[@]}" "$@"; }
before=$(inside dpkg-query -W -f '${Package}\n' | sort)

say "installing"
cp "$package" "$root/tmp/headway.deb"
inside sh -c 'apt-get update -q && apt-get install -y -q --no-install-recommends /tmp/headway.deb' >"$work/apt.log" 2>&1 || {
    tail -n 20 "$work/apt.log" >&2
    fail "apt could not install the package; see $work/apt.log"
}
say "came along: $(comm -13 <(echo "$before") <(inside dpkg-query -W -f '${Package}\n' | sort) | tr '\n' ' ')"
[ -z "$(find "$root" -xdev -iname '*libswift*')" ] || fail "a library of Swift is in there"
! inside ldd /usr/bin/headway | grep -E 'not found|swift' || fail "a library is missing"
inside headway --version
inside bash -n /usr/share/bash-completion/completions/headway
zcat "$root/usr/share/man/man1/headway.1.gz" | grep -q '^\.SH COMMANDS' || fail "there is no manual page"
[ "$(inside stat -c %U:%G:%a /var/lib/headway)" = headway:headway:700 ] || fail "the data directory is not the service's alone"

say "starting what the unit starts"
unit=$root/lib/systemd/system/headway.service
[ -f "$unit" ] || unit=$root/usr/lib/systemd/system/headway.service
if inside sh -c 'command -v systemd-analyze' >/dev/null; then
    inside systemd-analyze verify --man=no "${unit#"$root"}" || fail "systemd finds fault with the unit"
    # Of ten, and less is better; tenths here.
    inside systemd-analyze security --offline=true --threshold=15 --no-pager "${unit#"$root"}" | tail -n 1
fi
command=$(sed -n 's/^ExecStart=//p' "$unit")
user=$(sed -n 's/^User=//p' "$unit")
data=$(sed -n 's/^Environment=HEADWAY_DATA=//p' "$unit")
sed -i 's/^HEADWAY_OPTIONS=.*/HEADWAY_OPTIONS="--port 0"/' "$root/etc/default/headway"
options=$(. "$root/etc/default/headway" && echo "$HEADWAY_OPTIONS")
as_service=(setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --bounding-set=-all)
start() {
    : >"$work/out"
    # No function, so that the number is that of the service, which takes the place of all before it.
    "${enter[@]}" HOME=/var/lib/headway HEADWAY_DATA="$data" JOURNAL_STREAM=8:1 "${as_service[@]}" ${command/'$HEADWAY_OPTIONS'/$options} \
        >"$work/out" 2>"$work/log" &
    server=$!
    for _ in $(seq 200); do
        grep -q '^listening on ' "$work/out" && break
        kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; fail "the service ended"; }
        sleep 0.1
    done
    url=$(sed -n 's/^listening on //p' "$work/out")
    [ -n "$url" ] || fail "the service says nothing"
}
stop() {
    kill -TERM "$server"
    wait "$server" || fail "the service ended with status $?"
    server=
    ! grep -E 'hl[kws]_' "$work/log" "$work/out" || fail "there is a secret in the log"
}
start
key=$(inside headway keys create laptop --data "$data")
client() { inside HEADWAY_URL="$url" HEADWAY_KEY="$key" headway "$@"; }
client push photos 6/10 --label Фото --row 'Left=118 GB'
client get photos --compact
inside HOME=/var/lib/headway setpriv --reuid "$user" --regid "$user" --clear-groups headway list

say "drawing"
picture() { curl -fsS -H "Authorization: Bearer $key" "$url/widgets/photos/picture.png?family=large"; }
picture >"$work/picture.png" || fail "there is no picture"
[ "$(head -c 8 "$work/picture.png" | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ] || fail "that is no PNG"
client get photos >"$work/photos.json"
inside headway render - --output - --family large --timezone UTC --locale en <"$work/photos.json" >"$work/there.png"
.build/release/headway render - --output - --family large --timezone UTC --locale en <"$work/photos.json" >"$work/here.png"
if cmp -s "$work/there.png" "$work/here.png"; then
    say "the picture is that of this machine, bit for bit"
elif [ "$release" = "$own" ]; then
    fail "the picture is not that of this machine; compare $work/there.png with $work/here.png"
else
    say "$release draws with other versions of the libraries, so not every pixel is that of this machine"
fi

say "backup as root, restore as root, and the service again"
inside headway backup /tmp/headway.db --data "$data"
client delete photos
stop
inside headway restore /tmp/headway.db --data "$data"
[ -z "$(find "$root$data" ! -user "$(stat -c %u "$root$data")")" ] || fail "a file in $data is not the service's"
start
client get photos --compact | grep -q Фото || fail "the widget is not back"
stop

say "purging"
inside apt-get remove -y -q headway >>"$work/apt.log" 2>&1
[ -s "$root$data/headway.db" ] || fail "removing the package removed the data"
inside apt-get purge -y -q headway >>"$work/apt.log" 2>&1
left=$(find "$root" -xdev -ipath '*headway*' ! -path "$root/tmp/*" ! -path "$root/proc/*" ! -path "$root/var/log/*" \
    ! -path "$root/var/cache/*" | grep -v -e 'deb-systemd-helper' || true)
[ -z "$left" ] || fail "this is left: $left"
say "all well on $release"
