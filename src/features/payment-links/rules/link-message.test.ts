import { expect, test } from 'vitest'
import { messagesWith } from './link-message'

const LINK = {
  hotel: 'Umbrella & Hill',
  reference: 'ABCD2345',
  cents: 5_000,
  address: 'https://hotel.example/pay/s3cret',
  phone: '256772123456',
}
const TEXT =
  'Umbrella & Hill, booking ABCD2345: please pay $50.00 by this link: https://hotel.example/pay/s3cret'

test('a chat and a text message begin with the hotel, the booking, the amount and the link', () => {
  const { chat, text } = messagesWith(LINK)
  expect(chat).toBe(`https://wa.me/256772123456?text=${encodeURIComponent(TEXT)}`)
  expect(text).toBe(`sms:+256772123456?&body=${encodeURIComponent(TEXT)}`)
  expect(new URL(chat).searchParams.get('text')).toBe(TEXT)
})

test('without a number whoever sends it chooses to whom', () => {
  const { chat, text } = messagesWith({ ...LINK, phone: null })
  expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=Umbrella/)
  expect(text).toMatch(/^sms:\?&body=Umbrella/)
})
