import { setTimeout as sleep } from 'node:timers/promises'
import { sendPushes } from '../../src/features/staff-push/server/send-pushes'
import { connectDatabase } from '../../src/server/db/connect'
import { readSettings } from '../../src/server/env'

// Sends the notices for phones that are due in the database named first, until killed.
const [url = '', key = '', service = ''] = process.argv.slice(2)
const database = await connectDatabase({
  url,
  dataDir: '',
  onFatal: (error) => {
    throw error
  },
})
const settings = readSettings({ DATABASE_URL: url, SECRET_KEY: key, PUSH_SERVICES: service })
process.stdout.write('sending\n')
for (;;) {
  await sendPushes({ database, settings, mayReach: (address) => address === '127.0.0.1' })
  await sleep(20)
}
