import type * as english from '@/features/enquiries/text'
import type { Translation } from '@/kernel/translation'

export const enquiryText: Translation<typeof english.enquiryText> = {
  title: (venue) => `Omba bei: ${venue}`,
  intro: 'Tuambie siku na idadi yenu; tutakujibu kwa bei. Hakuna ukumbi unaohifadhiwa kwa hili.',
  date: 'Tarehe',
  guests: 'Wageni',
  guestsHelp: (capacity) => `Hadi ${capacity}`,
  layout: 'Mpangilio',
  layouts: {
    banquet: 'Meza za duara',
    theatre: 'Safu za viti',
    classroom: 'Meza kwa safu',
    boardroom: 'Meza moja ndefu',
    reception: 'Tafrija ya kusimama',
  },
  catering: 'Chakula',
  caterings: {
    none: 'Bado hatujaamua',
    'coffee-breaks': 'Mapumziko ya kahawa',
    lunch: 'Chakula cha mchana',
    dinner: 'Chakula cha jioni',
    'full-day': 'Mchana, jioni na mapumziko ya kahawa',
  },
  villas: 'Villa za kulala',
  villasHelp: '0 ikiwa hakuna atakayelala',
  name: 'Jina Kamili',
  email: 'Anwani ya Barua Pepe',
  phone: 'Namba ya Simu',
  message: 'Mnapanga shughuli gani?',
  optional: '(si lazima)',
  send: 'Tuma maulizo',
  sending: 'Tunatuma...',
  day: {
    loading: 'Tunaangalia siku hiyo…',
    failed: 'Tumeshindwa kuangalia siku hiyo kwa sasa. Tuma maulizo yako hata hivyo: tutakuangalizia.',
    taken:
      'Ukumbi umeshahifadhiwa siku hiyo. Tuandikie hata hivyo: tutatafuta siku nyingine au ukumbi mwingine.',
    open: 'Ukumbi bado haujahifadhiwa siku hiyo.',
    alsoOn: (titles) => `Pia siku hiyo: ${titles}.`,
    villas: (free, total, from, to) =>
      free === 0
        ? `Hakuna villa iliyo wazi kuanzia ${from} hadi ${to}.`
        : `Villa ${free} kati ya ${total} ${free === 1 ? 'iko' : 'ziko'} wazi kuanzia ${from} hadi ${to}.`,
  },
  wrong: {
    venue: 'Tafadhali chagua ukumbi',
    layout: 'Tafadhali chagua mpangilio',
    catering: 'Tafadhali chagua chakula',
    date: 'Tafadhali chagua siku',
    past: 'Tafadhali chagua siku ambayo bado haijapita',
    far: 'Tafadhali chagua siku ndani ya miaka miwili ijayo',
    guests: 'Tafadhali eleza unatarajia wageni wangapi',
    tooMany: (venue, capacity) => `${venue}: unachukua hadi wageni ${capacity}`,
    villas: (most) => `Tafadhali andika namba kati ya 0 na ${most}`,
    name: 'Jina lazima liwe na angalau herufi 2',
    email: 'Tafadhali andika anwani sahihi ya barua pepe',
  },
  success: 'Maulizo yametumwa',
  successLine: 'Tutakujibu ndani ya saa 24. Nakala ya mambo makuu iko njiani kukufikia.',
  done: 'Maulizo yako yametufikia',
  doneLine: (email) => `Tutajibu kwa ${email} ndani ya saa 24. Hakuna kinachohifadhiwa hadi tukuthibitishie.`,
  close: 'Funga',
  failure: 'Maulizo yako hayakutumwa',
  failureLine:
    'Hakuna ulichoandika kilichopotea. Tafadhali jaribu tena baada ya muda mfupi, au utupigie simu:',
}

export const ENQUIRY_STATUS_WORDS: Translation<typeof english.ENQUIRY_STATUS_WORDS> = {
  new: 'Mapya',
  answered: 'Yamejibiwa',
  held: 'Yamehifadhiwa',
  won: 'Yamefanikiwa',
  lost: 'Hayakufanikiwa',
}
