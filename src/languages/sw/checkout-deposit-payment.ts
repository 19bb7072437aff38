import type * as english from '@/features/checkout/web/deposit-payment'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  later:
    'Unaweza kulipa malipo yako ya awali hapa sasa, au baadaye kwa kiungo kilicho kwenye barua pepe yetu. Ombi lako linabaki halali kwa vyovyote vile.',
}
