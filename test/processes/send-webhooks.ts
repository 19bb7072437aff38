import { setTimeout as sleep } from 'node:timers/promises'
import { sendWebhooks } from '../../src/features/webhooks/server/send-webhooks'
import { connectDatabase } from '../../src/server/db/connect'
import { readSettings } from '../../src/server/env'

// Sends the messages of webhooks that are due in the database named first, until killed; says when it begins.
const [url = '', key = ''] = process.argv.slice(2)
const database = await connectDatabase({
  url,
  dataDir: '',
  onFatal: (error) => {
    throw error
  },
})
const settings = readSettings({ DATABASE_URL: url, SECRET_KEY: key })
process.stdout.write('sending\n')
for (;;) {
  await sendWebhooks({ database, settings, mayReach: (address) => address === '127.0.0.1' })
  await sleep(20)
}
