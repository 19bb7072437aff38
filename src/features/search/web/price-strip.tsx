import { Link } from '@tanstack/react-router'
import { dayOfMonth, formatDay, formatShortDay } from '@/kernel/days'
import { formatDecimal } from '@/kernel/decimals'
import { MONEY_WORDS } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { joinClasses } from '@/web/ui/classes'
import type { CheckoutLink } from '../rules/checkout-link'
import { otherDatesLink } from '../rules/choice-link'
import type { StripDay } from '../rules/price-strip'
import { RESULTS_WORDS } from './results-text'

const { strip: words } = RESULTS_WORDS
const CENTS = 100
const HUNDRED = 100
/** From here on a total in whole dollars is too wide. */
const MOST_WHOLE = 10_000

const CELL = 'flex min-h-16 flex-col items-center justify-center rounded-control border text-xs'

/** The same number of nights from the days around the searched one, each at its lowest price and a link to its results. */
export function PriceStrip({ days, link }: { days: readonly StripDay[]; link: CheckoutLink }) {
  const [first] = days
  if (!first) return null
  const title = words.title(countNights(first.stay))
  return (
    <nav aria-label={title}>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <strong className="font-semibold">{title}</strong>
        <span className="text-ink-soft">{words.line}</span>
      </p>
      <ol className="tabular mt-2 flex gap-1">
        {days.map((day) => (
          <li key={day.stay.checkIn} className="min-w-0 grow basis-28">
            <StripCell day={day} link={link} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StripCell({ day, link }: { day: StripDay; link: CheckoutLink }) {
  const { stay, total, isWished, isOutOfReach } = day
  const { checkIn } = stay
  const what = total === null ? (isOutOfReach ? words.cannot : words.nothingFree) : words.from(total)
  const content = (
    <>
      <span aria-hidden="true">{formatDay(checkIn).slice(0, 3)}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {dayOfMonth(checkIn)}
        <span className="max-sm:hidden">
          {formatShortDay(checkIn).slice(String(dayOfMonth(checkIn)).length)}
        </span>
      </span>
      <strong aria-hidden="true" className="font-semibold">
        {total === null ? (isOutOfReach ? words.outOfReach : words.full) : roundUp(total)}
      </strong>
      <span className="sr-only">
        {words.dayLabel(stay, [isWished && words.current, what].filter(Boolean).join(', '))}
      </span>
    </>
  )
  if (isOutOfReach || (total === null && !isWished))
    return <span className={joinClasses(CELL, 'border-transparent text-ink-soft')}>{content}</span>
  return (
    <Link
      to="/booking"
      search={otherDatesLink(link, stay)}
      resetScroll={false}
      className={joinClasses(
        CELL,
        isWished ? 'border-forest bg-forest text-paper' : 'border-line-strong bg-paper hover:border-forest',
      )}
    >
      {content}
    </Link>
  )
}

/**
 * Whole dollars without a comma, from ten thousand on in hundreds, so that seven of them stand side by side on a phone;
 * never less than it costs.
 */
function roundUp(cents: number): string {
  const dollars = Math.ceil(cents / CENTS)
  const figure =
    dollars < MOST_WHOLE
      ? String(dollars)
      : `${formatDecimal((Math.ceil(dollars / HUNDRED) / 10).toFixed(1))}k`
  return MONEY_WORDS.dollars(figure, null)
}
