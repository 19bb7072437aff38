import { setTimeout as sleep } from 'node:timers/promises'
import { mailboxReader } from '../../src/features/incoming-mail/server/poll-mailbox'
import { connectDatabase } from '../../src/server/db/connect'
import { readSettings } from '../../src/server/env'

// Reads the mailbox named last into the database named first whenever it is due, until killed.
const [url = '', key = '', mailbox = ''] = process.argv.slice(2)
const database = await connectDatabase({
  url,
  dataDir: '',
  onFatal: (error) => {
    throw error
  },
})
const settings = readSettings({
  ...{ DATABASE_URL: url, SECRET_KEY: key, IMAP_URL: mailbox },
  INCOMING_MAIL_ADDRESS: 'inbox@hotel.example',
})
const say = () => {}
const read = mailboxReader({ database, settings }, { error: say, warn: say, info: say })
process.stdout.write('reading\n')
for (;;) {
  await read()
  await sleep(20)
}
