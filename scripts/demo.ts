import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSimulators } from '../simulators/start-simulators'
import { loadSampleBookings } from '../src/entries/sample-bookings'
import { exchangeRates } from '../src/features/exchange-rates/server/table'
import { dayIn } from '../src/kernel/days'
import { buildWhenNeeded } from './build-when-needed.js'
import { serveApp } from './serve'

/** Mobile money is in shillings, so that a demonstration needs a rate. */
const SHILLINGS_PER_DOLLAR = 3700

/** Starts on a throw-away folder with sample bookings and messages; nothing of it remains afterwards. */
const folder = mkdtempSync(path.join(tmpdir(), 'pearl-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await buildWhenNeeded()
const simulators = await startSimulators()
const { database, url } = await serveApp({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: undefined,
  ...simulators.environment,
})
simulators.airtel.setNoticeUrl(`${url}/api/payment-notices/airtel`)
simulators.sms.setCallbackUrl(url)
simulators.whatsapp.setCallbackUrl(url)
await database.orm
  .insert(exchangeRates)
  .values({ shillingsPerDollar: SHILLINGS_PER_DOLLAR, setBy: 'demonstration' })
await loadSampleBookings(database.orm, dayIn('Africa/Kampala', new Date()))
console.log('  Sample bookings and messages are in; they go when you stop.\n')
console.log(`  Payments online are SIMULATED: no money moves, and no provider is called.
    Pesapal       the page to pay on opens from the booking site
    MTN           ${simulators.mtn.url} is the payer's phone, with the numbers that fail
    Airtel Money  ${simulators.airtel.url} likewise

  So are messages to phones, which reach nobody.
    SMS           ${simulators.sms.url} shows what came
    WhatsApp      ${simulators.whatsapp.url} likewise
`)
