import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSampleBookings } from '../src/entries/sample-bookings'
import { dayIn } from '../src/kernel/days'
import { buildWhenNeeded } from './build-when-needed.js'
import { serveApp } from './serve'

/** Starts on a throw-away folder with sample bookings and messages; nothing of it remains afterwards. */
const folder = mkdtempSync(path.join(tmpdir(), 'pearl-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await buildWhenNeeded()
const { database } = await serveApp({ ...process.env, DATA_DIR: folder, DATABASE_URL: undefined })
await loadSampleBookings(database.orm, dayIn('Africa/Kampala', new Date()))
console.log('  Sample bookings and messages are in; they go when you stop.\n')
