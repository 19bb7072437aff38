import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { loadTrialData, TRIAL_DAY } from '../../../../test/judge-concierge'
import { signInAs } from '../../../../test/staff'
import { houseFacts } from './table'

test('what staff settle is said at once, by the concierge and to visitors; what they have not is not', async ({
  database,
}) => {
  const { orm } = database
  await loadTrialData(database)
  const app = await createApi(database, { today: TRIAL_DAY })
  const staff = await signInAs(app, orm, 'superadmin')
  const ask = async (message: string) =>
    (await app.inject({ method: 'POST', url: '/api/chat/concierge', payload: { message } })).json()
      .message as string
  const shown = async () => (await app.inject({ url: '/api/house-facts' })).json()

  expect(await orm.$count(houseFacts)).toBeGreaterThan(10)
  expect(await shown()).toEqual([])
  expect(await ask('Do you have a generator?')).toContain('do not mention that')
  expect(await ask('do you have a tennis court')).not.toContain('clay')

  const [power] = await orm.select().from(houseFacts)
  await staff.call('PATCH', `/api/admin/house-facts/${power?.id}`, {
    answer: 'yes',
    words: 'It starts by itself.',
  })
  await staff.call('POST', '/api/admin/house-facts', {
    subject: 'Tennis',
    answer: 'no',
    words: 'The nearest court, of clay, is at the university.',
    questions: ['do you have a tennis court'],
  })
  expect(await ask('wat hapens wen umeme goes off?')).toContain(
    'Generator and backup power: yes. It starts by itself.',
  )
  const inFrench = await ask('Avez-vous un générateur ?')
  expect(inFrench).toContain('Oui. It starts by itself.')
  expect(inFrench).toContain('Ce que notre équipe a rédigé elle-même est en anglais.')
  expect(await ask('Is there a tennis court at yours?')).toBe(
    'Tennis: no. The nearest court, of clay, is at the university.',
  )
  expect(await ask('Do you take Visa?')).not.toContain('Tennis')
  expect(await shown()).toMatchObject([
    { subject: 'Tennis', answer: 'no' },
    { subject: 'Generator and backup power', answer: 'yes' },
  ])
  await app.close()
})
