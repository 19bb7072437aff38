import type { ReactNode } from 'react'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { MessageLink } from '@/features/property/web/message-link'
import { PlaceLines } from '@/features/property/web/place-lines'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { formatDay, toDay } from '@/kernel/days'
import { Icon } from '@/web/ui/icon'
import type { GuestBooking } from '../contract'
import { guestPageText } from './guest-page-text'

const words = guestPageText.arriving

/** All that a guest needs on the way: when, where, whom to call, and the network. */
export function BeforeArrival({ booking, isOff }: { booking: GuestBooking; isOff: boolean }) {
  const { phones, checkInTime, receptionHours } = useProperty()
  const link = 'inline-flex min-h-11 items-center gap-3 font-semibold'
  const { wifi, arrivalTime, status } = booking
  return (
    <section aria-labelledby="guest-arriving">
      <h2 id="guest-arriving" className="text-xl">
        {words.title}
      </h2>
      <dl className="mt-3 ruled border-y border-line">
        {!isOff && (
          <Line name={words.checkIn}>
            {formatDay(toDay(booking.checkInDate))}, {PREVIEW_WORDS.from(checkInTime)}
            <span className="block font-normal text-ink-soft">
              {arrivalTime ? words.expected(tellArrivalTime(arrivalTime)) : words.notExpected}
            </span>
          </Line>
        )}
        <Line name={words.place}>
          <PlaceLines />
        </Line>
        {!isOff && status !== 'checked-out' && (
          <Line name={words.wifi}>
            {wifi ? (
              <>
                {words.network(wifi.name)}
                <span className="block">{wifi.password ? words.password(wifi.password) : words.open}</span>
              </>
            ) : (
              <span className="font-normal">
                {status === 'pending' ? words.wifiOnceConfirmed : words.wifiLater}
              </span>
            )}
          </Line>
        )}
        <Line name={words.call}>
          <span className="flex flex-wrap items-center gap-x-6">
            <MessageLink className={link} />
            {phones.map((phone) => (
              <a key={phone} href={phoneAddress(phone)} className={link}>
                <Icon name="phone" />
                {phone}
              </a>
            ))}
          </span>
          <span className="block font-normal text-ink-soft">{words.reception(receptionHours)}</span>
        </Line>
      </dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
