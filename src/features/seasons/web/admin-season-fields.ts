import type { FieldKind } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { readChange } from '../rules/read-change'
import { seasonFields as label } from './admin-text'

/** Text, since the number pads of phones have no minus; a plus and a real minus sign are understood. */
export function changeField(): FieldKind<string | null> {
  const box = field.optionalText(label.change, { help: label.changeHelp })
  return { ...box, read: (text) => readChange(String(text)) }
}

/** A condition of a day; null leaves it to the wider season. */
export function closedField(title: string, help?: string): FieldKind<boolean | null> {
  const box = field.choice(title, [
    { value: '', label: label.unsaid },
    { value: 'true', label: label.closed },
    { value: 'false', label: label.open },
  ])
  return {
    ...box,
    ...(help && { help }),
    write: (value) => (value == null ? '' : String(value)),
    read: (text) => (text === '' ? null : text === 'true'),
  }
}
