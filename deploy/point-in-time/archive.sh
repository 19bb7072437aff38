#!/bin/sh
# Keeps a finished piece of the write-ahead log. In postgresql.conf:
#   archive_mode = on
#   archive_timeout = 300
#   archive_command = '/opt/pearl-villas/deploy/point-in-time/archive.sh /var/backups/wal %p %f'
# A piece is there whole or not at all, and none is ever overwritten by another.
set -eu
folder=$1 path=$2 name=$3
mkdir -p "$folder"
if [ -f "$folder/$name" ]; then
  cmp -s "$path" "$folder/$name"
  exit $?
fi
cp "$path" "$folder/.$name.part"
sync "$folder/.$name.part"
mv "$folder/.$name.part" "$folder/$name"
sync "$folder"
