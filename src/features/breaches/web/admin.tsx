import { onProvedLink } from '@/features/own-account/web/admin-proved-link'
import { formatDay, toDay } from '@/kernel/days'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { buttonClass } from '@/web/ui/button'
import { type Breach, breaches } from '../contract'
import { BREACHES_CSV_PATH } from '../paths'
import { findOpenStep } from '../rules/open-steps'
import { breachesText, breachFields as label, STEP_NAMES, breachSummary as words } from './admin-text'

/** Breaches of guests' data: what happened, whom it touches, what was done and who was told. */
export const BreachesAdmin = adminSection(breaches, {
  words: breachesText,
  summary: Summary,
  columns: [
    {
      key: 'title',
      title: label.title,
      value: ({ title }) => title,
      cell: ({ title }) => <strong className="wrap-anywhere">{title}</strong>,
    },
    {
      key: 'noticedOn',
      title: label.noticedOn,
      value: ({ noticedOn }) => noticedOn,
      cell: ({ noticedOn }) => <span className="tabular">{formatDay(toDay(noticedOn))}</span>,
    },
    {
      key: 'persons',
      title: label.persons,
      value: ({ persons }) => persons,
      cell: ({ persons }) => <span className="tabular">{persons}</span>,
    },
    {
      key: 'open',
      title: label.open,
      value: tellOpenStep,
      cell: (breach) => <span className="font-semibold text-alarm">{tellOpenStep(breach)}</span>,
    },
  ],
  fields: {
    title: field.text(label.title, { isRequired: true, isWide: true }),
    noticedOn: field.day(label.noticedOn, { isRequired: true, help: label.noticedOnHelp }),
    happenedOn: field.optionalDay(label.happenedOn, { help: label.happenedOnHelp }),
    happened: field.longText(label.happened, { isRequired: true }),
    affected: field.longText(label.affected, { isRequired: true, help: label.affectedHelp }),
    persons: field.optionalCount(label.persons, { min: 0, help: label.personsHelp }),
    measures: field.optionalLongText(label.measures),
    officeToldOn: field.optionalDay(label.officeToldOn, { help: label.officeToldOnHelp }),
    guestsToldOn: field.optionalDay(label.guestsToldOn, { help: label.guestsToldOnHelp }),
    decision: field.optionalLongText(label.decision, { help: label.decisionHelp }),
  },
  writes: 'guests-data',
})

function tellOpenStep(breach: Breach): string | null {
  const step = findOpenStep(breach)
  return step && STEP_NAMES[step]
}

function Summary({ items }: { items: Breach[] }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-measure text-ink-soft">{words.help}</p>
      {items.length > 0 && (
        <a
          href={BREACHES_CSV_PATH}
          download
          onClick={onProvedLink}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          {words.csv}
        </a>
      )}
    </div>
  )
}
