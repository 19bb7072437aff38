import { useId } from 'react'
import { addDays, type Day, firstOfMonth, isDay, lastOfMonth } from '@/kernel/days'
import { useGo } from '@/web/admin-kit/use-place'
import { Button, buttonClass } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { REPORTS_CSV_PATH } from '../paths'
import { REPORT_STEPS, type ReportStep } from '../rules/report'
import { reportText as words } from './admin-report-text'

type Asked = { first: Day; last: Day; step: ReportStep }

/** The period of a report, the periods asked for most, and ways to take the report along. */
export function ReportToolbar({
  asked,
  parameters,
  today,
}: {
  asked: Asked
  parameters: string
  today: Day
}) {
  const id = useId()
  const go = useGo()
  const onAsk = (change: Partial<Record<keyof Asked, string>>) => go('/reports', { ...asked, ...change })
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {presetsOn(today).map(({ title, ...preset }) => {
          const isChosen = preset.first === asked.first && preset.last === asked.last
          return (
            <Button
              key={title}
              size="small"
              look={isChosen ? 'primary' : 'quiet'}
              aria-pressed={isChosen}
              onClick={() => onAsk(preset)}
            >
              {title}
            </Button>
          )
        })}
      </div>
      <div className="flex flex-wrap items-end gap-2.5">
        {(['first', 'last'] as const).map((end) => (
          <div key={end} className="grid gap-1 max-sm:grow">
            <label htmlFor={id + end} className="text-xs font-semibold text-ink-soft">
              {end === 'first' ? words.from : words.to}
            </label>
            <Input
              id={id + end}
              type="date"
              value={asked[end]}
              onChange={({ target: { value } }) => isDay(value) && onAsk({ [end]: value })}
              className="min-h-11 text-sm"
            />
          </div>
        ))}
        <div className="grid gap-1 max-sm:grow">
          <label htmlFor={`${id}step`} className="text-xs font-semibold text-ink-soft">
            {words.by}
          </label>
          <Select
            id={`${id}step`}
            value={asked.step}
            onChange={({ target: { value } }) => onAsk({ step: value })}
            className="min-h-11 min-w-32 text-sm font-normal"
          >
            {REPORT_STEPS.map((step) => (
              <option key={step} value={step}>
                {words.steps[step]}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex gap-2 sm:ml-auto">
          <a
            href={`${REPORTS_CSV_PATH}?${parameters}`}
            download
            className={buttonClass({ look: 'quiet', size: 'small', className: 'min-h-11' })}
          >
            {words.csv}
          </a>
          <Button look="quiet" size="small" className="min-h-11" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The periods asked for most, in days. */
function presetsOn(today: Day) {
  const month = firstOfMonth(today)
  const before = addDays(month, -1)
  const year = today.slice(0, 4)
  return [
    { title: words.presets.thisMonth, first: month, last: lastOfMonth(today), step: 'day' },
    { title: words.presets.lastMonth, first: firstOfMonth(before), last: before, step: 'day' },
    { title: words.presets.next30, first: today, last: addDays(today, 29), step: 'day' },
    { title: words.presets.year, first: `${year}-01-01`, last: `${year}-12-31`, step: 'month' },
  ]
}
