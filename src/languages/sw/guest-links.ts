import type * as english from '@/features/guest-links/rules/link-end'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  end: (days) => `Viungo binafsi vya nafasi hukoma siku ${days} baada ya kuondoka.`,
}

export const LINK_ADVICE: Translation<typeof english.LINK_ADVICE> = {
  callUs: (end) => `${end} Tafadhali tupigie simu, nasi tutaangalia.`,
}
