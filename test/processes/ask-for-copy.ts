import { askForCopy } from '../../src/server/db/live-copy'

// Asks the process on the folder named first for a copy of its database, says where it is, and keeps it until killed.
const [dataDir = ''] = process.argv.slice(2)
const copy = await askForCopy(dataDir)
process.stdout.write(`${copy?.dataDir}\n`)
setInterval(() => {}, 60_000)
