import type * as english from '@/features/checkout/web/deposit-note'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  deposit: 'Malipo ya awali',
  how: 'Unayalipa kwa kiungo kilicho kwenye barua pepe yetu kuhusu ombi lako.',
}
