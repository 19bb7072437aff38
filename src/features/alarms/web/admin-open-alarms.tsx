import { useQuery } from '@tanstack/react-query'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useMay } from '@/web/admin-kit/use-may'
import { buttonClass } from '@/web/ui/button'
import { ALARMS, type AlarmKind } from '../rules/alarm-kinds'
import { alarmsQuery } from '../staff-queries'
import { alarmsText as words } from './admin-text'

const REFETCH_MS = 60_000

/** What is wrong at the moment and what to do about it; nothing while all is well. */
export function OpenAlarms() {
  const { data = [], isError } = useQuery({
    ...alarmsQuery,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    select: (all) => all.filter(({ endedAt }) => endedAt === null),
  })
  if (data.length === 0 && !isError) return null
  return (
    <section aria-labelledby="open-alarms" className="rounded-card border-2 border-alarm bg-paper p-4 sm:p-5">
      <h2 id="open-alarms" className="text-lg">
        {isError ? words.unknown : words.title(data.length)}
      </h2>
      <ul className="mt-2 empty:hidden">
        {data.map(({ id, kind, detail, beganAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5 wrap-anywhere first:border-0"
          >
            <div className="min-w-0 max-w-measure">
              <p className="font-semibold">{ALARMS[kind].title}</p>
              <p>{detail}</p>
              <p className="text-sm text-ink-soft">{ALARMS[kind].advice}</p>
              <p className="tabular text-sm text-ink-soft">{words.since(formatInstant(beganAt))}</p>
            </div>
            <SectionLink kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to where it is mended, where the panel has a place for it. */
function SectionLink({ kind }: { kind: AlarmKind }) {
  const { section, title } = ALARMS[kind]
  const maySettings = useMay('settings')
  if (section === null || (section === '/webhooks' && !maySettings)) return null
  return (
    <PanelLink
      to={section}
      aria-label={words.openOf(title)}
      className={buttonClass({ look: 'quiet', size: 'small' })}
    >
      {words.open}
    </PanelLink>
  )
}
