import type * as english from '@/features/search/web/search-dialog-text'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const searchDialogText: Translation<typeof english.searchDialogText> = {
  title: 'Lini, na mko wangapi?',
  prices: 'Chini ya kila siku iliyo wazi: bei ya chini kabisa ya usiku huo, pamoja na kifungua kinywa.',
  noPrices: 'Bei haziwezi kuonyeshwa kwa sasa. Bado unaweza kuchagua siku zako.',
  nights: (stay) => `usiku ${countNights(stay)}`,
  party: 'Nani anakuja?',
  adults: 'Watu wazima',
  children: 'Watoto',
  childrenHelp: 'Chini ya miaka 18',
  fewer: (what) => `${what}: punguza mmoja`,
  more: (what) => `${what}: ongeza mmoja`,
  age: (number) => `Umri wa mtoto wa ${number}`,
  ageUnknown: 'Umri',
  ageOf: (years) => (years === 0 ? 'Chini ya 1' : String(years)),
  cot: 'Kitanda cha mtoto mchanga',
  clear: 'Futa siku',
  submit: 'Onyesha villa na bei',
  datesMissing: 'Tafadhali chagua siku ya kufika na siku ya kuondoka.',
  agesMissing: 'Tafadhali andika umri wa kila mtoto.',
}
