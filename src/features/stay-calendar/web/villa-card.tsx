import type { Villa } from '@/features/villas/contract'
import { guestsShown, placeOf } from '@/features/villas/rules/villa-groups'
import { VILLA_WORDS as words } from '@/features/villas/text'
import { VillaBadge } from '@/features/villas/web/villa-badge'
import { tellPrice } from '@/kernel/money'

/** One villa in the picker, without the link around it: name, place, description, price per night and badge. */
export function VillaCard({ villa }: { villa: Villa }) {
  const place = placeOf(villa)
  return (
    <>
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-serif text-lg leading-tight">{villa.name}</span>
          {place && <span className="block text-sm text-ink-soft">{place}</span>}
        </span>
        <VillaBadge villa={villa} />
      </span>
      <span className="line-clamp-2 text-sm text-ink-soft">
        {villa.shortDescription ?? villa.description}
      </span>
      <span className="tabular mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
        <span>
          <strong className="text-lg text-forest">{tellPrice(villa.price)}</strong>{' '}
          <span className="text-sm text-ink-soft">{words.perNight}</span>
        </span>
        <span className="text-sm text-ink-soft">{words.upToGuests(guestsShown(villa))}</span>
      </span>
    </>
  )
}
