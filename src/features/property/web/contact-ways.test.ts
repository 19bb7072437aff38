import { expect, test } from 'vitest'
import { contactWays } from './contact-ways'

test('the three ways lead to the messaging number, the first phone and the general address', () => {
  const ways = contactWays({
    name: 'Villas & Co',
    phones: ['+256 700 000 001', '+256 700 000 002'],
    messagingNumber: '+256 700 000 003',
    generalEmail: 'stay@example.com',
  })
  expect(ways.call).toBe('tel:+256700000001')
  expect(ways.mail).toBe('mailto:stay@example.com')
  const chat = new URL(ways.message)
  expect(chat.origin + chat.pathname).toBe('https://wa.me/256700000003')
  expect(chat.searchParams.get('text')).toContain('Hello Villas & Co!')
})
