import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link'

test('a chat is opened with the number and the text filled in', () => {
  expect(whatsappLink('+256772123456', 'Good day,\nwe have & hold it')).toBe(
    'https://wa.me/256772123456?text=Good%20day%2C%0Awe%20have%20%26%20hold%20it',
  )
})
