import type { ReactNode } from 'react'
import { describeBeds } from '@/features/categories/rules/beds'
import type { Villa } from '@/features/villas/contract'
import { guestsShown, placeOf } from '@/features/villas/rules/villa-groups'
import { VILLA_WORDS as words } from '@/features/villas/text'
import { VillaBadge } from '@/features/villas/web/villa-badge'
import { tellPrice } from '@/kernel/money'
import { Icon, type IconName } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'

/** The chosen villa in full. `titleId` lets the caller move the focus to its name; `children` are its actions. */
export function VillaDetail({
  villa,
  titleId,
  priceNote,
  children,
}: {
  villa: Villa
  titleId: string
  /** What other nights cost. */
  priceNote?: string
  children?: ReactNode
}) {
  const place = placeOf(villa)
  const names = [...villa.amenities, ...(villa.kitchen ?? [])]
  return (
    <article
      aria-labelledby={titleId}
      className="grid overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[22rem_1fr]"
    >
      <Picture
        address={villa.mainImageUrl}
        alt=""
        size="card"
        isFirst
        className="h-36 w-full object-cover sm:h-64 lg:h-full"
      />
      <div className="flex min-w-0 flex-col gap-4 wrap-anywhere p-5 sm:gap-5 sm:p-7">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none">
              {villa.name}
            </h2>
            {place && <p className="text-ink-soft">{place}</p>}
          </div>
          <p className="tabular">
            <strong className="font-serif text-2xl text-forest">{tellPrice(villa.price)}</strong>{' '}
            <span className="text-ink-soft">{words.perNight}</span>
            {priceNote && <span className="block text-sm text-ink-soft">{priceNote}</span>}
          </p>
        </header>
        <p className="max-w-measure">{villa.description}</p>
        <Facts villa={villa} />
        {names.length > 0 && <Amenities names={names} />}
        <footer className="mt-auto flex flex-wrap items-center gap-4">
          <VillaBadge villa={villa} />
          {children}
        </footer>
      </div>
    </article>
  )
}

function Facts({ villa }: { villa: Villa }) {
  const facts: [IconName, string][] = [
    ['guests', words.upToGuests(guestsShown(villa))],
    ['bed', words.bedrooms(villa.bedrooms)],
    ...(villa.beds ? [['bed', describeBeds(villa.beds)] satisfies [IconName, string]] : []),
    ...(villa.view ? [['palm', villa.view] satisfies [IconName, string]] : []),
    ['bath', words.bathrooms(villa.bathrooms)],
    ...(villa.roomSize ? [['hut', words.roomSize(villa.roomSize)] satisfies [IconName, string]] : []),
    ...words.inclusions.map((inclusion): [IconName, string] => ['check', inclusion]),
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {facts.map(([icon, text]) => (
        <li key={text} className="flex items-center gap-2 text-sm font-semibold">
          <Icon name={icon} className="size-5 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Amenities({ names }: { names: string[] }) {
  return (
    <div>
      <h3 className="text-base">{words.amenities}</h3>
      <ul className="mt-1 text-sm text-ink-soft">
        {names.map((name, index) => (
          <li key={name} className="inline">
            {index > 0 && ' · '}
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
