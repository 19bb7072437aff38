import type * as english from '@/features/guest-data/rules/email-words'
import type { Translation } from '@/kernel/translation'

const CODE_MINUTES = 30

export const DATA_EMAIL_WORDS: Translation<typeof english.DATA_EMAIL_WORDS> = {
  code: {
    subject: (hotel) => `Msimbo wa taarifa zako, ${hotel}`,
    intro:
      'Umeomba kutazama, kusahihisha au kufuta taarifa zako tulizonazo. Andika msimbo huu kwenye ukurasa wa nafasi yako:',
    label: 'Msimbo',
    until: `Unatumika kwa dakika ${CODE_MINUTES}.`,
    notYou:
      'Hukuuomba? Basi mtu mwingine ana kiungo binafsi cha nafasi yako. Usimpe yeyote msimbo huu, na utupigie simu: tutakisitisha kiungo hicho.',
  },
  erased: {
    subject: 'Taarifa za mgeni zimefutwa',
    intro: 'Taarifa binafsi za mgeni zimefutwa kabisa. Kiasi cha pesa, siku na namba za hati vinabaki.',
    bookings: 'Nafasi',
    none: 'hakuna',
    askedBy: 'Imeombwa na',
    restore:
      'Tafadhali tunza barua pepe hii. Yeyote atakayerejesha nakala rudufu iliyotengenezwa kabla yake lazima afute tena taarifa za nafasi hizi.',
  },
}
