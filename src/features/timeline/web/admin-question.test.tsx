import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import type { Timeline } from './admin-move'
import { MoveBar } from './admin-question'

function show(planLost: string | null): string {
  const booking = { guestName: 'Ann Sample', totalAmount: '117.00' }
  const spot = { villaId: 7, checkIn: toDay('2027-04-05'), checkOut: toDay('2027-04-07') }
  const move = { booking, spot, total: 13_000, extras: null, inTheWay: undefined, planLost }
  const timeline = { move, isSaving: false, onSave: async () => {}, onUndo: () => false }
  return renderToStaticMarkup(<MoveBar villas={[]} timeline={timeline as unknown as Timeline} />)
}

test('before a move is saved it says that the booking loses its rate plan there, and why', () => {
  expect(show('Saver is for stays of 3 nights or more.')).toContain(
    'Saver is for stays of 3 nights or more. The stay becomes Flexible.',
  )
  expect(show(null)).not.toContain('Flexible')
})
