import type * as english from '@/features/group-checkout/web/group-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const GROUP_WORDS: Translation<typeof english.GROUP_WORDS> = {
  dates: {
    title: 'Lini, na mko wangapi?',
    checkIn: 'Kuingia',
    checkOut: 'Kutoka',
    guests: 'Wageni kwa jumla',
    show: 'Onyesha villa zilizo wazi',
    chosen: (stay, guests) =>
      `${formatShortDay(stay.checkIn)} hadi ${formatShortDay(stay.checkOut)}: ${[
        `usiku ${countNights(stay)}`,
        ...(guests === undefined ? [] : [guestsOf(guests)]),
      ].join(', ')}`,
    change: 'Badilisha',
  },
  loading: 'Tunatafuta villa zilizo wazi',
  failed: 'Kwa sasa hatuwezi kuona villa zilizo wazi. Tafadhali jaribu tena, au utupigie simu.',
  wrongDates: 'Tarehe hizi haziwezi kuwekewa nafasi.',
  kinds: {
    title: 'Ngapi za kila aina?',
    change: 'Ongeza villa nyingine, au chagua kwa aina',
    line: 'Chagua kwa aina; sisi tutachagua villa, nawe unaweza kuipangia kila moja wageni wake hapa chini.',
    about: (sleeps, from) => `Hadi ${guestsOf(sleeps)}, kuanzia ${formatPrice(from)} kwa ukaaji wote`,
    left: (count, chosen) => {
      const more = chosen > 0 ? ' zaidi' : ''
      if (count === 0) return `hakuna${more} iliyo wazi`
      return `${count}${more} ${count === 1 ? 'iliyo' : 'zilizo'} wazi`
    },
    fewer: (name) => `Punguza ${name} moja`,
    more: (name) => `Ongeza ${name} moja`,
    none: 'Hakuna villa iliyo wazi kwa siku hizi zote. Tafadhali jaribu tarehe nyingine, au utupigie simu.',
    otherDates: 'Ona tarehe za karibu zenye nafasi',
    noScript:
      'Kuchagua villa hapa kunahitaji JavaScript. Tupigie simu au utuandikie, nasi tutaziwekea nafasi pamoja nawe.',
  },
  chosen: {
    title: (count) => (count === 0 ? 'Villa zako' : count === 1 ? 'Villa yako 1' : `Villa zako ${count}`),
    none: 'Bado hujachagua: eleza hapo juu unataka ngapi za kila aina.',
    one: 'Kikundi huwa na angalau villa mbili. Ongeza nyingine hapo juu.',
    placed: (guests) => `Mlivyopangwa, kuna nafasi ya ${guestsOf(guests)}.`,
    left: (count) => (count === 1 ? 'Mgeni 1 bado hana villa.' : `Wageni ${count} bado hawana villa.`),
    guests: 'Wageni',
    children: 'Kati yao watoto, kwa umri',
    childrenHelp: 'Mfano: 4, 9',
    cot: 'Kitanda cha mtoto',
    name: 'Nani atakaa hapa',
    nameHelp: 'Kama si wewe. Iache wazi maadamu hujui.',
    otherDates: 'Tarehe nyingine kwa villa hii',
    details: 'Jina, watoto, tarehe nyingine',
    detailsWithExtras: 'Jina, watoto, tarehe nyingine, huduma za ziada',
    with: (extras) => `Pamoja na ${extras}`,
    extrasForAll: 'Huduma za ziada zilezile kwa kila villa',
    remove: 'Ondoa',
    removeOf: (villa) => `Ondoa ${villa}`,
    taken: 'Haiko wazi tena kwa siku hizi.',
    another: 'Chukua nyingine kama hii',
    datesOf: ({ checkIn, checkOut }) => `${formatDay(checkIn)} hadi ${formatDay(checkOut)}`,
  },
  board: 'Milo kwa wote',
  guest: {
    title: 'Nani msimamizi?',
    line: 'Tunaandikia anwani moja kuhusu kikundi chote.',
    extras:
      'Kuja kuchukuliwa, chakula cha matembezini au huduma nyingine ya ziada? Ichague kwenye kila villa hapo juu.',
  },
  total: 'Jumla',
  taxes: 'Kodi zimejumuishwa.',
  withExtras: (extras) => `Ambapo ${formatPrice(extras)} ni ya huduma za ziada. Kodi zimejumuishwa.`,
  send: 'Tuma ombi',
  sending: 'Tunatuma...',
  nothingNow: 'Hakuna malipo kwa sasa.',
  held: (within) =>
    `Villa zako zote zinahifadhiwa kwa ajili yako, au hakuna; tunathibitisha ndani ya ${within}.`,
  incomplete: 'Tafadhali chagua angalau villa mbili zilizo wazi.',
  unanswered:
    'Bado hatuwezi kujua kama ombi lako limefika. Ni salama kubonyeza tena: nafasi yako itawekwa mara moja tu.',
  receipt: {
    villas: 'Villa',
    again: 'Hifadhi kikundi kingine',
  },
}

function guestsOf(count: number): string {
  return `${count === 1 ? 'mgeni' : 'wageni'} ${count}`
}
