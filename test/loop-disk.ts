import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const SIZE_MB = 512

const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

export type LoopDisk = {
  folder: string
  /**
   * A copy of the disk as a power cut would leave it at this moment: with what was flushed to it and whatever else the system
   * happened to write, without what lay in memory. The process that writes must stand still.
   */
  cutPower: () => LoopDisk
  remove: () => void
}

/** A disk of its own with ext4, in a file; undefined where this process may not mount one. */
export function makeLoopDisk(): LoopDisk | undefined {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'loop-disk-'))
  const image = path.join(home, 'disk')
  fs.closeSync(fs.openSync(image, 'w'))
  fs.truncateSync(image, SIZE_MB * 1024 ** 2)
  if (run('mkfs.ext4', '-q', '-F', image)) {
    const disk = mountDisk(home, image)
    if (disk) return disk
  }
  fs.rmSync(home, { recursive: true })
  return undefined
}

function mountDisk(home: string, image: string): LoopDisk | undefined {
  const folder = path.join(home, 'mounted')
  fs.mkdirSync(folder)
  if (!run('mount', '-o', 'loop', image, folder)) return undefined
  return {
    folder,
    cutPower: () => {
      const own = fs.mkdtempSync(path.join(os.tmpdir(), 'loop-disk-'))
      const copy = path.join(own, 'disk')
      fs.copyFileSync(image, copy)
      // Its journal is played back as it is mounted, as after a real one.
      const disk = mountDisk(own, copy)
      if (!disk) throw new Error('the disk could not be mounted after the power cut')
      return disk
    },
    remove: () => {
      run('umount', '--lazy', folder)
      fs.rmSync(home, { recursive: true, force: true })
    },
  }
}
