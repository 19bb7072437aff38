import { ControlGroup } from '@/web/admin-kit/control-group'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Input } from '@/web/ui/control'
import type { NewHold } from '../staff-contract'

type Counts = NewHold['categories']
type Category = { id: number; name: string }

/** How many of each category: a number box for each of them. */
export function countsField(label: string, help: string, categories: readonly Category[]): FieldKind<Counts> {
  return {
    label,
    help,
    isWide: true,
    write: (value) => (value ?? []).map(({ categoryId, count }) => `${categoryId}:${count}`).join(','),
    read: (text) => readCounts(String(text)),
    render: (args) => <CountBoxes {...args} label={label} categories={categories} />,
  }
}

type CountBoxesProps = ControlArgs & { label: string; categories: readonly Category[] }

function CountBoxes({ control, value, onChange, label, categories }: CountBoxesProps) {
  const counts = new Map(readCounts(String(value)).map(({ categoryId, count }) => [categoryId, count]))
  const change = (id: number, typed: string) => {
    const next = new Map(counts).set(id, Math.max(0, Math.trunc(Number(typed)) || 0))
    onChange(
      [...next]
        .filter(([, count]) => count > 0)
        .map((pair) => pair.join(':'))
        .join(','),
    )
  }
  return (
    <ControlGroup control={control} label={label} className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {categories.map(({ id, name }) => (
        <div key={id} className="flex min-w-0 items-center justify-between gap-3 text-sm">
          <label htmlFor={`${control.id}-${id}`}>{name}</label>
          <span className="w-20 shrink-0">
            <Input
              id={`${control.id}-${id}`}
              name={`${control.name}-${id}`}
              type="number"
              inputMode="numeric"
              min={0}
              placeholder="0"
              value={counts.get(id) ?? ''}
              onChange={({ target }) => change(id, target.value)}
            />
          </span>
        </div>
      ))}
    </ControlGroup>
  )
}

function readCounts(text: string): Counts {
  return text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [categoryId, count] = pair.split(':').map(Number)
      return { categoryId: categoryId ?? 0, count: count ?? 0 }
    })
}
