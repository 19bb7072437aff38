import type * as english from '@/features/search/web/results-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const RESULTS_WORDS: Translation<typeof english.RESULTS_WORDS> = {
  region: 'Villa zilizo wazi',
  title: (stay, guests) => {
    const days = `${formatShortDay(stay.checkIn)} hadi ${formatShortDay(stay.checkOut)}`
    return countNights(stay) > 0 ? `${days}: usiku ${countNights(stay)}, ${guestsOf(guests)}` : days
  },
  found: (kinds, villas) =>
    `${villas === 1 ? 'Villa 1 iko wazi' : `Villa ${villas} ziko wazi`}${kinds > 1 ? `, za aina ${kinds}` : ''}. Kodi zimejumuishwa.`,
  loading: 'Tunatafuta villa zilizo wazi',
  most: (guests) => `Hapa tunaweza kutafuta kwa wageni ${guests} tu. Je, mko zaidi?`,
  mostMessage: (stay, guests) =>
    `Tungependa kukaa kuanzia ${formatDay(stay.checkIn)} hadi ${formatDay(stay.checkOut)} (usiku ${countNights(stay)}) tukiwa zaidi ya ${guestsOf(guests)}. Tafadhali tuelezeni namna ya kufanya.`,
  wrongDates: 'Tarehe hizi haziwezi kuwekewa nafasi',
  tooLong: 'Muda wa kukaa ni mrefu mno',
  failed: 'Imeshindikana kupata villa zilizo wazi',
  failedWhy: 'Kwa sasa hatuwezi kuona villa zilizo wazi. Tafadhali jaribu tena, au utupigie simu.',
  noVillas: 'Kwa sasa hakuna villa iliyoorodheshwa. Tafadhali tupigie simu: tutakutafutia chumba.',
  strip: {
    title: (nights) => `Usiku ${nights} kuanzia siku nyingine`,
    line: 'Jumla za chini kabisa, kwa dola kamili zilizokadiriwa kwenda juu.',
    full: 'zimejaa',
    outOfReach: '–',
    dayLabel: ({ checkIn, checkOut }, what) => `${formatDay(checkIn)} hadi ${formatDay(checkOut)}, ${what}`,
    from: (cents) => `kuanzia ${formatPrice(cents)}`,
    nothingFree: 'hakuna iliyo wazi',
    cannot: 'haziwezi kuwekewa nafasi',
    current: 'tarehe zako',
  },
  card: {
    pictures: (name) => `Picha za ${name}`,
    earlier: 'Picha iliyotangulia',
    later: 'Picha inayofuata',
    sleeps: (count) => `Hadi ${guestsOf(count)}`,
    sizes: (least, most) => (least === most ? `${least} m²` : `${least} hadi ${most} m²`),
    left: (count) => (count === 1 ? 'Ya mwisho' : `Zimebaki ${count}`),
    moreThan: (name) => `Zaidi ya ${name}:`,
    room: (guests) => `nafasi ya wageni ${guests}`,
    bedrooms: (count) => (count === 1 ? 'chumba 1 cha kulala' : `vyumba ${count} vya kulala`),
    larger: (metres) => `m² ${metres} zaidi`,
    addition: (amenity) => amenity.charAt(0).toLowerCase() + amenity.slice(1),
    total: (nights) => `kwa usiku ${nights}`,
    perNight: (cents) => `kuanzia ${formatPrice(cents)} kwa usiku, pamoja na kifungua kinywa`,
    any: 'Chagua yoyote kati ya hizi',
    only: 'Chagua villa hii',
    boards: 'Pamoja na milo zaidi',
    board: {
      'bed-and-breakfast': 'Malazi na kifungua kinywa',
      'half-board': 'Milo miwili',
      'full-board': 'Milo mitatu',
    },
    more: (cents) => `${cents < 0 ? '−' : '+'}${formatPrice(Math.abs(cents))}`,
    details: 'Yaliyomo ndani',
    view: (view) => `Mandhari: ${view}`,
    page: (name) => `Zaidi kuhusu ${name}, pamoja na picha zake`,
    particular: (count) => `Chagua villa mahususi (wazi: ${count})`,
    noMap: 'Ramani ya eneo letu imeshindikana kupakiwa.',
    others: 'Villa nyingine',
  },
  wanted: {
    taken: (name) => `${name} haiko wazi kwa tarehe hizi.`,
    tooSmall: (name, most) => `${name} huchukua hadi ${guestsOf(most)}.`,
    alike: 'Villa nyingine za aina yake zinaonyeshwa kwanza hapa chini.',
    full: (name) => `Hakuna ${name} iliyo wazi kwa tarehe hizi.`,
  },
  full: {
    title: 'Haziko wazi kwa tarehe hizi',
    nearest: 'Tarehe za karibu zilizo wazi:',
    none: (days) => `Hakuna nafasi ndani ya siku ${days} kabla au baada ya tarehe zako.`,
    calendar: 'Ona siku zote zilizo wazi',
  },
  nothing: {
    title: 'Hakuna villa iliyo wazi kwa siku hizi zote.',
    help: (hasStrip) =>
      hasStrip
        ? 'Huenda siku nyingine zikafaa: bei zake ziko hapo juu, na tarehe za karibu zilizo wazi ziko hapa chini.'
        : 'Huenda siku nyingine zikafaa: tarehe za karibu zilizo wazi ziko hapa chini.',
  },
  several: { line: 'Familia, marafiki, harusi?', choose: 'Weka nafasi ya villa kadhaa pamoja' },
  together: {
    title: (guests) => `Hakuna villa moja iliyo wazi inayotosha wageni ${guests}. Hizi kwa pamoja zinatosha:`,
    line: 'Nafasi moja, jumla moja: villa zote zinahifadhiwa kwa ajili yenu, au hakuna.',
    kind: (count, name) => `${count} × ${name}`,
    places: (count) => `nafasi ya ${guestsOf(count)}`,
    book: 'Weka nafasi ya hizi pamoja',
    tooMany: (places) => `Kwa tarehe hizi, villa zote zilizo wazi kwa pamoja zinatosha ${guestsOf(places)}.`,
    others: (guests) => `Kwa tarehe nyingine kuna nafasi ya ${guestsOf(guests)} katika villa kadhaa:`,
    orWrite: 'Unaweza pia kutuandikia: tutatafuta njia.',
    write: 'Tuandikie',
    message: (stay, guests) =>
      `Tungependa kukaa kuanzia ${formatDay(stay.checkIn)} hadi ${formatDay(stay.checkOut)} (usiku ${countNights(stay)}) tukiwa ${guestsOf(guests)}. Tafadhali tuwekeeni nafasi, au mtueleze namna ya kufanya.`,
  },
}

function guestsOf(count: number): string {
  return `${count === 1 ? 'mgeni' : 'wageni'} ${count}`
}
