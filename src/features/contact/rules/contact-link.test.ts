import { expect, test } from 'vitest'
import { contactLink, readContactLink } from './contact-link'

test('what a link is made with is read from it again', () => {
  const begun = { subject: 'Event Planning', message: 'A quote for the hall & 130 guests, please?' } as const
  const link = contactLink(begun.subject, begun.message)
  expect(link).toMatch(/^\/contact\?/)
  expect(readContactLink(new URL(link, 'https://hotel.example').search)).toEqual(begun)
  expect(readContactLink('')).toEqual({})
})

test('a subject that is none of ours is left out, and a message is cut to what may be sent', () => {
  expect(readContactLink('?subject=Win%20a%20prize')).toEqual({})
  expect(readContactLink(`?message=${'x'.repeat(6000)}`).message).toHaveLength(5000)
})
