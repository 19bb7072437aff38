import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { villaField } from '@/features/front-desk/web/admin-villa-field'
import type { FieldProblem } from '@/kernel/errors'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { PartRow } from '../rules/part-rows'
import { newGroupText as words } from './admin-text'

const VILLA = villaField(null)

type PartRowFieldsProps = {
  row: PartRow
  /** Counted from 1. */
  place: number
  /** The rate plan of the group as it stands in the form. */
  ratePlanId: string
  /** What is wrong with it, by its own fields: `villaId`. */
  problems: readonly FieldProblem[]
  onChange: (changed: Partial<PartRow>) => void
  /** Undefined while a group would be left with too few. */
  onRemove: (() => void) | undefined
}

/** One villa of a new group: its nights and its party, and the villa itself among those free for them. */
export function PartRowFields({ row, place, ratePlanId, problems, onChange, onRemove }: PartRowFieldsProps) {
  const problemOf = (field: keyof PartRow) =>
    problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message
  const villaProblem = problemOf('villaId')

  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line p-4 sm:grid-cols-2">
      <legend className="px-2 font-semibold">{words.villa(place)}</legend>
      <Field label={deskFormText.checkIn} error={problemOf('checkInDate')} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={row.checkInDate}
            onChange={(event) => onChange({ checkInDate: event.target.value })}
          />
        )}
      </Field>
      <Field label={deskFormText.checkOut} error={problemOf('checkOutDate')} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={row.checkOutDate}
            onChange={(event) => onChange({ checkOutDate: event.target.value })}
          />
        )}
      </Field>
      <Field label={deskFormText.guests} error={problemOf('numberOfGuests')} required>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            value={row.numberOfGuests}
            onChange={(event) => onChange({ numberOfGuests: event.target.value })}
          />
        )}
      </Field>
      <Field label={deskFormText.childAges} help={deskFormText.childAgesHelp} error={problemOf('childAges')}>
        {(control) => (
          <Input
            {...control}
            value={row.childAges}
            onChange={(event) => onChange({ childAges: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={deskFormText.villa}
        error={villaProblem && row.villaId === '' ? words.chooseVilla : villaProblem}
        required
        className="sm:col-span-2"
      >
        {(control) =>
          VILLA.render({
            control: { ...control, name: `villa-${place}` },
            value: row.villaId,
            onChange: (value) => onChange({ villaId: String(value) }),
            draft: { ...row, ratePlanId },
            onFill: () => undefined,
            onBusy: () => undefined,
          })
        }
      </Field>
      <Field label={words.staying} help={words.stayingHelp} error={problemOf('guestName')}>
        {(control) => (
          <Input
            {...control}
            value={row.guestName}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => onChange({ guestName: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            checked={row.wantsCot}
            onChange={(event) => onChange({ wantsCot: event.target.checked })}
            className="size-5 shrink-0 accent-forest"
          />
          {deskFormText.cot}
        </label>
        {onRemove && (
          <Button look="bare" size="small" aria-label={words.removeOf(place)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
