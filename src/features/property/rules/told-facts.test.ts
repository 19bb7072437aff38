import { expect, test } from 'vitest'
import { loadLanguage } from '@/entries/load-language'
import { speak } from '@/server/http/speak-language'
import type { PropertyFacts } from '../contract'
import { tellFacts } from './told-facts'

test('what staff call as every object calls a function of its own stays as they wrote it', async () => {
  await loadLanguage('fr')
  const facts = {
    checkInTime: '2:00 PM',
    checkOutTime: 'constructor',
    receptionHours: 'toString',
    restaurantHours: [{ meal: 'valueOf', hours: 'constructor' }],
    paymentMethods: ['Cash', 'constructor'],
  } as PropertyFacts
  expect(speak('fr', () => tellFacts(facts))).toMatchObject({
    checkOutTime: 'constructor',
    receptionHours: 'toString',
    restaurantHours: [{ meal: 'valueOf', hours: 'constructor' }],
    paymentMethods: ['Espèces', 'constructor'],
  })
})
