/** What a booking's reference is made of: no look-alikes (0 and O; 1, I and L; 2 and Z …) and no vowels, as migrations/ draws it. */
const REFERENCE = /^[2-9CDFGHJKMNPQRTVWX]{8}$/
const BEGINNING = /^[2-9CDFGHJKMNPQRTVWX]{4,8}$/

/** A reference as it is kept, however it was typed: `k7mp 2qxr`, `K7MP-2QXR`; null for what is none. */
export function readReference(typed: string): string | null {
  const text = plain(typed)
  return REFERENCE.test(text) ? text : null
}

/** At least its first four signs, for a search; null for anything else. */
export function readReferenceStart(typed: string): string | null {
  const text = plain(typed)
  return BEGINNING.test(text) ? text : null
}

function plain(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
