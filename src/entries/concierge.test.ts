import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { FACTS_ID } from '@/features/property/server/table'
import { contentTranslations } from '@/server/crud/table'
import { FOREIGN_QUESTIONS } from '../../test/concierge-foreign-questions'
import { GUEST_QUESTIONS } from '../../test/concierge-guest-questions'
import { HELD_OUT } from '../../test/concierge-held-out'
import { QUESTIONS } from '../../test/concierge-stay-questions'
import { test } from '../../test/database'
import { judgeTrials, loadTrialData, openTrialConcierge } from '../../test/judge-concierge'
import { countParaphrases, judgeParaphrases } from '../../test/judge-paraphrases'
import { readHeldApart } from '../../test/paraphrases'

const SHARE_RIGHT = 0.95

test.beforeAll(async ({ database }) => loadTrialData(database))

test.for([
  ['the questions it was made with', QUESTIONS],
  ['the questions held out', HELD_OUT],
  ['the questions guests asked later', GUEST_QUESTIONS],
  ['the questions in other languages', FOREIGN_QUESTIONS],
] as const)('of %s the concierge answers 95 in 100 rightly', async ([, trials], { database }) => {
  const verdicts = await judgeTrials(database, trials)
  const wrong = verdicts
    .filter(({ problems }) => problems.length > 0)
    .map(({ trial, problems }) => `${[trial.ask].flat().join(' → ')}: ${problems.join('; ')}`)
  expect(1 - wrong.length / verdicts.length, wrong.join('\n')).toBeGreaterThanOrEqual(SHARE_RIGHT)
})

test.for(['paraphrases-held.txt', 'paraphrases-apart.txt'] as const)(
  'of %s 90 in 100 are answered rightly, and of the sure answers at most 3 are about something else',
  async (file, { database }) => {
    const { right, wrongOfSure } = countParaphrases(await judgeParaphrases(database, readHeldApart(file)))
    expect(right).toBeGreaterThanOrEqual(0.9)
    expect(wrongOfSure).toBeLessThanOrEqual(0.03)
  },
)

test('what no language can be told of is answered in that of the page, all else in its own', async ({
  database,
}) => {
  const ask = openTrialConcierge(database, 'fr')
  const answer = async (message: string) => (await ask({ message })).message
  expect(await answer('wifi')).toMatch(/^Oui, compris dans chaque séjour/)
  expect(await answer('What time is check-in?')).toMatch(/^Check-in is from/)
  expect(await answer('Wann gibt es Frühstück?')).toContain('Frühstück')
  expect(await answer('¿Tienen piscina?')).toContain('La recepción le ayuda')
})

test.for([
  ['fr', 'Une villa du 12 au 15 décembre pour 2 ?', 'et pour 4 personnes ?', 'pour 4 personnes'],
  ['de', 'Eine Villa vom 12. bis 15. Dezember für zwei?', 'und für vier Personen?', 'für 4 Personen'],
  ['sw', 'Villa kuanzia tarehe 12 hadi 15 Desemba kwa watu wawili?', 'na kwa watu wanne?', 'kwa watu 4'],
  ['en', '12 to 15 December for 2?', 'and for 4 people?', 'for 4 guests'],
] as const)('a follow-up in %s changes the party alone', async ([_, first, next, party], { database }) => {
  const history = [{ sender: 'user' as const, content: first }]
  const { message, isSure } = await openTrialConcierge(database)({ message: next, history })
  expect(message).toContain('checkIn=2027-12-12&checkOut=2027-12-15&guests=4')
  expect(message).toContain(party)
  expect(isSure).toBe(true)
})

test('so many villas are offered together, each with its price, or asked the days of', async ({
  database,
}) => {
  const ask = openTrialConcierge(database)
  const { message } = await ask({ message: 'I need 12 villas' })
  expect(message).toContain('12 villas')
  expect(message).toContain('Tell me your dates')
  const { message: dated } = await ask({ message: 'I need 12 villas from 12 to 15 December' })
  expect(dated).toContain('You ask for 12 villas')
  expect(dated.match(/checkIn=2027-12-12&checkOut=2027-12-15/g)).toHaveLength(12)
  expect(dated).toContain('All of them together')
  expect((await ask({ message: 'we want 40 villas' })).message).toContain('We have 25 villas, not 40')
})

test('whether a deposit is asked for is told as the rules have it', async ({ database }) => {
  const { message } = await openTrialConcierge(database)({ message: 'can I pay a deposit' })
  expect(message).toMatch(/^(?:In advance we ask|No deposit is asked for)/)
})

test('what staff wrote stays in English, and the guest is told so once', async ({
  database,
  onTestFinished,
}) => {
  const says = (text: string) =>
    database.pool.query(`update property_facts set facts = jsonb_set(facts, '{policies,0,text}', $1)`, [
      JSON.stringify(text),
    ])
  const [arrival] = sampleFacts.policies
  onTestFinished(async () => {
    await says(arrival?.text ?? '')
  })
  await says('Early check-in costs nothing while your villa is free.')
  const { message } = await openTrialConcierge(database)({ message: 'Peut-on arriver plus tôt ?' })
  expect(message).toContain('Early check-in')
  expect(message.match(/est en anglais/g)).toHaveLength(1)
  const { message: own } = await openTrialConcierge(database)({ message: 'Où êtes-vous situés ?' })
  expect(own).not.toContain('est en anglais')
})

test.for([
  ['fewer lines', ['Un jardin', 'Une terrasse']],
  ['as many in another order', [...sampleFacts.inclusions].reverse().map((line) => `${line} !`)],
] as const)(
  'inclusions that staff wrote in French as %s answer nothing with another line',
  async ([, inclusions], { database, onTestFinished }) => {
    const { orm } = database
    const written = { tableName: 'property_facts', rowId: FACTS_ID, language: 'fr' } as const
    onTestFinished(async () => {
      await orm.delete(contentTranslations)
    })
    await orm.insert(contentTranslations).values({
      ...written,
      texts: { inclusions },
      sources: { inclusions: sampleFacts.inclusions },
    })
    const ask = openTrialConcierge(database, 'fr')
    expect((await ask({ message: 'wifi' })).message).toMatch(
      /^Oui, compris dans chaque séjour\s: WiFi gratuit/,
    )
  },
)

test('whatever is asked, no answer tells of guests, leads elsewhere or offers what is taken', async ({
  database,
}) => {
  const verdicts = await judgeTrials(database, [...QUESTIONS, ...HELD_OUT, ...GUEST_QUESTIONS])
  const grave = verdicts.flatMap(({ problems }) =>
    problems.filter((problem) => /^(?:tells|links|offers|holds markup)/.test(problem)),
  )
  expect(grave).toEqual([])
})
