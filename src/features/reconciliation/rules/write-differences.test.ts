import { expect, test } from 'vitest'
import { readCsv } from '@/kernel/read-csv'
import { writeDifferences } from './write-differences'

const names = {
  amountDiffers: 'differs',
  missingHere: 'not here',
  missingThere: 'not there',
  open: 'open',
  repeated: 'twice',
  skipped: 'left out',
}
const columns = 'abcdefghij'.split('')

const shillings = (amount: string) => ({ currency: 'UGX', amount }) as const
const line = { row: 3, confirmation: 'A1', amount: shillings('480000'), date: '10 Mar' }
const own = {
  ...{
    onlinePaymentId: 1,
    bookingId: 2,
    bookingReference: 'K7MP3QXR',
    guestName: '=Guest',
    state: 'paid' as const,
  },
  ...{ confirmation: 'A1', amount: shillings('481000'), at: '2027-03-10T09:00:00.000Z' },
}

test('each difference is one line, with both amounts where both are known', () => {
  const table = writeDifferences(
    {
      amountDiffers: [{ line, own }],
      missingHere: [
        { line, attempt: null },
        { line, attempt: { ...own, state: 'sent' } },
      ],
      missingThere: [own],
      open: [],
      repeated: [line],
      skipped: [{ row: 9, reason: 'Money went out.' }],
    },
    columns,
    names,
  )
  const rows = readCsv(table) ?? []
  expect(rows.every((row) => row.length === columns.length)).toBe(true)
  expect(rows.slice(1).map((row) => row.join('|'))).toEqual([
    "differs|3|10 Mar|A1|UGX|480000|481000|K7MP3QXR|'=Guest|paid",
    'not here|3|10 Mar|A1|UGX|480000||||',
    "not here|3|10 Mar|A1|UGX|480000||K7MP3QXR|'=Guest|sent",
    "not there||2027-03-10T09:00:00.000Z|A1|UGX||481000|K7MP3QXR|'=Guest|paid",
    'twice|3|10 Mar|A1|UGX|480000||||',
    'left out|9||||||||Money went out.',
  ])
})
