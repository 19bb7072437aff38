import type * as english from '@/features/checkout/web/checkout-text'
import type { Translation } from '@/kernel/translation'

export const checkoutText: Translation<typeof english.checkoutText> = {
  region: 'Kuweka nafasi yako, hatua kwa hatua',
  titles: {
    dates: 'Chagua Tarehe',
    villa: 'Wageni na Villa',
    details: 'Taarifa Zako',
    payment: 'Malipo na Uthibitisho',
  },
  leads: {
    dates: 'Gusa siku ya kufika, kisha siku ya kuondoka. Kila usiku unaonyesha bei inakoanzia.',
    villa: 'Mnakuja wangapi, na mngependa villa ipi kati ya zilizo wazi?',
    details: 'Ili tujue ni nani anakuja, na jinsi ya kukupata.',
    payment: 'Chagua jinsi ungependa kulipa, tazama yote kwa mara nyingine, kisha weka nafasi.',
  },
  stepOf: (step, count) => `Hatua ya ${step} kati ya ${count}`,
  done: ', imekamilika',
  back: 'Rudi',
  next: 'Endelea',
  loading: 'Tunapakia nafasi yako',
  summary: {
    title: 'Ukaaji wako',
    nights: 'Usiku',
    guests: 'Wageni',
    villa: 'Villa',
    notYet: 'Bado hujachagua',
    from: 'kuanzia',
  },
}
