import { expect, test } from 'vitest'
import { messageAddress, pinAddress, tellReach } from './reach-links'

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

test('a text names the telephones, and the chat with its address where there is one', () => {
  const phones = ['+256 700 000 001', '+256 700 000 002']
  expect(tellReach({ phones, messagingNumber: '+256 700 000 003' })).toBe(
    '+256 700 000 001, +256 700 000 002\nWhatsApp: https://wa.me/256700000003',
  )
  expect(tellReach({ phones, messagingNumber: '' })).toBe('+256 700 000 001, +256 700 000 002')
})
