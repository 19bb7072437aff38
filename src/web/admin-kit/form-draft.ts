import { config, type ZodObject, type z } from 'zod'
import type { FieldProblem } from '@/kernel/errors'
import type { Fields } from './field-kinds'
import { formText, listText } from './text'

/** What stands in a form's fields: text as typed, or a switch. */
export type Draft = Record<string, string | boolean>

/** What a resource wants to know before it accepts something. */
export type Judged<Input extends ZodObject> = { input: Input; defaults: Partial<z.input<Input>> }

config({ customError: explain })

/** A form filled in from a value; what the value lacks is empty. */
export function draftOf<Values>(fields: Fields<Values>, values: Partial<Values>): Draft {
  return Object.fromEntries(
    keysOf(fields).map((key) => [key, fields[key].write(values[key] as Values[typeof key])]),
  )
}

/** What a form says: fields left empty are null where that may be, else left out. */
export function readDraft<Values>(fields: Fields<Values>, draft: Draft): Partial<Values> {
  const read = keysOf(fields).map((key) => [key, fields[key].read(draft[String(key)] ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Values>
}

/** True when something in the form is not as it was. */
export function isChanged(before: Draft, now: Draft): boolean {
  return Object.keys(now).some((key) => now[key] !== before[key])
}

/** What is wrong with the values of a form, by the same contract the server checks them with. */
export function judgeValues<Input extends ZodObject>(
  { input, defaults }: Judged<Input>,
  values: object,
): FieldProblem[] {
  const result = input.safeParse({ ...defaults, ...values })
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** The first problem of each field; a problem inside a list belongs to the list's field. */
export function problemsByField(problems: readonly FieldProblem[]): Map<string, string> {
  const first = new Map<string, string>()
  for (const { path, message } of problems) {
    const [field = ''] = path.split('.')
    if (!first.has(field)) first.set(field, message)
  }
  return first
}

function keysOf<Values>(fields: Fields<Values>) {
  return Object.keys(fields) as (keyof Values & string)[]
}

/** The contracts say what is particular to a field; this says the rest in words for people. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'string') return formText.missing
  if (issue.code === 'too_small') return formText.atLeast(issue.minimum)
  if (issue.code === 'too_big' && issue.origin === 'string')
    return formText.tooLong(listText.figure(Number(issue.maximum)))
  if (issue.code === 'too_big') return formText.atMost(issue.maximum)
  if (issue.code === 'invalid_value') return formText.notChosen
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'int') return formText.notWhole
  if (issue.expected === 'number') return formText.notANumber
  return formText.missing
}
