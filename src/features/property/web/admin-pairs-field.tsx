import { labelled } from '@/kernel/labels'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { RowButton } from '@/web/admin-kit/row-button'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { factsText as words } from './admin-text'

type Pair<First extends string, Second extends string> = Record<First | Second, string>
/** `read` makes of what is typed what is sent. */
type Column<Name extends string> = { name: Name; label: string; read?: (text: string) => string }

/** A list of two words each, as a meal and its hours; lines left empty are left out. */
export function pairsField<First extends string, Second extends string>(
  label: string,
  [first, second]: readonly [Column<First>, Column<Second>],
  { isLong = false, help }: { isLong?: boolean; help?: string } = {},
): FieldKind<Pair<First, Second>[]> {
  const readPairs = (text: string | boolean) => JSON.parse(String(text) || '[]') as Pair<First, Second>[]
  return {
    label,
    ...(help && { help }),
    isWide: true,
    write: (value) => JSON.stringify(value ?? []),
    read: (text) =>
      readPairs(text)
        .filter((pair) => pair[first.name].trim() || pair[second.name].trim())
        .map((pair) => (second.read ? { ...pair, [second.name]: second.read(pair[second.name]) } : pair)),
    say: (text) =>
      readPairs(text)
        .map((pair) => labelled(pair[first.name], pair[second.name]))
        .join('\n'),
    render: (args) => <Pairs {...args} names={[first, second]} isLong={isLong} />,
  }
}

function Pairs({
  control,
  value,
  onChange,
  names: [first, second],
  isLong,
}: ControlArgs & { names: readonly [Column<string>, Column<string>]; isLong: boolean }) {
  const pairs = JSON.parse(String(value) || '[]') as Record<string, string>[]
  const Second = isLong ? Textarea : Input

  function put(next: Record<string, string>[]) {
    onChange(JSON.stringify(next))
  }

  function onPart(place: number, name: string, text: string) {
    put(pairs.map((pair, index) => (index === place ? { ...pair, [name]: text } : pair)))
  }

  return (
    <div className="grid gap-2">
      {pairs.map((pair, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
        >
          <Input
            {...(place === 0 && control)}
            aria-label={`${first.label}, ${words.line(place + 1)}`}
            value={pair[first.name] ?? ''}
            onChange={(event) => onPart(place, first.name, event.target.value)}
          />
          <div className="max-sm:order-last max-sm:col-span-2">
            <Second
              aria-label={`${second.label}, ${words.line(place + 1)}`}
              value={pair[second.name] ?? ''}
              onChange={(event) => onPart(place, second.name, event.target.value)}
              {...(isLong && { rows: 2 })}
            />
          </div>
          <RowButton
            icon="erase"
            label={words.removeRow(pair[first.name] || words.line(place + 1))}
            onClick={() => put(pairs.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        {...(pairs.length === 0 && { id: control.id })}
        onClick={() => put([...pairs, { [first.name]: '', [second.name]: '' }])}
        className="justify-self-start"
      >
        {words.addRow}
      </Button>
    </div>
  )
}
