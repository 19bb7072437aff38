import { Link } from '@tanstack/react-router'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { type BookingSearch, findSearchProblem, linkFromSearch } from '@/features/search/rules/search'
import { type Day, formatDay, isDay } from '@/kernel/days'
import { countNights } from '@/kernel/stay'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { bookingContent } from '../content/booking'

type BookingStartProps = {
  today: Day
  /** What is known of the stay, from the link or from the last search. */
  search: BookingSearch | null
  /** What else the link asks for. */
  link: StayLink
}

/** The four steps, and the way into them with what is known already. */
export function BookingStart({ today, search, link }: BookingStartProps) {
  const { steps } = bookingContent
  const known = search ? linkFromSearch(search, today) : {}
  const { villa, category } = link
  return (
    <Section aria-labelledby="steps-title">
      <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-20">
        <div>
          <h2 id="steps-title" className="text-3xl">
            {steps.title}
          </h2>
          <ol className="mt-8 grid">
            {steps.list.map(({ title, text }, index) => (
              <li
                key={title}
                className="relative grid grid-cols-[3rem_1fr] gap-x-5 pb-8 not-last:before:absolute not-last:before:top-12 not-last:before:bottom-0 not-last:before:left-6 not-last:before:border-l not-last:before:border-dashed not-last:before:border-line-strong"
              >
                <span
                  aria-hidden="true"
                  className="flex size-12 items-center justify-center rounded-full border border-gold bg-gold-soft font-serif text-xl"
                >
                  {index + 1}
                </span>
                <div className="pt-1">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-0.5 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <aside
          aria-labelledby="stay-title"
          className="h-fit rounded-card border border-line bg-paper p-6 lg:sticky lg:top-24"
        >
          <h2 id="stay-title" className="text-xl">
            {steps.yourStay}
          </h2>
          <div role="status" className="mt-4">
            {search ? <StayFacts search={search} today={today} /> : <p>{steps.nothingYet}</p>}
          </div>
          <Link
            to="/booking"
            search={{ ...(villa && { villa }), ...(category && { category }), ...known, step: 'dates' }}
            className={buttonClass({ look: 'action', size: 'large', className: 'mt-6 w-full scroll-mt-40' })}
          >
            <Icon name="calendar" />
            {steps.start}
          </Link>
        </aside>
      </div>
    </Section>
  )
}

function StayFacts({ search, today }: { search: BookingSearch; today: Day }) {
  const { steps } = bookingContent
  const { checkIn, checkOut, guests } = search
  const isStay = findSearchProblem(search, today) === null
  return (
    <>
      {!isStay && <p className="mb-3">{steps.nothingYet}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {isStay && isDay(checkIn) && isDay(checkOut) && (
          <>
            <Fact name={steps.checkIn}>{formatDay(checkIn)}</Fact>
            <Fact name={steps.checkOut}>{formatDay(checkOut)}</Fact>
            <Fact name={steps.nights}>{String(countNights({ checkIn, checkOut }))}</Fact>
          </>
        )}
        <Fact name={steps.guests}>{guests}</Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular text-right font-semibold">{children}</dd>
    </>
  )
}
