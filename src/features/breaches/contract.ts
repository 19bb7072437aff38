import { z } from 'zod'
import { defineResource } from '@/kernel/resource'
import { dayText, idNumber, typedText } from '@/kernel/wire'
import { breachInputText as words } from './rules/input-words'

const LONGEST_TEXT = 4000
const MOST_PERSONS = 1_000_000

const breachInput = z.object({
  title: typedText(160).min(1, words.title),
  /** The day on which somebody noticed; from then on the law wants the Office told at once. */
  noticedOn: dayText,
  happenedOn: dayText.nullable(),
  happened: typedText(LONGEST_TEXT).min(1, words.happened),
  /** Whose data and which, without names of guests. */
  affected: typedText(LONGEST_TEXT).min(1, words.affected),
  persons: z.number().int().min(0).max(MOST_PERSONS).nullable(),
  measures: typedText(LONGEST_TEXT).nullable(),
  officeToldOn: dayText.nullable(),
  guestsToldOn: dayText.nullable(),
  /** What the Office decided about telling guests. */
  decision: typedText(LONGEST_TEXT).nullable(),
})

/** Breaches of guests' data, as the law wants them written down (docs/decisions/breaches.md). */
export const breaches = defineResource(
  'breaches',
  { input: breachInput, item: breachInput.extend({ id: idNumber }) },
  { shownAt: [] },
)

export type Breach = z.infer<typeof breaches.item>
