import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCopiedPayer } from '@/features/booking-plans/web/use-copied-payer'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { businessDayQuery } from '@/features/business-day/staff-queries'
import { guestQuery } from '@/features/guest-stays/staff-queries'
import { fieldsOf } from '@/features/guest-stays/web/admin-known-guest'
import { readThreadName } from '@/features/message-threads/rules/thread-kinds'
import type { MessageThread } from '@/features/message-threads/staff-contract'
import { threadQuery } from '@/features/message-threads/staff-queries'
import { isDay } from '@/kernel/days'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { useGo, usePlace, usePlaceSearch } from '@/web/admin-kit/use-place'
import { copyBooking } from '../rules/copy-booking'
import { NewBookingForm } from './admin-booking-form'
import { BookingPage } from './admin-booking-page'

/** Where forms stand over the list. */
const FORMS = new Set(['new', 'new-group'])

/** The booking desk: the list, below it one booking at its number, and a new one at `new`; `children` over the list. */
export function BookingsAdmin({ list, children }: { list: ReactNode; children?: ReactNode }) {
  const place = usePlace()
  if (place !== '' && !FORMS.has(place)) return <BookingPage key={place} id={Number(place)} />
  return (
    <>
      {list}
      {place === 'new' && <NewBooking />}
      {children}
    </>
  )
}

/**
 * The days and the villa may stand in the address: `?checkIn=2027-03-14&villaId=7`; of who stands at the desk
 * `?walkIn=yes`; of a visitor who wrote only the
 * thread does, `?thread=message-12`, of a known guest the profile, `?guest=7`, because addresses end in logs; of a booking to
 * be copied its number, `?copy=12`.
 */
function NewBooking() {
  const go = useGo()
  const {
    checkIn = '',
    checkOut = '',
    villaId = '',
    thread = '',
    guest = '',
    copy = '',
    walkIn = '',
  } = usePlaceSearch()
  const name = readThreadName(thread)
  const { data: written, isLoading } = useQuery({
    ...threadQuery(name ?? { kind: 'message', id: 0 }),
    enabled: name !== null,
    retry: false,
  })
  const known = useQuery({ ...guestQuery(Number(guest)), enabled: Number(guest) > 0, retry: false })
  const copied = useQuery({ ...staffBookingQuery(Number(copy)), enabled: Number(copy) > 0, retry: false })
  const payer = useCopiedPayer(Number(copy))
  const { isLoading: isDayAwaited } = useQuery(businessDayQuery)
  if (isLoading || known.isLoading || copied.isLoading || payer.isLoading || isDayAwaited) return null
  const today = propertyToday()
  return (
    <NewBookingForm
      today={today}
      isWalkIn={walkIn !== ''}
      start={{
        ...(copied.data && copyBooking(copied.data, today)),
        ...payer.start,
        ...(known.data && fieldsOf(known.data)),
        ...(written && guestOf(written)),
        ...(isDay(checkIn) && { checkInDate: checkIn }),
        ...(isDay(checkOut) && { checkOutDate: checkOut }),
        ...(Number(villaId) > 0 && { villaId: Number(villaId) }),
      }}
      onClose={(made) => go(made ? `/bookings/${made.id}` : '/bookings')}
    />
  )
}

/** Who wrote, and the stay they have in mind as far as they said. */
function guestOf({ guestName, guestEmail, guestPhone, checkIn, checkOut, guests }: MessageThread) {
  return {
    ...{ guestName, guestEmail, guestPhone, source: 'message' as const },
    ...(checkIn !== null && { checkInDate: checkIn }),
    ...(checkOut !== null && { checkOutDate: checkOut }),
    ...(guests !== null && { numberOfGuests: guests }),
  }
}
