import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Category } from '@/features/categories/contract'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { placeOf } from '@/features/villas/rules/villa-groups'
import type { Day } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { categoryContent } from '../content/villas'

const { nights: words } = categoryContent

/** Neither its code nor its nights are asked for before somebody wants to see them. */
const CategoryCalendar = lazy(() =>
  import('./category-calendar').then((module) => ({ default: module.CategoryCalendar })),
)

type CategoryNightsProps = { category: Category; pageDay: Day; searched: StayLink }

/** A villa of the category to choose, and its calendar once it is asked for: of no use without scripts. */
export function CategoryNights({ category, pageDay, searched }: CategoryNightsProps) {
  const { data } = useQuery(villasQuery)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isShown, setShown] = useState(false)
  const villas = (data ?? []).filter((villa) => villa.categoryId === category.id && villa.isAvailable)
  const villa = villas.find(({ id }) => id === chosen) ?? villas[0]
  if (!villa) return null
  return (
    <Section ground="paper" aria-labelledby="nights-title" className="scroll-mt-20 noscript:hidden">
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-16">
        <div>
          <h2 id="nights-title" className="text-3xl">
            {words.title}
          </h2>
          <p className="mt-3 text-ink-soft">{words.line}</p>
          <Field label={words.villa} className="mt-6">
            {(control) => (
              <Select
                {...control}
                value={villa.id}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {villas.map((one) => (
                  <option key={one.id} value={one.id}>
                    {unitNameOf(one, 'full')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <p className="mt-2 text-sm text-ink-soft">{placeOf(villa)}</p>
        </div>
        {isShown ? (
          // biome-ignore lint/a11y/useSemanticElements: a part of its section, not a set of form fields
          <div
            ref={takeFocus}
            tabIndex={-1}
            role="group"
            aria-labelledby="nights-title"
            className="min-w-0 outline-none"
          >
            <Suspense fallback={<CalendarSkeleton />}>
              <CategoryCalendar key={villa.id} villa={villa} pageDay={pageDay} searched={searched} />
            </Suspense>
          </div>
        ) : (
          <div className="grid min-h-72 place-items-center rounded-card border border-dashed border-line-strong bg-cream p-8">
            <Button look="primary" size="large" onClick={() => setShown(true)} className="noscript:hidden">
              <Icon name="calendar" />
              {words.show}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** What stands in place of the button that was pressed. */
function takeFocus(part: HTMLElement | null): void {
  part?.focus()
}

function CalendarSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-8 md:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96 max-md:hidden" />
    </Loading>
  )
}
