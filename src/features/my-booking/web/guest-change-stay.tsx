import { type ComponentProps, useRef, useState } from 'react'
import { FORM_WORDS } from '@/features/bookings/text'
import { contactLink } from '@/features/contact/rules/contact-link'
import { nightsFromWire } from '@/features/rates/rules/nightly-rates'
import { planOf } from '@/features/rates/rules/rate-plan'
import { toDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import type { GuestBooking } from '../contract'
import type { ChangeStay } from './change-stay'
import { guestPageText } from './guest-page-text'

const words = guestPageText.changeStay

type Form = (props: ComponentProps<typeof ChangeStay>) => React.ReactNode

/** The way to other dates, another villa, other meals and another party; the form comes when it is asked for. */
export function GuestChangeStay({ booking, token }: { booking: GuestBooking; token: string }) {
  const [Opened, setOpened] = useState<{ Form: Form } | null>(null)
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const plan = planOf(nightsFromWire(booking.nights))
  const closed = plan?.cancellation === 'non-refundable' ? words.plan(plan.name) : words.late
  const title = useRef<HTMLHeadingElement>(null)
  const dates = FORM_WORDS.datesOf(toDay(booking.checkInDate), toDay(booking.checkOutDate))

  async function open() {
    setState('loading')
    try {
      const { ChangeStay: Form } = await import('./change-stay')
      show({ Form })
      setState('rest')
    } catch {
      // The line is gone, or the site is newer than this page: what to do is said beside the button.
      setState('failed')
    }
  }

  /** The button that was pressed goes away: the focus, and what is in view, stay with what takes its place. */
  function show(opened: { Form: Form } | null) {
    title.current?.focus()
    setOpened(opened)
  }

  return (
    <section aria-labelledby="guest-change-stay">
      <h2 ref={title} tabIndex={-1} id="guest-change-stay" className="text-xl outline-none">
        {words.title}
      </h2>
      {Opened ? (
        <Opened.Form booking={booking} token={token} onClose={() => show(null)} />
      ) : (
        <>
          <p className="mt-2 text-ink-soft">
            {booking.canChangeStay ? words.free : booking.hasSetPrice ? words.agreed : closed}
          </p>
          <Button onClick={() => void open()} disabled={state === 'loading'} className="mt-4">
            {booking.canChangeStay ? words.open : words.openParty}
          </Button>
          {state === 'failed' && (
            <p role="alert" className="mt-2 font-semibold text-alarm">
              {words.failed}
            </p>
          )}
        </>
      )}
      <p className="mt-4">
        <PageLink
          path={contactLink('Room Booking Inquiry', words.message(booking.reference, dates))}
          className="inline-flex min-h-11 items-center gap-3 font-semibold"
        >
          <Icon name="mail" />
          {words.write}
        </PageLink>
      </p>
    </section>
  )
}
