import type * as english from '@/features/checkout/web/deposit-choice'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  legend: (amount) => `Malipo yako ya awali: ${amount}`,
  help: 'Unayalipa mara tu baada ya kutuma ombi, ambalo linabaki halali kwa vyovyote vile.',
  later: ['Baadaye', 'Kwa kiungo kilicho kwenye barua pepe yetu, au kwenye ukurasa unaofuata'],
}
