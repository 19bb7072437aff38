import { expect, test } from 'vitest'
import type { DocumentContent } from '@/features/documents/contract'
import { eraseDocument } from './erase-document'

test('what a document says once more in the language of its guest is erased with the rest', () => {
  const content = {
    billTo: { name: 'Ada Sample', address: null, taxNumber: null, email: null },
    stay: { villa: 'Rose Villa', guestName: 'Ada Sample', guestEmail: 'ada@guest.example' },
    lines: [{ text: 'Transfer for Ada Sample' }],
    payments: [{ text: 'Cash from Ada Sample' }],
    reason: null,
    told: {
      language: 'fr',
      meals: 'Petit déjeuner',
      lines: ['Transfert pour Ada Sample', 'Rose Villa'],
      taxes: [],
      payments: [{ text: 'Espèces de Ada Sample', given: null }],
    },
  } as unknown as DocumentContent
  const erased = eraseDocument(content, { names: ['Ada Sample'], emails: [], phones: [] }, false)
  expect(JSON.stringify(erased)).not.toContain('Ada Sample')
  expect(erased.told).toMatchObject({ language: 'fr', meals: 'Petit déjeuner' })
  expect(erased.told?.lines[1]).toBe('Rose Villa')
})
