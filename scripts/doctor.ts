import { parseArgs } from 'node:util'
import { examineApp } from '../src/entries/examine-app'

const MARKS = { ok: '✓', warning: '!', failed: '✗' } as const

/**
 * `npm run doctor [-- --mail-to=ADDRESS]`: looks at settings, database, folder, disk, mail, clock, proxy and TLS, and
 * says what to do. Ends with 1 when something failed.
 */
const { values } = parseArgs({ options: { 'mail-to': { type: 'string' } } })
const findings = await examineApp({ env: process.env, root: process.cwd(), mailTo: values['mail-to'] })
for (const { about, state, said, advice } of findings)
  console.log(`${MARKS[state]} ${about}: ${said}${advice ? `\n    ${advice}` : ''}`)
const failed = findings.filter(({ state }) => state === 'failed').length
const warned = findings.filter(({ state }) => state === 'warning').length
console.log(`\n${findings.length} looked at, ${failed} failed, ${warned} to be looked at`)
process.exit(failed === 0 ? 0 : 1)
