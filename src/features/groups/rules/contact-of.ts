type Contact = { guestName: string; guestEmail: string | null; guestPhone: string | null }

const FIELDS = ['guestName', 'guestEmail', 'guestPhone'] as const

/**
 * The contact of one booking of a group once that of the group changes: what it shares with the group follows, what
 * staff gave it alone stays. `guestData` names what of it is another.
 */
export function contactOf(
  booking: Contact,
  before: Contact,
  after: Contact,
): { values: Contact; guestData: (keyof Contact)[] } {
  const follow = <Field extends keyof Contact>(field: Field): Contact[Field] =>
    booking[field] === before[field] ? after[field] : booking[field]
  const values = {
    guestName: follow('guestName'),
    guestEmail: follow('guestEmail'),
    guestPhone: follow('guestPhone'),
  }
  // Nobody is left whom no one can reach: the number it had alone, or that of the group.
  if (!values.guestEmail && !values.guestPhone) Object.assign(values, { guestPhone: after.guestPhone })
  return { values, guestData: FIELDS.filter((field) => values[field] !== booking[field]) }
}
