import { useQuery } from '@tanstack/react-query'
import { planIn } from '@/features/booking-plans/web/admin-plan-field'
import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { totalIn } from '@/features/front-desk/web/admin-offered-villas'
import type { GroupPart } from '@/features/groups/contract'
import { FEWEST_PARTS, MOST_PARTS } from '@/features/groups/rules/parts'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { BOARDS } from '@/features/rates/rules/board'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { BOARD_WORDS } from '@/features/rates/text'
import type { Villa } from '@/features/villas/contract'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { type Cents, formatPrice } from '@/kernel/money'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { addRow, type PartRow, partsOf, readRows, rowsOf, withBoard, writeRows } from '../rules/part-rows'
import { PartRowFields } from './admin-part-row'
import { newGroupText as words } from './admin-text'

/** The villas of a new group, one below the other, as one field of its form. */
export function partsField(): FieldKind<GroupPart[]> {
  return {
    label: words.parts,
    isRequired: true,
    isWide: true,
    saysProblems: true,
    write: (parts) => writeRows(rowsOf(parts ?? [])),
    read: (text) => partsOf(readRows(String(text))),
    render: (args) => <PartRows {...args} />,
  }
}

/** What all villas cost together on a rate plan, in cents; null while one of them has no price. */
export function totalOfParts(
  villas: readonly Villa[] | undefined,
  parts: readonly GroupPart[],
  plan: PlanTerms | null,
): Cents | null {
  const totals = parts.map((part) => totalIn(villas, { ...part, plan }, null))
  return totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0)
}

function PartRows({ control, value, onChange, draft, problems = [] }: ControlArgs) {
  const rows = readRows(String(value))
  const { data: villas } = useQuery(bookableVillasQuery)
  const { data: plans } = useQuery(staffPlansQuery)
  const total = totalOfParts(villas, partsOf(rows), planIn(plans, draft.ratePlanId))
  const set = (next: readonly PartRow[]) => onChange(writeRows(next))

  return (
    <fieldset id={control.id} aria-label={words.villas} className="grid min-w-0 gap-4">
      <Field label={words.meals} help={deskFormText.mealsHelp}>
        {(aria) => (
          <Select
            {...aria}
            value={rows[0]?.board}
            onChange={(event) => set(withBoard(rows, event.target.value))}
          >
            {BOARDS.map((board) => (
              <option key={board} value={board}>
                {BOARD_WORDS.names[board]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {rows.map((row, index) => (
        <PartRowFields
          // Rows have nothing of their own but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: every control in a row is told its value by the form
          key={index}
          row={row}
          place={index + 1}
          ratePlanId={String(draft.ratePlanId ?? '')}
          problems={problemsOf(problems, index)}
          onChange={(changed) =>
            set(rows.map((one, place) => (place === index ? { ...one, ...changed } : one)))
          }
          onRemove={
            rows.length > FEWEST_PARTS ? () => set(rows.filter((_, place) => place !== index)) : undefined
          }
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          look="quiet"
          size="small"
          disabled={rows.length >= MOST_PARTS}
          onClick={() => set(addRow(rows))}
        >
          <PanelIcon name="add" />
          {words.another}
        </Button>
        <p aria-live="polite" className="tabular font-semibold text-forest">
          {total !== null && words.total(rows.length, formatPrice(total))}
        </p>
      </div>
    </fieldset>
  )
}

/** Of the problems with the field those of one villa, by its own fields. */
function problemsOf(problems: NonNullable<ControlArgs['problems']>, index: number) {
  const start = `parts.${index}.`
  return problems.flatMap(({ path, message }) =>
    path.startsWith(start) ? [{ path: path.slice(start.length), message }] : [],
  )
}
