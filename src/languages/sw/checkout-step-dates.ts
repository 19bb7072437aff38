import type * as english from '@/features/checkout/web/step-dates-text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_DATES_WORDS: Translation<typeof english.STEP_DATES_WORDS> = {
  missing: 'Tafadhali chagua siku ya kufika na siku ya kuondoka.',
  free: (count, cents) =>
    `${count === 1 ? 'Villa 1 iko wazi' : `Villa ${count} ziko wazi`}, kuanzia ${formatPrice(cents)} kwa jumla.`,
  none: 'Hakuna villa moja iliyo wazi kwa siku hizi zote. Huenda siku nyingine zikafaa, au endelea upate mapendekezo.',
  clear: 'Futa tarehe',
}
