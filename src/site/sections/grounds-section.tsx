import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { GroundsMap } from '@/features/grounds/web/grounds-map'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { byBuilding } from '@/features/villas/rules/villa-groups'
import { Section, SectionHeading } from '@/web/ui/section'
import { villasContent } from '../content/villas'

const { grounds: words } = villasContent

/** Where every villa lies: the map, and beside it each house with its villas, which lead to their free nights. */
export function GroundsSection({ searched }: { searched: StayLink }) {
  const { data: villas = [] } = useQuery(villasQuery)
  const [lit, setLit] = useState<number | null>(null)
  if (villas.length === 0) return null
  return (
    <Section ground="sand" aria-labelledby="grounds-title">
      <SectionHeading id="grounds-title" title={words.title}>
        {words.line}
      </SectionHeading>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-2">
        <GroundsMap
          villas={villas}
          nameOf={unitNameOf}
          lit={lit}
          stateOf={() => 'plain'}
          renderMark={(villa, mark) => (
            <Link to="/calendar" search={{ ...searched, villa: villa.id }} tabIndex={-1}>
              {mark}
            </Link>
          )}
        />
        <ul className="grid grid-cols-2 gap-6">
          {byBuilding(villas).map(({ building, villas: own }) => (
            <li key={building} className="wrap-anywhere">
              <h3 className="text-xl">{building ?? words.elsewhere}</h3>
              <ul className="mt-3 grid ruled border-y border-line-strong/40">
                {own.map((villa) => (
                  <li key={villa.id}>
                    <Link
                      to="/calendar"
                      search={{ ...searched, villa: villa.id }}
                      onFocus={() => setLit(villa.id)}
                      onMouseEnter={() => setLit(villa.id)}
                      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-clay"
                    >
                      <span className="font-semibold">{villa.roomNumber ?? villa.name}</span>
                      <span className="text-sm text-ink-soft">{villa.categoryName}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
