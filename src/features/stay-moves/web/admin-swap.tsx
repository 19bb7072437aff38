import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { staffBookingsQuery } from '@/features/bookings/staff-queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays, formatShortDay } from '@/kernel/days'
import { staysOverlap } from '@/kernel/stay'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { aheadOf } from '../rules/ahead'
import type { swapStaysCall } from '../staff-contract'
import { swapText as words } from './admin-text'

/** Opens the exchange of villas with another guest; nothing for a stay that is over. */
export function SwapButton({ booking }: { booking: StaffBooking }) {
  const [isOpen, setOpen] = useState(false)
  const { checkIn, checkOut } = aheadOf(booking, propertyToday())
  const mayMove = useMay('front-desk')
  if (!mayMove || !isStayOpen(booking.status) || checkOut <= checkIn) return null
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen && <SwapDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}

function SwapDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const others = useOthers(booking)
  const other = others.data?.find(({ id }) => String(id) === chosen)

  async function onSwap(event: FormEvent) {
    event.preventDefault()
    if (!other || isSending) return
    setSending(true)
    setProblem(null)
    try {
      await sendForStaff<typeof swapStaysCall>('POST', `${ADMIN_BOOKINGS_PATH}/${booking.id}/swap`, {
        withId: other.id,
        updatedAt: booking.updatedAt,
        withUpdatedAt: other.updatedAt,
      })
      showToast({ title: words.done(booking.guestName, other.guestName) })
      onClose()
    } catch (error) {
      setProblem(reasonOf(error) ?? words.refusedHelp)
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Dialog open title={words.title(booking.guestName)} onClose={onClose} className="max-w-lg">
      <form onSubmit={(event) => void onSwap(event)} className="grid gap-4">
        <p className="text-ink-soft">{words.line}</p>
        {!others.data && <p role="status">{others.isError ? words.failed : words.loading}</p>}
        {others.data?.length === 0 && <p>{words.none}</p>}
        {others.data && others.data.length > 0 && (
          <Field label={words.choose} help={words.chooseHelp}>
            {(control) => (
              <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
                <option value="" />
                {others.data.map((one) => (
                  <option key={one.id} value={one.id}>
                    {tellOption(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div aria-live="polite" className="tabular grid gap-1 empty:hidden">
          {other && (
            <>
              <p>{tellMove(booking, other)}</p>
              <p>{tellMove(other, booking)}</p>
            </>
          )}
        </div>
        <p role="alert" className="font-semibold text-alarm empty:hidden">
          {problem}
        </p>
        <Button type="submit" aria-disabled={!other || isSending} className="justify-self-start">
          {isSending ? words.swapping : words.swap}
        </Button>
      </form>
    </Dialog>
  )
}

/** Stays in other villas that share a night with what is ahead of this one. */
function useOthers(booking: StaffBooking) {
  const today = propertyToday()
  const ahead = aheadOf(booking, today)
  const search = { start: ahead.checkIn, end: addDays(ahead.checkOut, -1), pageSize: 500 }
  return useQuery({
    ...staffBookingsQuery(search),
    // Others move guests meanwhile.
    staleTime: 0,
    select: (all) =>
      all
        .filter(
          (one) =>
            one.id !== booking.id &&
            one.villaId !== booking.villaId &&
            isStayOpen(one.status) &&
            staysOverlap(aheadOf(one, today), ahead),
        )
        .toSorted((one, other) => one.guestName.localeCompare(other.guestName)),
  })
}

function tellOption(one: StaffBooking): string {
  const { checkIn, checkOut } = aheadOf(one, propertyToday())
  const nights = words.nights(formatShortDay(checkIn), formatShortDay(checkOut))
  return words.option(one.guestName, unitNameOf(one), nights, one.numberOfGuests)
}

function tellMove(guest: StaffBooking, to: StaffBooking): string {
  const { checkIn, checkOut } = aheadOf(guest, propertyToday())
  return words.becomes(guest.guestName, unitNameOf(to), formatShortDay(checkIn), formatShortDay(checkOut))
}
