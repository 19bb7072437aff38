import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Input } from '@/web/ui/control'
import { BED_KINDS, type BedKind, type Beds, describeBeds } from '../rules/beds'
import { bedKindNames } from './admin-text'

type Wanted = { help?: string }

/** How many beds there are of each kind. */
export const bedsField = {
  /** No bed at all is an empty list. */
  list: (label: string, wanted: Wanted = {}): FieldKind<Beds> => ({
    ...fieldOf(label, wanted),
    read: readBeds,
  }),
  /** No bed at all is null, which may mean 'as the category says'. */
  optional: (label: string, wanted: Wanted = {}): FieldKind<Beds | null> => ({
    ...fieldOf(label, wanted),
    read: (text) => {
      const beds = readBeds(text)
      return beds.length > 0 ? beds : null
    },
  }),
}

function fieldOf(label: string, wanted: Wanted) {
  return {
    label,
    isWide: true,
    ...wanted,
    write: (beds: Beds | null | undefined) => JSON.stringify(inOrder(beds ?? [])),
    render: (args: ControlArgs) => <BedCounts {...args} />,
    say: (text: string) => describeBeds(readBeds(text)),
  }
}

function BedCounts({ control, value, onChange }: ControlArgs) {
  const beds = readBeds(value)

  function onCount(kind: BedKind, typed: string) {
    const others = beds.filter((bed) => bed.kind !== kind)
    const changed = typed === '' ? others : [...others, { kind, count: Number(typed) }]
    onChange(JSON.stringify(inOrder(changed)))
  }

  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {BED_KINDS.map((kind, index) => (
        <div key={kind} className="grid gap-1 text-sm text-ink-soft">
          <span aria-hidden="true">{bedKindNames[kind]}</span>
          <Input
            {...(index === 0 && control)}
            aria-label={bedKindNames[kind]}
            type="number"
            inputMode="numeric"
            min={0}
            max={20}
            value={beds.find((bed) => bed.kind === kind)?.count ?? ''}
            onChange={(event) => onCount(kind, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}

/** The beds that stand in the field; a count of none names no bed. */
function readBeds(text: string | boolean): Beds {
  const beds = JSON.parse(String(text) || '[]') as Beds
  return beds.filter(({ count }) => count !== 0)
}

/** Always the same text for the same beds, so that a form knows whether it was changed. */
function inOrder(beds: Beds): Beds {
  return [...beds].sort((one, other) => BED_KINDS.indexOf(one.kind) - BED_KINDS.indexOf(other.kind))
}
