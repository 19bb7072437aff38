import type * as english from '@/features/my-booking/rules/closed-words'
import type { Translation } from '@/kernel/translation'

export const CLOSED_WORDS: Translation<typeof english.CLOSED_WORDS> = {
  all: 'Nafasi hii haiwezi kubadilishwa tena hapa. Tafadhali tupigie simu.',
  stay: 'Tarehe, villa na milo haviwezi kubadilishwa tena hapa: muda wa kughairi bila malipo umekwisha. Tafadhali tupigie simu.',
  plan: (name) =>
    `Bei yako ni ${name}, ambayo tarehe, villa na milo hubaki kama vilivyowekwa. Tafadhali tupigie simu.`,
  price:
    'Mapokezi walikubaliana nawe bei ya ukaaji huu, hivyo wao ndio hubadilisha tarehe, villa na milo. Tafadhali tupigie simu.',
  cancel: 'Nafasi hii haiwezi kughairiwa tena hapa. Tafadhali tupigie simu.',
}
