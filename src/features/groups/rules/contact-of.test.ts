import { expect, it } from 'vitest'
import { contactOf } from './contact-of'

const before = {
  guestName: 'Sample Bride',
  guestEmail: 'bride@guest.example',
  guestPhone: '+256 700 000 001',
}
const after = { guestName: 'Sample Groom', guestEmail: 'groom@guest.example', guestPhone: null }

it('what a booking shares with its group follows', () => {
  expect(contactOf(before, before, after)).toEqual({
    values: after,
    guestData: ['guestName', 'guestEmail', 'guestPhone'],
  })
})

it('what staff gave a booking alone stays', () => {
  const aunt = { ...before, guestName: 'Sample Aunt', guestPhone: '+256 700 000 002' }
  expect(contactOf(aunt, before, after)).toEqual({
    values: { ...aunt, guestEmail: 'groom@guest.example' },
    guestData: ['guestEmail'],
  })
})

it('nobody is left whom no one can reach', () => {
  const byMail = { ...before, guestPhone: null }
  const byPhone = { ...before, guestEmail: null, guestPhone: '+256 700 000 009' }
  expect(contactOf(byMail, before, byPhone).values).toMatchObject({
    guestEmail: null,
    guestPhone: '+256 700 000 009',
  })
})
