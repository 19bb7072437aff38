import { WEEKDAYS } from '@/kernel/days'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { joinClasses } from '@/web/ui/classes'

/** In the order of a week at the front desk: Monday first. */
export const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

/** Nights of the week, none of them chosen meaning every night. */
export function weekdaysField(label: string, help: string): FieldKind<number[] | null> {
  return {
    label,
    help,
    isWide: true,
    write: (value) => (value ?? []).join(','),
    read: (text) => {
      const chosen = readWeekdays(String(text))
      return chosen.length > 0 ? chosen : null
    },
    render: (args) => <WeekdayBoxes {...args} label={label} />,
  }
}

function WeekdayBoxes({ control, value, onChange, label }: ControlArgs & { label: string }) {
  const chosen = readWeekdays(String(value))
  const { id, name, 'aria-describedby': described } = control
  const toggle = (weekday: number) =>
    chosen.includes(weekday) ? chosen.filter((one) => one !== weekday) : [...chosen, weekday].sort()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field stands outside and would not be its legend
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={described}
      className="flex flex-wrap gap-2"
    >
      {FROM_MONDAY.map((weekday) => (
        <label
          key={weekday}
          className={joinClasses(
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border px-3',
            chosen.includes(weekday) ? 'border-forest bg-mist' : 'border-line',
          )}
        >
          <input
            type="checkbox"
            name={`${name}-${weekday}`}
            checked={chosen.includes(weekday)}
            onChange={() => onChange(toggle(weekday).join(','))}
            className="size-5 accent-forest"
          />
          <span aria-hidden="true">{WEEKDAYS[weekday]?.slice(0, 3)}</span>
          <span className="sr-only">{WEEKDAYS[weekday]}</span>
        </label>
      ))}
    </div>
  )
}

function readWeekdays(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
