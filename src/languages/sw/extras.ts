import type * as english from '@/features/extras/text'
import type { Translation } from '@/kernel/translation'

export const EXTRA_WORDS: Translation<typeof english.EXTRA_WORDS> = {
  notLeft: (name, day) =>
    `${name}: hakuna iliyobaki tarehe ${day}. Tafadhali iondoe au chagua tarehe nyingine, au utupigie simu.`,
  gone: 'Moja ya huduma za ziada haitolewi tena. Tafadhali zitazame mara nyingine kisha uweke nafasi tena.',
  otherPrice: (sum) =>
    `Huduma za ziada sasa zinagharimu ${sum}. Tafadhali zitazame mara nyingine kisha uweke nafasi tena.`,
  changedPrice: (sum) =>
    `Huduma za ziada sasa jumla yake ni ${sum}. Tafadhali tazama bei mara nyingine kisha uhifadhi tena.`,
  tooMany: (name, most) => `${name}: tafadhali chagua zisizozidi ${most}`,
  removed: 'ukaaji ulibadilishwa',
}
