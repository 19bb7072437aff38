import alternatives from '../../../../assets/pictures/alternatives.json'
import type { SampleSubject } from '../sample'

const WORDS: Partial<Record<string, string>> = alternatives

/** What a sample picture shows, for those who cannot see it. */
export function sampleAlternative(subject: SampleSubject): string | undefined {
  return WORDS[subject]
}
