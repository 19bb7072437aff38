import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FORM_WORDS } from '@/features/bookings/text'
import { priceNight, rateOf } from '@/features/rates/rules/pricing'
import { BoardField } from '@/features/rates/web/board-field'
import { hoverDay, type Pick, pickDay, pickedStay } from '@/features/stay-calendar/rules/range'
import { describeNotice } from '@/features/stay-calendar/text'
import { StayCalendar } from '@/features/stay-calendar/web/stay-calendar'
import { useRefreshBookings } from '@/features/stay-calendar/web/use-refresh-bookings'
import { villasQuery } from '@/features/villas/queries'
import type { Day } from '@/kernel/days'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { changeByGuestCall, GuestBooking, GuestChange } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery } from '../queries'
import {
  isFreeIn,
  judgeCode,
  judgeHeldPlan,
  judgeWish,
  type StayWish,
  totalOf,
  wishOf,
  writeChange,
} from '../rules/stay-change'
import { ChangePrice } from './change-price'
import { changeStayText as words } from './change-stay-text'
import { messageOf } from './message-of'
import { closeParty, type OpenParty, PartyFields } from './party-fields'
import { useOwnCalendar } from './use-own-calendar'
import { VillaOptions } from './villa-options'

type ChangeStayProps = { booking: GuestBooking; token: string; onClose: () => void }

/** Other dates, another villa, other meals, another party: with the new price before the guest says yes. */
export function ChangeStay({ booking, token, onClose }: ChangeStayProps) {
  const client = useQueryClient()
  const refreshBookings = useRefreshBookings()
  const { queryKey } = guestBookingQuery(token)
  const { data: villas } = useQuery(villasQuery)
  const booked = wishOf(booking)
  const [pick, setPick] = useState<Pick>({ ...booked.stay, hovered: null })
  const [hint, setHint] = useState<string | null>(null)
  const [villaId, setVillaId] = useState(booking.villaId)
  const [board, setBoard] = useState(booking.board)
  const [openParty, setParty] = useState<OpenParty>(booked.party)
  const calendar = useOwnCalendar(booking, villaId, pick.checkIn)
  const { availability } = calendar
  const stay = pickedStay(pick)
  const party = closeParty(openParty)
  const { unseenVilla } = booking
  const villa =
    villas?.find(({ id }) => id === villaId) ?? (unseenVilla?.id === villaId ? unseenVilla : undefined)
  const wish: StayWish | null = stay && { stay, villaId, board, party: party ?? booked.party }
  const total = wish && totalOf(booking, wish, villa)
  const change = wish && total !== null ? writeChange(booking, wish, total) : null

  const saving = useMutation({
    mutationFn: (wanted: GuestChange) =>
      send<typeof changeByGuestCall>('PATCH', `${MY_BOOKING_PATH}/${token}`, wanted),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      showToast(words.saved)
      onClose()
    },
    onError: (error) =>
      showToast({ title: words.failed, description: messageOf(error), tone: 'destructive' }),
    onSettled: () => {
      // What was refused for its nights or its price is shown as it is by now; what was typed stays.
      void refreshBookings()
      void client.invalidateQueries({ queryKey: villasQuery.queryKey })
    },
  })

  function onPick(day: Day) {
    const next = pickDay(pick, day, availability)
    setPick(next.pick)
    setHint(describeNotice(next.notice))
  }

  const problems = wish ? judgeWish(booking, wish, villa) : []
  const problemOf = (...paths: string[]) => problems.find(({ path }) => paths.includes(path))?.message
  const isTaken = wish !== null && !calendar.isLoading && !isFreeIn(villaId, wish, availability)
  const canSave = change && party && problems.length === 0 && !isTaken && !saving.isPending

  function save(event: FormEvent) {
    event.preventDefault()
    if (canSave) saving.mutate(change)
  }

  const datesProblem = problemOf('checkInDate', 'checkOutDate')
  return (
    <form onSubmit={save} noValidate className="mt-3 grid gap-6">
      <p className="text-ink-soft">{words.intro}</p>
      {booking.canChangeStay && (
        <>
          <section aria-label={words.dates} aria-busy={calendar.isLoading}>
            <StayCalendar
              month={calendar.month}
              onMonthChange={calendar.setMonth}
              availability={availability}
              priceOf={(night) => (villa ? priceNight(rateOf(villa), night) : null)}
              pick={pick}
              onPick={onPick}
              onHover={(day) => setPick((now) => hoverDay(now, day))}
            />
            {calendar.hasFailed && (
              <p role="alert" className="mt-3 flex flex-wrap items-center gap-4">
                {words.nightsFailed}
                <Button look="quiet" onClick={calendar.retry}>
                  {words.tryAgain}
                </Button>
              </p>
            )}
            <p role="status" className="mt-3 font-semibold text-forest">
              {hint ?? (stay && words.picked(FORM_WORDS.datesOf(stay.checkIn, stay.checkOut)))}
              {datesProblem && <span className="block text-alarm">{datesProblem}</span>}
            </p>
          </section>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.villa} error={isTaken ? words.notFree : problemOf('villaId')}>
              {(control) => (
                <Select
                  {...control}
                  value={villaId}
                  onChange={(event) => setVillaId(Number(event.target.value))}
                >
                  <VillaOptions
                    booking={booking}
                    villas={villas ?? []}
                    chosen={villaId}
                    wish={wish}
                    seen={availability}
                  />
                </Select>
              )}
            </Field>
            {villa && <BoardField board={board} rate={rateOf(villa)} onChange={setBoard} />}
          </div>
        </>
      )}
      <PartyFields
        party={openParty}
        most={villa?.maxGuests ?? booking.maxGuests}
        error={party ? problemOf('numberOfGuests', 'childAges', 'board') : words.agesMissing}
        onChange={setParty}
      />
      <ChangePrice
        booking={booking}
        wish={wish}
        total={total}
        isChanged={change !== null}
        codeLost={wish && judgeCode(booking, wish, villa)}
        planLost={wish && judgeHeldPlan(booking, wish, villa)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="action" disabled={!canSave}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.leave}
        </Button>
      </div>
      {saving.error && (
        <p role="alert" className="font-semibold text-alarm">
          {messageOf(saving.error)}
        </p>
      )}
    </form>
  )
}
