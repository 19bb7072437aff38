import { contactText } from '../text'

/** A subject that was chosen in the form, as its reader's language calls it; another one as it was written. */
export function tellSubject(stored: string): string {
  return new Map<string, string>(Object.entries(contactText.subjects)).get(stored) ?? stored
}
