import { expect, test } from 'vitest'
import { tellPayers } from './tell-payers'

const toAnkole = { billedTo: 'Ankole Tours' }
const toGuest = { billedTo: null }

test('one payer for all villas is told by name, several with how many villas each', () => {
  expect(tellPayers([toAnkole, toAnkole])).toBe('Ankole Tours')
  expect(tellPayers([toGuest, toGuest])).toBe('the guest')
  expect(tellPayers([toAnkole, toGuest, toAnkole])).toBe('Ankole Tours (2 villas), the guest (1 villa)')
})
