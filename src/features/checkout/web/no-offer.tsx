import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { largestParty } from '@/features/search/rules/offers'
import { tellOfAll } from '@/features/search/rules/season-notices'
import { VILLA_WORDS } from '@/features/villas/text'
import type { Day } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { formatStay, type Stay } from '@/kernel/stay'
import { Button, buttonClass } from '@/web/ui/button'
import type { BookingDraft } from '../rules/checkout'
import { STEP_VILLA_WORDS as words } from './step-villa-text'
import type { useOffers } from './use-offers'

type NoOfferProps = {
  draft: BookingDraft
  stay: Stay
  today: Day
  asked: ReturnType<typeof useOffers>
  onChange: (changed: Partial<BookingDraft>) => void
  onOtherDates: () => void
}

/** Why there is nothing to choose, and what can be done about it. */
export function NoOffer({ draft, stay, today, asked, onChange, onOtherDates }: NoOfferProps) {
  const { offers = [], others = [], villas = [] } = asked.known ?? {}
  if (offers.length > 0)
    return (
      <Nothing text={words.noneOfKind}>
        <Button look="quiet" onClick={() => onChange({ category: null })}>
          {words.showAll}
        </Button>
      </Nothing>
    )
  if (villas.length === 0) return <Nothing text={VILLA_WORDS.picker.empty} />
  const seasons = tellOfAll(villas, { day: stay.checkIn, stay, today })
  const against = seasons.isBroken ? seasons.says : ''
  return (
    <Nothing text={whyNone(draft.guests, largestParty(villas), against)}>
      {others.length > 0 && <p className="w-full">{words.others}</p>}
      {others.map((other) => (
        <Button key={other.stay.checkIn} look="quiet" onClick={() => onChange(other.stay)}>
          {formatStay(other.stay)}, {formatPrice(other.total)}
        </Button>
      ))}
      {draft.guests > largestParty(villas) && (
        <Link
          to="/booking"
          search={{ ...stay, guests: draft.guests }}
          className={buttonClass({ look: 'quiet' })}
        >
          {words.together}
        </Link>
      )}
      <Button look="bare" onClick={onOtherDates}>
        {words.otherDates}
      </Button>
    </Nothing>
  )
}

function whyNone(guests: number, most: number, against: string): string {
  return guests > most ? words.noneSoLarge(guests) : against || words.none
}

function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong p-5">
      <p className="text-lg font-semibold">{text}</p>
      {children && <div className="mt-4 flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  )
}
