import { expect, test } from 'vitest'
import { commonPayer, tellPayers } from './tell-payers'

const toAnkole = { billedTo: 'Ankole Tours' }
const toGuest = { billedTo: null }

test('one payer for all villas is told by name, several with how many villas each', () => {
  expect(tellPayers([toAnkole, toAnkole])).toBe('Ankole Tours')
  expect(tellPayers([toGuest, toGuest])).toBe('the guest')
  expect(tellPayers([toAnkole, toGuest, toAnkole])).toBe('Ankole Tours (2 villas), the guest (1 villa)')
})

test('a payer that all villas have is known with name and address, and several are none', () => {
  const guest = { companyId: null, name: null, address: null, taxNumber: null }
  const aunt = { ...guest, name: 'Aunt Rose', address: 'Plot 4' }
  const as = (payer: typeof aunt | typeof guest, billedTo: string | null) => ({ ...payer, billedTo })
  expect(commonPayer([as(aunt, 'Aunt Rose'), as(aunt, 'Aunt Rose')])).toEqual(aunt)
  expect(commonPayer([as(guest, null), as(guest, null)])).toEqual(guest)
  expect(commonPayer([as(aunt, 'Aunt Rose'), as(guest, null)])).toBeNull()
  expect(commonPayer([as(aunt, 'Aunt Rose'), as({ ...aunt, address: 'Plot 5' }, 'Aunt Rose')])).toBeNull()
})
