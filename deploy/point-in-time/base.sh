#!/bin/sh
# Takes a base backup of a running server into a new folder, and checks it:
#   base.sh /var/backups/base/2027-03-10 [further arguments of pg_basebackup, as -h HOST -U USER]
set -eu
target=$1
shift
pg_basebackup --pgdata="$target.part" --checkpoint=fast --wal-method=stream --manifest-checksums=SHA256 "$@"
pg_verifybackup --quiet "$target.part"
mv "$target.part" "$target"
echo "$target holds the server as it was when this ended; with the write-ahead log after it, as of any later moment."
