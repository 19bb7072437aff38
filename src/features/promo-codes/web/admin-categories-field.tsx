import type { Category } from '@/features/categories/contract'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'

/** Kinds of villas, none of them chosen meaning all. */
export function categoriesField(
  label: string,
  help: string,
  known: readonly Category[],
): FieldKind<number[] | null> {
  return {
    label,
    help,
    isWide: true,
    write: (value) => (value ?? []).join(','),
    read: (text) => {
      const chosen = readIds(String(text))
      return chosen.length > 0 ? chosen : null
    },
    render: (args) => <CategoryBoxes {...args} label={label} known={known} />,
  }
}

type BoxesProps = ControlArgs & { label: string; known: readonly Category[] }

function CategoryBoxes({ control, value, onChange, label, known }: BoxesProps) {
  const chosen = readIds(String(value))
  const toggle = (id: number) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field stands outside and would not be its legend
    <div
      id={control.id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className="flex flex-wrap gap-2"
    >
      {known.map(({ id, name }) => (
        <label
          key={id}
          className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-control border border-line px-3 has-checked:border-forest has-checked:bg-mist"
        >
          <input
            type="checkbox"
            name={`${control.name}-${id}`}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggle(id).join(','))}
            className="size-5 shrink-0 accent-forest"
          />
          <span className="wrap-anywhere">{name}</span>
        </label>
      ))}
    </div>
  )
}

function readIds(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
