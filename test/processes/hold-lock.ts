import { lockFolder } from '../../src/server/db/folder-lock'

// Takes the lock on the folder named first and keeps it until killed; says what happened.
const [folder = ''] = process.argv.slice(2)
try {
  await lockFolder(folder)
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${error}\n`)
}
