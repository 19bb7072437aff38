import { ControlGroup } from './control-group'
import type { ControlArgs, FieldKind } from './field-kinds'

/** `short` is what stands on a box whose name is longer; who hears the page hears the name. */
type Box = { value: number; name: string; short?: string | undefined }

type BoxesOptions = { label: string; help: string; boxes: readonly Box[] }

/** Several of a few numbers, each a box with a name, kept in rising order; none of them chosen is null, which means all. */
export function boxesField({ label, help, boxes }: BoxesOptions): FieldKind<number[] | null> {
  return {
    label,
    help,
    isWide: true,
    write: (value) => (value ?? []).join(','),
    read: (text) => {
      const chosen = readNumbers(String(text))
      return chosen.length > 0 ? chosen : null
    },
    render: (args) => <Boxes {...args} label={label} boxes={boxes} />,
  }
}

type BoxesProps = ControlArgs & Pick<BoxesOptions, 'label' | 'boxes'>

function Boxes({ control, value, onChange, label, boxes }: BoxesProps) {
  const chosen = readNumbers(String(value))
  const toggle = (one: number) =>
    chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].sort((a, b) => a - b)
  return (
    <ControlGroup control={control} label={label} className="flex flex-wrap gap-2">
      {boxes.map(({ value: one, name, short }) => (
        <label
          key={one}
          className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-control border border-line px-3 has-checked:border-forest has-checked:bg-mist"
        >
          <input
            type="checkbox"
            name={`${control.name}-${one}`}
            checked={chosen.includes(one)}
            onChange={() => onChange(toggle(one).join(','))}
            className="size-5 shrink-0 accent-forest"
          />
          {short ? (
            <>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{name}</span>
            </>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
        </label>
      ))}
    </ControlGroup>
  )
}

function readNumbers(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
