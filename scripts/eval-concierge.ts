import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connectDatabase } from '@/server/db/connect'
import { migrateDatabase } from '@/server/db/migrate'
import { CALIBRATION, CROSS_VALIDATED } from '../src/features/questions/understand/topic-weights.gen'
import { FOREIGN_QUESTIONS } from '../test/concierge-foreign-questions'
import { GUEST_QUESTIONS } from '../test/concierge-guest-questions'
import { HELD_OUT } from '../test/concierge-held-out'
import { QUESTIONS } from '../test/concierge-stay-questions'
import { judgeTrials, loadTrialData, type Verdict } from '../test/judge-concierge'
import { countParaphrases, judgeParaphrases, type ParaphraseVerdict } from '../test/judge-paraphrases'
import { KINDS, kindOfParaphrase, readHeldApart, VOICES } from '../test/paraphrases'

/** `npm run eval:concierge -- --all`: the concierge's score by kind; with --all every failed answer in full. */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } })
const dataDir = mkdtempSync(path.join(tmpdir(), 'concierge-'))
const database = await connectDatabase({
  dataDir,
  onFatal: (error) => {
    throw error
  },
})
console.log(
  `\ncross-validated: ${percent(CROSS_VALIDATED.right)} of ${CROSS_VALIDATED.count} examples right; sure from a confidence of ${CALIBRATION.sure} on: ${percent(CROSS_VALIDATED.sure)}, of them ${percent(CROSS_VALIDATED.wrongOfSure)} about something else`,
)
try {
  await migrateDatabase(database)
  await loadTrialData(database)
  for (const [name, trials] of Object.entries({
    questions: QUESTIONS,
    'held out': HELD_OUT,
    'as guests ask': GUEST_QUESTIONS,
    'in other languages': FOREIGN_QUESTIONS,
  }))
    report(name, await judgeTrials(database, trials))
  for (const file of ['paraphrases-held.txt', 'paraphrases-apart.txt'] as const)
    reportParaphrases(file, await judgeParaphrases(database, readHeldApart(file)))
} finally {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

function report(name: string, verdicts: Verdict[]) {
  console.log(`\n${name}: ${scoreOf(verdicts)}`)
  for (const kind of new Set(verdicts.map(({ trial }) => trial.kind)))
    console.log(`  ${kind.padEnd(20)} ${scoreOf(verdicts.filter(({ trial }) => trial.kind === kind))}`)
  const times = verdicts.map(({ ms }) => ms).sort((one, other) => one - other)
  console.log(`  milliseconds: half below ${at(times, 0.5)}, 99 of 100 below ${at(times, 0.99)}`)
  for (const { trial, answer, problems } of verdicts.filter((verdict) => verdict.problems.length > 0))
    console.log(
      `✗ ${[trial.ask].flat().join(' → ')}\n    ${problems.join('\n    ')}${values.all ? `\n${answer.replace(/^/gm, '    | ')}` : ''}`,
    )
}

function scoreOf(verdicts: Verdict[]): string {
  const right = verdicts.filter(({ problems }) => problems.length === 0).length
  return `${right} of ${verdicts.length} (${((100 * right) / verdicts.length).toFixed(1)} %)`
}

function at(times: number[], share: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
}

/** Totals by kind and voice alone: whoever reads the questions themselves can no longer hold them apart. */
function reportParaphrases(file: string, verdicts: ParaphraseVerdict[]) {
  const tell = (of: ParaphraseVerdict[]) => {
    const { right, asked, wrongOfSure } = countParaphrases(of)
    return `${percent(right)} right, ${percent(asked)} asked back, ${percent(wrongOfSure)} of the sure answers about something else (of ${of.length})`
  }
  console.log(`\n${file}, held apart: ${tell(verdicts)}`)
  for (const kind of Object.keys(KINDS)) {
    const ofKind = verdicts.filter(({ paraphrase }) => kindOfParaphrase(paraphrase) === kind)
    if (ofKind.length > 0) console.log(`  ${kind.padEnd(22)} ${tell(ofKind)}`)
  }
  for (const [voice, name] of Object.entries(VOICES)) {
    const ofVoice = verdicts.filter(({ paraphrase }) => paraphrase.voice === voice)
    if (ofVoice.length > 0) console.log(`  ${name.padEnd(22)} ${tell(ofVoice)}`)
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
