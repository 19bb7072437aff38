#!/bin/sh
# Makes a new data folder as of a moment, from a base backup before it and the kept write-ahead log:
#   recover.sh /var/backups/base/2027-03-10 /var/backups/wal '2027-03-10 14:05:00+03' /var/lib/postgresql/recovered
# Start a server on the new folder; it ends the recovery by itself and takes writes. The old folder is left as it is.
set -eu
base=$1 log=$2 moment=$3 target=$4
if [ -e "$target" ]; then
  echo "$target is there already: name a new folder." >&2
  exit 1
fi
cp -a "$base" "$target"
chmod 700 "$target"
cat >>"$target/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp $log/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
archive_mode = off
SETTINGS
touch "$target/recovery.signal"
echo "Start a server on $target: it will stand as of $moment."
