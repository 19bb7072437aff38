import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { createSite } from '../../../../test/site'
import { GUEST_CARD_WORDS as words } from '../text'
import { registrationCards } from './table'

test('a guest fills the card in while the stay is ahead, and neither sees nor stores one of a stay that is off', async ({
  database,
  onTestFinished,
}) => {
  const { orm } = database
  const app = await createSite(database)
  onTestFinished(() => app.close())
  const facts = { ...sampleFacts, asksRegistrationCard: true }
  await orm
    .insert(propertyFacts)
    .values({ facts })
    .onConflictDoUpdate({ target: propertyFacts.id, set: { facts } })
  const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  const url = `${await makeGuestLink(orm, id)}/registration`
  const post = (fullName: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({ fullName, nationality: 'Ugandan', address: 'Gulu' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const saved = await post('Akello Ruth')
  expect([saved.statusCode, saved.body.includes(words.saved)]).toEqual([200, true])
  // An older browser tells where a form comes from by the origin alone, and only where its page lets it.
  expect(saved.headers['referrer-policy']).toBe('same-origin')
  const written = await orm.select().from(registrationCards)
  expect(written).toMatchObject([{ bookingId: id, fullName: 'Akello Ruth' }])

  await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id))
  const refused = await post('Another Name')
  expect([refused.statusCode, refused.body.includes(words.over)]).toEqual([409, true])
  const shown = await app.inject({ url })
  expect([shown.body.includes(words.over), shown.body.includes('Gulu')]).toEqual([true, false])
  expect(await orm.select().from(registrationCards)).toEqual(written)
})
