import { type RefusalTemplates, readTemplates } from '@/kernel/refusal-templates'
import { DESK_REFUSALS } from './desk'
import { listFormTemplates } from './form-words'
import { listGuestTemplates } from './guest-words'
import { MONEY_REFUSALS } from './money'
import { OFFICE_REFUSALS } from './office'
import { tellPart } from './parts'

const SENTENCES = /(?<=[.?!]) (?=\p{Lu}|\$)/u

/** Refusals that stand in the server's own code, by their English. */
export const WRITTEN_REFUSALS: RefusalTemplates = { ...DESK_REFUSALS, ...MONEY_REFUSALS, ...OFFICE_REFUSALS }

/** All sentences by which calls of staff are refused, by their English; read while English is spoken. */
export function listRefusals(): RefusalTemplates {
  return { ...listGuestTemplates(), ...listFormTemplates(), ...WRITTEN_REFUSALS }
}

/** What tells refusals in French, whole or sentence by sentence. */
export function makeTeller(): (text: string) => string {
  const read = readTemplates(listRefusals())
  const tellKnown = (sentence: string): string | null => {
    const found = read(sentence)
    if (!found) return null
    const { told, parts } = found
    return told.replace(/\{(\d)\}/g, (_, place: string) => {
      const part = parts[Number(place)] ?? ''
      return tellKnown(part) ?? tellPart(part)
    })
  }
  return (text) => {
    const sentences = text.split(SENTENCES)
    const each = sentences.map(tellKnown)
    // Sentences that stand together are one refusal where one of them alone is none.
    if (sentences.length > 1 && each.every((told) => told !== null)) return each.join(' ')
    return tellKnown(text) ?? each.map((told, place) => told ?? sentences[place]).join(' ')
  }
}
