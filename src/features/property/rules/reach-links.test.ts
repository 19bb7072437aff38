import { expect, test } from 'vitest'
import { messageAddress, pinAddress } from './reach-links'

test('a chat is addressed by the digits of its number, and may be begun', () => {
  expect(messageAddress('+256 700 000 003')).toBe('https://wa.me/256700000003')
  expect(messageAddress('+256 700 000 003', 'Hello & good day')).toBe(
    'https://wa.me/256700000003?text=Hello%20%26%20good%20day',
  )
})

test('a pin stands where the hotel is', () => {
  const pin = new URL(pinAddress({ latitude: -0.6072, longitude: 30.6545 }))
  expect(pin.searchParams.get('query')).toBe('-0.6072,30.6545')
})
