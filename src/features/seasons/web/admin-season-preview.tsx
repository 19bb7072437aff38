import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DAY_WORDS, formatShortDay, isDay, toDay, weekdayOf } from '@/kernel/days'
import { formatShortPrice, parseAmount, toCents } from '@/kernel/money'
import type { Draft } from '@/web/admin-kit/form-draft'
import { reasonOf } from '@/web/admin-kit/resource-words'
import type { Query } from '@/web/kit/query'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { readChange } from '../rules/read-change'
import type { SeasonPreview } from '../staff-contract'
import { seasonPreviewQuery } from '../staff-queries'
import { previewText as words } from './admin-text'

const PAUSE_MS = 400

type Asked = Parameters<typeof seasonPreviewQuery>[0]

/** What each night of each category becomes with the season as it stands in the form, by the rule that prices every stay. */
export function SeasonPreviewNote({ draft, id }: { draft: Draft; id: unknown }) {
  const asked = askFor(draft, id)
  return <PreviewNote asked={asked && seasonPreviewQuery(asked)} />
}

type PreviewNoteProps = {
  /** Null while the form is not whole. */
  asked: Query<SeasonPreview> | null
  /** Which counts of several seasons over the same nights. */
  overlaps?: (names: readonly string[]) => string
}

/** The answer to a query of what nights become, asked once it has stood for a moment. */
export function PreviewNote({ asked: query, overlaps = words.overlaps }: PreviewNoteProps) {
  const wanted = JSON.stringify(query?.queryKey ?? null)
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const queryKey: Query<SeasonPreview>['queryKey'] | null = JSON.parse(settled)
  return queryKey ? (
    <Preview query={{ queryKey }} isBehind={settled !== wanted} overlaps={overlaps} />
  ) : (
    <Line text={words.unready} />
  )
}

type PreviewProps = Required<Pick<PreviewNoteProps, 'overlaps'>> & {
  query: Query<SeasonPreview>
  isBehind: boolean
}

function Preview({ query, isBehind, overlaps }: PreviewProps) {
  const { data, error, isFetching } = useQuery({
    ...query,
    placeholderData: (before) => before,
  })
  if (error) return <Line text={reasonOf(error) ?? words.failed} />
  if (!data) return <Line text={words.loading} />
  return (
    <div aria-busy={isFetching || isBehind} className="grid min-w-0 gap-3">
      <div role="status" className="grid gap-3">
        {data.warnings.map((warning) => (
          <p
            key={warning}
            className="flex gap-2 rounded-control border border-alarm bg-blush px-4 py-2.5 font-semibold text-alarm"
          >
            <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
            {warning}
          </p>
        ))}
      </div>
      {data.overlaps.length > 0 && <Line text={overlaps(data.overlaps)} />}
      <Nights preview={data} />
      {data.more > 0 && <Line text={words.more(data.more)} />}
    </div>
  )
}

function Nights({ preview: { categories } }: { preview: SeasonPreview }) {
  const nights = categories[0]?.nights ?? []
  if (nights.length === 0) return <Line text={words.none} />
  return (
    <section
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-control border border-line"
    >
      <table className="tabular text-right text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 bg-paper px-3 py-1.5 text-left font-semibold">
              {words.category}
            </th>
            {nights.map(({ night }) => (
              <th key={night} scope="col" className="whitespace-nowrap px-3 py-1.5 font-semibold">
                <span className="block text-xs font-normal text-ink-soft">{weekdayName(night)}</span>
                {formatShortDay(toDay(night))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category.name} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="sticky left-0 max-w-40 bg-paper px-3 py-1.5 text-left font-normal max-sm:max-w-28"
              >
                {category.name}
              </th>
              {category.nights.map(({ night, before, after }) => (
                <td key={night} className="whitespace-nowrap px-3 py-1.5">
                  <Change before={costOf(before)} after={costOf(after)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Change({ before, after }: { before: string; after: string }) {
  const isSame = before === after
  return (
    <>
      <span className={joinClasses('block text-xs text-ink-soft', !isSame && 'line-through')}>
        <span className="sr-only">{words.before} </span>
        {before}
      </span>
      <span className={joinClasses('block', isSame ? 'text-ink-soft' : 'font-semibold text-forest')}>
        <span className="sr-only">{words.after} </span>
        {after}
      </span>
    </>
  )
}

function Line({ text }: { text: string }) {
  return <p className="text-sm text-ink-soft">{text}</p>
}

function costOf({ least, most }: { least: string; most: string | null }): string {
  return [least, most]
    .flatMap((amount) => (amount === null ? [] : formatShortPrice(toCents(amount))))
    .join('–')
}

function weekdayName(night: string): string {
  return DAY_WORDS.weekdays[weekdayOf(toDay(night))]?.slice(0, 3) ?? ''
}

/** What the server is asked for a form; null while its days or its price are not whole. */
function askFor(draft: Draft, id: unknown): Asked | null {
  const text = (name: string) => String(draft[name] ?? '').trim()
  const [startDate, endDate, weekdays] = [text('startDate'), text('endDate'), text('weekdays')]
  const kind = text('kind') as Asked['kind']
  const isChange = kind === 'amount' || kind === 'percentage'
  // What stands in the fields of another kind is refused at saving, and does nothing here.
  const [price, weekendPrice] = kind === 'price' ? [text('price'), text('weekendPrice')] : ['', '']
  const change = isChange ? readChange(text('change')) : null
  const areDaysWhole = isDay(startDate) && isDay(endDate) && startDate <= endDate
  const areAmountsWhole = [price, weekendPrice, change].every((one) => !one || parseAmount(one) !== null)
  if (!areDaysWhole || !areAmountsWhole || (isChange && !change)) return null
  return {
    ...(typeof id === 'number' && { id }),
    ...(text('villaId') && { villaId: Number(text('villaId')) }),
    ...(text('categoryId') && { categoryId: Number(text('categoryId')) }),
    startDate,
    endDate,
    ...(weekdays && { weekdays }),
    kind,
    ...(price && { price }),
    ...(weekendPrice && { weekendPrice }),
    ...(change && { change }),
  }
}
