import type * as english from '@/features/checkout/web/plain-way'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  note: 'Bila JavaScript, kuweka nafasi kunaendelea ukurasa kwa ukurasa.',
  next: 'Endelea',
}
