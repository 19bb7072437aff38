import type * as english from '@/kernel/spans'
import type { Translation } from '@/kernel/translation'

export const SPAN_WORDS: Translation<typeof english.SPAN_WORDS> = {
  minutes: (count) => `dakika ${count}`,
  hours: (count) => `saa ${count}`,
  days: (count) => `siku ${count}`,
  years: (count) => `${count === 1 ? 'mwaka' : 'miaka'} ${count}`,
}
