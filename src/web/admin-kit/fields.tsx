import type { ComponentProps } from 'react'
import { type Day, isDay } from '@/kernel/days'
import { readTypedDecimal } from '@/kernel/money-typed'
import { Input, Select, Textarea } from '@/web/ui/control'
import type { ControlArgs, FieldKind } from './field-kinds'
import { formText as words } from './text'

type Wanted = { help?: string; isRequired?: boolean; isWide?: boolean }
type NumberWanted = Wanted & { min?: number; step?: number }
type Choice = { value: string; label: string }

/** The kinds of fields there are: `fields: { name: field.text('Name', { isRequired: true }), … }`. */
export const field = {
  /** A line of text; empty is null where the contract allows it. */
  text: (label: string, wanted: Wanted = {}): FieldKind<string> => ({
    label,
    ...wanted,
    ...plainText(textBox()),
  }),
  optionalText: (label: string, wanted: Wanted = {}): FieldKind<string | null> => ({
    label,
    ...wanted,
    ...optionalText(textBox()),
  }),
  longText: (label: string, wanted: Wanted & { rows?: number } = {}): FieldKind<string> => ({
    label,
    isWide: true,
    ...wanted,
    ...plainText(textArea(wanted.rows ?? 5)),
  }),
  optionalLongText: (label: string, wanted: Wanted & { rows?: number } = {}): FieldKind<string | null> => ({
    label,
    isWide: true,
    ...wanted,
    ...optionalText(textArea(wanted.rows ?? 4)),
  }),
  /** Dollars and cents as decimal text. */
  amount: (label: string, wanted: Wanted = {}): FieldKind<string | null> => ({
    label,
    ...wanted,
    ...optionalText(textBox({ type: 'number', inputMode: 'decimal', min: 0, step: 0.01 })),
  }),
  /** Decimal text of an amount, a rate or a percentage, typed with a point or a comma, and with a minus where it may have one. */
  decimal: (label: string, wanted: Wanted = {}): FieldKind<string> => ({
    label,
    ...wanted,
    ...plainText(textBox()),
    read: (text) => readTypedDecimal(String(text)),
  }),
  /** A number; left empty it is its default. */
  count: (label: string, wanted: NumberWanted = {}): FieldKind<number> => ({
    label,
    ...wanted,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? undefined : Number(text)),
    render: numberBox(wanted),
  }),
  optionalCount: (label: string, wanted: NumberWanted = {}): FieldKind<number | null> => ({
    label,
    ...wanted,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? null : Number(text)),
    render: numberBox(wanted),
  }),
  /** A calendar day as `2027-03-14`. */
  day: (label: string, wanted: Wanted = {}): FieldKind<Day> => ({
    label,
    ...wanted,
    write: (value) => value ?? '',
    read: (text) => readDay(text) ?? undefined,
    render: textBox({ type: 'date' }),
  }),
  optionalDay: (label: string, wanted: Wanted = {}): FieldKind<Day | null> => ({
    label,
    ...wanted,
    write: (value) => value ?? '',
    read: readDay,
    render: textBox({ type: 'date' }),
  }),
  /** A time of day as `18:00`; empty is null. */
  optionalTime: (label: string, wanted: Wanted = {}): FieldKind<string | null> => ({
    label,
    ...wanted,
    ...optionalText(textBox({ type: 'time' })),
  }),
  choice: <Value extends string>(
    label: string,
    choices: readonly (Choice & { value: Value })[],
    wanted: Wanted = {},
  ): FieldKind<Value> => ({
    label,
    ...wanted,
    write: (value) => value ?? choices[0]?.value ?? '',
    read: (text) => text as Value,
    ...selectBox(choices),
  }),
  optionalChoice: <Value extends string>(
    label: string,
    choices: readonly (Choice & { value: Value })[],
    wanted: Wanted = {},
  ): FieldKind<Value | null> => ({
    label,
    ...wanted,
    write: (value) => value ?? '',
    read: (text) => (text === '' ? null : (text as Value)),
    ...selectBox([{ value: '', label: words.chooseNone }, ...choices]),
  }),
  /** One of other nouns, by its id; none is null. */
  reference: (
    label: string,
    choices: readonly { id: number; name: string }[],
    wanted: Wanted = {},
  ): FieldKind<number | null> => ({
    label,
    ...wanted,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? null : Number(text)),
    ...selectBox([
      { value: '', label: words.chooseNone },
      ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
    ]),
  }),
  /** The same where one must be chosen. */
  chosenReference: (
    label: string,
    choices: readonly { id: number; name: string }[],
    wanted: Wanted = {},
  ): FieldKind<number> => ({
    label,
    isRequired: true,
    ...wanted,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? undefined : Number(text)),
    ...selectBox([
      { value: '', label: words.chooseOne },
      ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
    ]),
  }),
  /** Several short texts, one a line. */
  lines: (label: string, wanted: Wanted = {}): FieldKind<string[]> => ({
    label,
    isWide: true,
    help: words.onePerLine,
    ...wanted,
    write: (value) => (value ?? []).join('\n'),
    read: linesOf,
    render: textArea(4),
  }),
  /** The same where none at all is null, which may mean 'as the category says'. */
  optionalLines: (label: string, wanted: Wanted = {}): FieldKind<string[] | null> => ({
    label,
    isWide: true,
    help: words.onePerLine,
    ...wanted,
    write: (value) => (value ?? []).join('\n'),
    read: (text) => {
      const lines = linesOf(text)
      return lines.length > 0 ? lines : null
    },
    render: textArea(4),
  }),
  toggle: (label: string, wanted: Wanted = {}): FieldKind<boolean> => ({
    label,
    isSwitch: true,
    ...wanted,
    write: (value) => value ?? false,
    read: (value) => value === true,
    render: ({ control, value, onChange }) => (
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-forest"
      />
    ),
  }),
}

function readDay(text: string | boolean): Day | null {
  const typed = String(text)
  return isDay(typed) ? typed : null
}

/** The lines of a text that say something. */
function linesOf(text: string | boolean): string[] {
  return String(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function plainText(render: FieldKind<string>['render']) {
  return {
    write: (value: string | undefined) => value ?? '',
    read: (text: string | boolean) => String(text),
    render,
  }
}

function optionalText(render: FieldKind<string | null>['render']) {
  return {
    write: (value: string | null | undefined) => value ?? '',
    read: (text: string | boolean) => String(text).trim() || null,
    render,
  }
}

function textBox(props: ComponentProps<'input'> = {}) {
  return ({ control, value, onChange }: ControlArgs) => (
    <Input {...control} {...props} value={String(value)} onChange={(event) => onChange(event.target.value)} />
  )
}

function numberBox({ min, step = 1 }: NumberWanted) {
  return textBox({
    type: 'number',
    inputMode: step < 1 ? 'decimal' : 'numeric',
    step,
    ...(min !== undefined && { min }),
  })
}

function textArea(rows: number) {
  return ({ control, value, onChange }: ControlArgs) => (
    <Textarea
      {...control}
      rows={rows}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What stands there already stays a choice, even when it is on the list no more. */
function selectBox(choices: readonly Choice[]) {
  const find = (text: string) => choices.find(({ value }) => value === text)
  return {
    say: (text: string) => find(text)?.label,
    render: ({ control, value, onChange }: ControlArgs) => {
      const chosen = String(value)
      const offered = find(chosen) ? choices : [{ value: chosen, label: chosen }, ...choices]
      return (
        <Select {...control} value={chosen} onChange={(event) => onChange(event.target.value)}>
          {offered.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )
    },
  }
}
