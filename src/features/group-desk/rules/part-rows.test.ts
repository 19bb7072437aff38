import { expect, it } from 'vitest'
import { addRow, type PartRow, partsOf, readRows, rowsOf, withBoard, writeRows } from './part-rows'

const row: PartRow = {
  villaId: '7',
  checkInDate: '2027-03-15',
  checkOutDate: '2027-03-17',
  numberOfGuests: '4',
  childAges: '4, 9',
  wantsCot: true,
  board: 'half-board',
  guestName: ' Sample Aunt ',
}

it('rows outlive the form’s text and ask for what stands in them', () => {
  const rows = readRows(writeRows([row]))
  expect(rows).toEqual([row])
  const [part] = partsOf(rows)
  expect(part).toEqual({
    villaId: 7,
    checkInDate: '2027-03-15',
    checkOutDate: '2027-03-17',
    numberOfGuests: 4,
    childAges: [4, 9],
    wantsCot: true,
    board: 'half-board',
    guestName: 'Sample Aunt',
  })
  expect(part && rowsOf([part])).toEqual([{ ...row, guestName: 'Sample Aunt' }])
  expect(readRows('')).toEqual([])
})

it('a further villa takes nights, guests and meals of the last one, and nothing that is one guest’s own', () => {
  const [, next] = addRow([row])
  expect(next).toEqual({ ...row, villaId: '', childAges: '', wantsCot: false, guestName: '' })
})

it('what is no number stays wrong, so that it is refused and not guessed', () => {
  const [part] = partsOf([{ ...row, numberOfGuests: '', childAges: 'four' }])
  expect(part?.numberOfGuests).toBeNaN()
  expect(part?.childAges).toEqual([Number.NaN])
})

it('meals are chosen for all villas, and never one that there is not', () => {
  const rows = withBoard([row, row], 'full-board')
  expect(rows.map(({ board }) => board)).toEqual(['full-board', 'full-board'])
  expect(withBoard(rows, 'no board')).toEqual(rows)
})
