import { lazy, type ReactNode, Suspense, use, useState } from 'react'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { BoardField } from '@/features/rates/web/board-field'
import { pickAny } from '@/features/search/rules/any-villa'
import { largestParty, type Offer } from '@/features/search/rules/offers'
import type { Villa } from '@/features/villas/contract'
import { categoriesOf } from '@/features/villas/rules/villa-groups'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { BookingDraft } from '../rules/checkout'
import { StepForm } from './checkout-frame'
import { STEP_VILLA_WORDS as words } from './step-villa-text'
import type { useOffers } from './use-offers'
import { VillaOffers } from './villa-offers'

const NoOffer = lazy(async () => ({ default: (await import('./no-offer')).NoOffer }))

let planRules: Promise<typeof import('@/features/search/rules/offers-on-plan')> | undefined
/** Prices on rate plans are for guests who have chosen one, in a later step. */
const loadPlanRules = () => {
  planRules ??= import('@/features/search/rules/offers-on-plan')
  return planRules
}

type StepVillaProps = {
  draft: BookingDraft
  stay: Stay
  today: Day
  asked: ReturnType<typeof useOffers>
  offer: Offer | undefined
  /** Why the villa that was chosen cannot be had, for the guest. */
  lost: string | null
  takesFocus: boolean
  price: ReactNode
  onChange: (changed: Partial<BookingDraft>) => void
  onOtherDates: () => void
  onNext: () => void
}

/** How many and where: the party, and the villas free for all of the nights. */
export function StepVilla(props: StepVillaProps) {
  const { draft, stay, asked, offer, onChange } = props
  const [isTried, setTried] = useState(false)
  const { known } = asked
  const onPlan = draft.planId === null ? null : use(loadPlanRules())
  const offers = onPlan?.offersOnPlan(known?.offers ?? [], draft.planId, props) ?? known?.offers ?? []

  function goOn() {
    setTried(true)
    if (offer) props.onNext()
  }

  return (
    <StepForm step="villa" takesFocus={props.takesFocus} onSubmit={goOn} price={props.price}>
      {props.lost && <Alarm>{props.lost}</Alarm>}
      {isTried && !offer && !props.lost && known && <Alarm>{words.missing}</Alarm>}
      {asked.hasFailed && (
        <Alarm onRetry={asked.retry}>
          <p>{words.failed}</p>
          <p className="font-normal">{words.failedWhy}</p>
        </Alarm>
      )}
      {!known && !asked.hasFailed && <OffersSkeleton />}
      {known && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={words.guests}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.guests}
                  onChange={(event) => onChange({ guests: Number(event.target.value) })}
                >
                  {countsUpTo(Math.max(largestParty(known.villas), draft.guests)).map((count) => (
                    <option key={count} value={count}>
                      {PREVIEW_WORDS.guestOption(count)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <BoardField board={draft.board} onChange={(board) => onChange({ board })} />
            <Field label={words.kind}>
              {(control) => (
                <Select
                  {...control}
                  value={draft.category ?? ''}
                  onChange={(event) => onChange({ category: Number(event.target.value) || null })}
                >
                  <option value="">{words.anyKind}</option>
                  {categoriesOf(known.villas).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <VillaOffers
            key={draft.category}
            offers={offers.filter((one) => isShown(one.villa, draft))}
            planNameOf={onPlan?.planNameOf}
            stay={stay}
            villas={known.villas}
            taken={known.taken}
            chosenId={draft.anyOf === null ? offer?.villa.id : undefined}
            onChoose={(villaId) => onChange({ villaId })}
            anyOf={offerOfAny(props, offers)}
            empty={
              <Suspense>
                <NoOffer {...props} />
              </Suspense>
            }
          />
        </>
      )}
    </StepForm>
  )
}

/** The choice of any villa of the kind that is shown, where one of it is free. */
function offerOfAny({ draft, onChange }: StepVillaProps, offers: readonly Offer[]) {
  const kind = draft.category ?? draft.anyOf
  const best = kind === null ? undefined : pickAny(offers, kind)
  return (
    best && {
      name: best.villa.categoryName ?? best.villa.name,
      offer: best,
      isChosen: draft.anyOf !== null,
      onChoose: () => onChange({ anyOf: kind, villaId: best.villa.id }),
    }
  )
}

export function OffersSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  )
}

/** Whether the kind of villa that was chosen shows it. */
export function isShown({ categoryId }: Villa, { category }: Pick<BookingDraft, 'category'>): boolean {
  return category === null || categoryId === category
}

function countsUpTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}
