import { formatInstant } from '@/web/admin-kit/show-instant'
import { auditText } from './audit-text'

/** One field that is not as it was; null where it was not, or is no more. */
export type FieldChange = { field: string; before: string | null; after: string | null }

/** As JSON has them; a text that somebody typed in this form reads no worse. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Told by the entry itself. */
const TOLD = new Set(['id', 'createdAt', 'updatedAt'])

/** What an entry of the audit trail changed, field by field, as texts to compare. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !TOLD.has(name))
  return names
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(({ before: old, after: now }) => old !== now)
    .map(({ field, before: old, after: now }) => ({ field, before: showText(old), after: showText(now) }))
}

/** A name for the thing an entry speaks of, from what is known of it. */
export function nameOfThing(before: unknown, after: unknown): string | null {
  for (const side of [after, before]) {
    const fields = fieldsOf(side)
    for (const key of ['name', 'title', 'email', 'originalName', 'altText', 'settingKey', 'guestName']) {
      const name = fields.get(key)
      if (name) return name
    }
  }
  return null
}

function showText(text: string | null): string | null {
  return text && INSTANT.test(text) ? formatInstant(text) : text
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[auditText.value, sayValue(value) ?? '']])
  const entries = Object.entries(value).map(([key, one]) => [key, sayValue(one)] as const)
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

function sayValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
