import fs from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'

type Packed = { folders: string[]; files: [path: string, bytes: Uint8Array][] }

/** Puts the files of a database that is closed into one. */
export function packDatabase(folder: string, file: string): void {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const placeOf = ({ parentPath, name }: fs.Dirent) => path.join(path.relative(folder, parentPath), name)
  const packed: Packed = {
    folders: entries.filter((entry) => entry.isDirectory()).map(placeOf),
    files: entries
      .filter((entry) => entry.isFile())
      .map(placeOf)
      .map((place) => [place, fs.readFileSync(path.join(folder, place))]),
  }
  fs.writeFileSync(file, gzipSync(serialize(packed)))
}

/** Puts them into an empty folder, for its owner only. Throws for a file that is not whole, naming it. */
export function unpackDatabase(file: string, folder: string): void {
  const { folders, files } = readPacked(file)
  // Parents come before what they hold.
  for (const place of folders) fs.mkdirSync(path.join(folder, place), { mode: 0o700 })
  for (const [place, bytes] of files) fs.writeFileSync(path.join(folder, place), bytes, { mode: 0o600 })
}

function readPacked(file: string): Packed {
  try {
    return deserialize(gunzipSync(fs.readFileSync(file)))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is damaged (${reason}). Please build or install the program anew.`, { cause })
  }
}
