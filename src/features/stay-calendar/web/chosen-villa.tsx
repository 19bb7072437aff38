import { type ReactNode, useEffect } from 'react'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { rateOf } from '@/features/rates/rules/pricing'
import { priceWeekendNight } from '@/features/rates/rules/weekend-price'
import { PREVIEW_WORDS } from '@/features/rates/text'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { noticeFromLink, type Pick, pickFromLink } from '../rules/range'
import { type GuestDetails, NO_DETAILS } from '../rules/typed-details'
import { StayPlanner } from './stay-planner'
import { VillaDetail } from './villa-detail'

type ChosenVillaProps = {
  villa: Villa
  titleId: string
  link: StayLink
  today: Day
  /** What was typed so far; null before anything was. */
  details: GuestDetails | null
  onDetailsChange: (details: GuestDetails) => void
  onPickChange: (pick: Pick) => void
  onShown: () => void
  /** The way back to the choice. */
  children: ReactNode
}

/** The calendar's page once a villa is chosen; it has no part in choosing one. */
export function ChosenVilla({
  villa,
  titleId,
  link,
  today,
  details,
  onShown,
  children,
  ...on
}: ChosenVillaProps) {
  useEffect(onShown)

  return (
    <>
      <VillaDetail
        villa={villa}
        titleId={titleId}
        priceNote={PREVIEW_WORDS.weekendNote(priceWeekendNight(rateOf(villa)))}
      >
        {children}
      </VillaDetail>
      <div className="mt-10">
        <StayPlanner
          key={villa.id}
          villa={villa}
          today={today}
          initial={pickFromLink(link, today)}
          initialNotice={noticeFromLink(link, today)}
          initialParty={partyFromLink(link)}
          details={details ?? NO_DETAILS}
          {...on}
        />
      </div>
    </>
  )
}
