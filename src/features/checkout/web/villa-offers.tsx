import { type ReactNode, useId, useState } from 'react'
import { guestsOffered } from '@/features/bookings/rules/limits'
import type { Offer } from '@/features/search/rules/offers'
import { placeOf } from '@/features/villas/rules/villa-groups'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import { Picture } from '@/web/ui/picture'
import type { OffersOnMap, OffersOnMapProps } from './offers-on-map'
import { STEP_VILLA_WORDS as words } from './step-villa-text'

const SHOWN_FIRST = 6

type VillaOffersProps = OffersOnMapProps & {
  stay: Stay
  /** Where a rate plan is chosen, the name of the one each is priced on. */
  planNameOf: ((offer: Offer) => string) | undefined
  /** Any villa of the kind that is shown: the first choice. */
  anyOf?: { name: string; offer: Offer; isChosen: boolean; onChoose: () => void } | undefined
  /** Shown where there is nothing to choose. */
  empty: ReactNode
}

/** Free villas to choose one of, the cheapest first; the chosen one is always in view. */
export function VillaOffers(props: VillaOffersProps) {
  const { offers, stay, chosenId, onChoose, planNameOf, anyOf, empty } = props
  const [isWhole, setWhole] = useState(false)
  const name = useId()
  const isFar = offers.findIndex(({ villa }) => villa.id === chosenId) >= SHOWN_FIRST
  const shown = isWhole || isFar ? offers : offers.slice(0, SHOWN_FIRST)
  const hidden = offers.length - shown.length
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{words.legend(stay)}</legend>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {offers.length > 0 && words.free(offers.length)}
      </p>
      {offers.length === 0 ? empty : <MapOfOffers {...props} />}
      <div className="grid gap-3">
        {anyOf && (
          <Choice
            {...anyOf}
            value="any"
            group={name}
            nights={countNights(stay)}
            title={words.anyOf(anyOf.name)}
            lines={[words.anyOfText]}
            planName={planNameOf?.(anyOf.offer)}
          />
        )}
        {shown.map((offer) => (
          <Choice
            key={offer.villa.id}
            offer={offer}
            value={offer.villa.id}
            group={name}
            nights={countNights(stay)}
            title={offer.villa.name}
            lines={[
              placeOf(offer.villa),
              [offer.villa.categoryName, words.sleeps(guestsOffered(offer.villa))]
                .filter(Boolean)
                .join(' · '),
            ]}
            planName={planNameOf?.(offer)}
            isChosen={offer.villa.id === chosenId}
            onChoose={() => onChoose(offer.villa.id)}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button look="quiet" onClick={() => setWhole(true)} className="mt-4 w-full">
          {words.more(hidden)}
        </Button>
      )}
    </fieldset>
  )
}

/** The way to the map of the grounds, which comes with the press; where it cannot be had the list is all there is. */
function MapOfOffers(props: OffersOnMapProps) {
  const [Offers, setOffers] = useState<typeof OffersOnMap>()
  const [hasFailed, setFailed] = useState(false)

  function onToggle() {
    import('./offers-on-map').then(
      ({ OffersOnMap }) => setOffers(() => OffersOnMap),
      () => setFailed(true),
    )
  }

  return (
    <details onToggle={onToggle} className="mb-3 noscript:hidden">
      <summary className="min-h-11 py-2.5 font-semibold text-forest">{words.map}</summary>
      {Offers ? <Offers {...props} /> : hasFailed && words.noMap}
    </details>
  )
}

type ChoiceProps = {
  offer: Offer
  value: number | string
  /** The name that all radio buttons share. */
  group: string
  nights: number
  title: string
  lines: readonly string[]
  planName: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Choice({
  offer: { villa, quote },
  value,
  group,
  nights,
  title,
  lines,
  planName,
  isChosen,
  onChoose,
}: ChoiceProps) {
  const least = Math.min(...quote.nights.map(({ cents }) => cents))
  return (
    <label className="grid cursor-pointer wrap-anywhere grid-cols-[auto_1fr] items-center gap-4 rounded-card border border-line bg-paper p-4 has-checked:border-forest has-checked:bg-mist hover:border-forest">
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-forest"
      />
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <Picture
          address={villa.mainImageUrl}
          alt=""
          size="card"
          sizes="5rem"
          className="size-20 shrink-0 rounded-control object-cover max-sm:hidden"
        />
        <span className="min-w-0 grow basis-40">
          <strong className="block font-serif text-lg leading-snug">{title}</strong>
          {lines.map((line) => (
            <span key={line} className="block text-sm text-ink-soft">
              {line}
            </span>
          ))}
        </span>
        <span className="tabular text-sm text-ink-soft">
          <strong className="text-lg text-forest">{formatPrice(quote.total)}</strong> {words.inAll(nights)}
          <span className="block">{words.perNight(least)}</span>
          {planName && <span className="block">{planName}</span>}
        </span>
      </span>
    </label>
  )
}
