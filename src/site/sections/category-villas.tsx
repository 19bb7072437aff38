import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Category } from '@/features/categories/contract'
import { describeBeds } from '@/features/categories/rules/beds'
import { GroundsMap } from '@/features/grounds/web/grounds-map'
import { IllustrationsNote } from '@/features/property/web/illustrations-note'
import type { Villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { groupVillas, placeOf } from '@/features/villas/rules/villa-groups'
import { VILLA_WORDS } from '@/features/villas/text'
import { VillaBadge } from '@/features/villas/web/villa-badge'
import { VillaGallery } from '@/features/villas/web/villa-gallery'
import { tellPrice } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Notice } from '@/web/ui/notice'
import { Picture } from '@/web/ui/picture'
import { Section, SectionHeading } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { categoryContent } from '../content/villas'

const { villas: words } = categoryContent
const SKELETONS = ['first', 'second', 'third']

/** The villas of one category: their pictures by name, then each unit with its place, its price and its nights. */
export function CategoryVillas({ category, searched }: { category: Category; searched: StayLink }) {
  const { data: villas, isPending, isError, refetch } = useQuery(villasQuery)
  return (
    <Section ground="sand" aria-labelledby="villas-title">
      <SectionHeading id="villas-title" title={words.title}>
        {words.line(category.name)}
      </SectionHeading>
      {isPending && (
        <Loading label={words.loading} className="mt-10 grid gap-4">
          {SKELETONS.map((name) => (
            <Skeleton key={name} className="h-24 bg-line-strong/40" />
          ))}
        </Loading>
      )}
      {isError && (
        <Notice title={words.failed} role="alert" className="mt-10">
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {villas && (
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
          <div className="lg:order-last lg:sticky lg:top-24">
            <h3 className="mb-4 text-xl">{words.map}</h3>
            <CategoryMap villas={villas} category={category} searched={searched} />
          </div>
          <Shelves villas={villas} category={category} searched={searched} />
        </div>
      )}
      <IllustrationsNote />
    </Section>
  )
}

type ShelvesProps = { villas: readonly Villa[]; category: Category; searched: StayLink }

function Shelves({ villas, category, searched }: ShelvesProps) {
  const groups = groupVillas(villas, { category: category.id, name: null, guests: 1 })
  if (groups.length === 0) return <Notice title={words.empty} />
  return (
    <ul className="grid gap-10">
      {groups.map((group) => (
        <li key={group.name} className="grid gap-4 lg:grid-cols-[14rem_1fr] lg:gap-8">
          <Picture
            address={group.villas[0]?.mainImageUrl}
            alt=""
            size="card"
            sizes="(min-width: 64rem) 24rem, 100vw"
            className="h-40 w-full rounded-card object-cover lg:h-full lg:max-h-56"
          />
          <div>
            <h3 className="text-xl">{group.name}</h3>
            <ul className="mt-3 grid ruled border-y border-line-strong/40">
              {group.villas.map((villa) => (
                <Unit key={villa.id} villa={villa} searched={searched} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Where the villas of the category lie; each leads to its free nights, as in the list beside the map. */
function CategoryMap({ villas, category, searched }: ShelvesProps) {
  const isOwn = ({ categoryId }: Villa) => categoryId === category.id
  return (
    <GroundsMap
      villas={villas}
      nameOf={unitNameOf}
      stateOf={(villa) => (isOwn(villa) ? 'here' : 'other')}
      renderMark={(villa, mark) =>
        isOwn(villa) ? (
          <Link to="/calendar" search={{ ...searched, villa: villa.id }} tabIndex={-1}>
            {mark}
          </Link>
        ) : (
          mark
        )
      }
    />
  )
}

function Unit({ villa, searched }: { villa: Villa; searched: StayLink }) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {placeOf(villa) || villa.name}
          <VillaBadge villa={villa} />
        </p>
        <p className="mt-1 text-sm text-ink-soft">{villa.shortDescription ?? villa.description}</p>
        <p className="mt-1 text-sm">{furnishingOf(villa)}</p>
      </div>
      <div className="flex items-center justify-between gap-6">
        <p className="tabular whitespace-nowrap">
          <strong className="text-lg">{tellPrice(villa.price)}</strong>{' '}
          <span className="text-sm text-ink-soft">{VILLA_WORDS.perNight}</span>
        </p>
        <Link
          to="/calendar"
          search={{ ...searched, villa: villa.id }}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap text-forest underline decoration-2 underline-offset-4 hover:text-clay"
        >
          <Icon name="calendar" />
          {words.freeNights}
          <span className="sr-only">
            {villa.name}, {placeOf(villa)}
          </span>
        </Link>
      </div>
      <VillaGallery villa={villa} />
    </li>
  )
}

/** Its beds and its view in a line, as far as they are known. */
function furnishingOf({ beds = [], view }: Villa): string {
  return [describeBeds(beds), view].filter(Boolean).join(' · ')
}
