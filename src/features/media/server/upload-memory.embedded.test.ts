import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { startSession } from '@/features/accounts/server/store-session'
import { startAppProcess } from '../../../../test/app-process'
import { copyDatabase, openDatabase, test } from '../../../../test/database'
import { makeAccount } from '../../../../test/staff'
import {
  formWith,
  makeBomb,
  makeFilm,
  makeFlat,
  makePicture,
  makeSwelling,
  SWELLING,
} from '../../../../test/uploads'

const MB = 1024 * 1024
const MOST_MB = 300

const hasProc = existsSync('/proc/self/status')
if (!hasProc)
  process.stderr.write('\nSKIPPED: the memory of uploads. There is no /proc here to read it from.\n\n')

describe.skipIf(!hasProc)('what must not be uploaded', () => {
  // The embedded database alone takes some 300 MB: of the app counts what it grows by, of the encoder all it takes.
  // Measured: an app of 521 MB at rest, database included, grows by 12; an encoder takes 252 at its peak.
  test('takes less than 300 MB of memory, of the app and of its encoder', {
    timeout: 240_000,
  }, async () => {
    const copy = await copyDatabase()
    const database = await openDatabase(copy)
    const account = await makeAccount(database.orm, { role: 'admin' })
    const { secret } = await startSession(database.orm, account.id)
    await database.close()
    const hotel = await startAppProcess({ DATA_DIR: copy.dataDir })
    const send = async (name: string, content: Buffer) => {
      const body = formWith('image', { name, content })
      const headers = { cookie: `session=${secret}` }
      return (await fetch(`${hotel.url}/api/upload`, { method: 'POST', body, headers })).status
    }
    try {
      const picture = await makePicture(400, 300).png().toBuffer()
      expect(await send('warm.png', picture)).toBe(201)
      const rest = sizeOf(hotel.pid, 'VmRSS')
      const most = { hotel: rest, encoder: 0 }
      const watch = setInterval(() => {
        most.hotel = Math.max(most.hotel, sizeOf(hotel.pid, 'VmRSS'))
        for (const pid of encodersOf(hotel.pid)) most.encoder = Math.max(most.encoder, sizeOf(pid, 'VmHWM'))
      }, 10)
      const script = Buffer.from('<script>alert(1)</script>'.repeat(300))
      const statuses = [
        await send('holiday.jpg', script),
        await send('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')),
        await send('huge.png', makeBomb(30_000, 30_000)),
        await send('half.png', picture.subarray(0, 60_000)),
        await send('hollow.png', makeBomb(7000, 7000)),
        await send('long.mp4', makeFilm(51 * MB)),
        await send('woven.png', await makeWoven(8900, 6700)),
        await send('layered.jpg', await makeLayered(8900, 6700)),
        // As large as such pictures may be: they are taken, and within the same bounds.
        await send('woven.png', await makeWoven(5888, 4415)),
        await send('layered.jpg', await makeLayered(5888, 4415)),
        await send('phone.heic', readFileSync('test/pictures/16-megapixels.heic')),
      ]
      for (const chunk of SWELLING) statuses.push(await send('bomb.png', makeSwelling(chunk)))
      clearInterval(watch)
      expect(statuses).toEqual([415, 415, 422, 422, 422, 413, 422, 422, 201, 201, 201, 201, 201, 201])
      expect(most.encoder).toBeGreaterThan(20)
      expect(most.encoder).toBeLessThan(MOST_MB)
      expect(most.hotel - rest).toBeLessThan(MOST_MB)
    } finally {
      await hotel.end('SIGTERM')
      await copy.remove()
    }
  })
})

/** Sixteen bits a colour, interlaced: every pixel is in memory before the first row is whole. */
function makeWoven(width: number, height: number): Promise<Buffer> {
  const flat = makeFlat(width, height).toColourspace('rgb16')
  return flat.png({ progressive: true, compressionLevel: 1 }).toBuffer()
}

/** A progressive JPEG with every colour at full width: all of it is in memory before the last layer is read. */
function makeLayered(width: number, height: number): Promise<Buffer> {
  return makeFlat(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** A figure of a process in MB; 0 when it has ended. */
function sizeOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${figure}:\\s+(\\d+) kB`).exec(readOrNothing(`/proc/${pid}/status`))
  return Number(found?.[1] ?? 0) / 1024
}

/** The processes that encode for this one. */
function encodersOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > parent && readOrNothing(`/proc/${pid}/status`).includes(`PPid:\t${parent}\n`))
    .filter((pid) => readOrNothing(`/proc/${pid}/cmdline`).includes('run-encoder'))
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
