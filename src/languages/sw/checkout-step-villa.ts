import type * as english from '@/features/checkout/web/step-villa-text'
import { formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_VILLA_WORDS: Translation<typeof english.STEP_VILLA_WORDS> = {
  guests: 'Idadi ya wageni',
  kind: 'Aina ya villa',
  anyKind: 'Villa yoyote',
  free: (count) => (count === 1 ? 'Villa 1 iko wazi' : `Villa ${count} ziko wazi`),
  legend: ({ checkIn, checkOut }) =>
    `Villa zilizo wazi, ${formatShortDay(checkIn)} hadi ${formatShortDay(checkOut)}`,
  map: 'Chagua kwenye ramani ya eneo letu',
  noMap: 'Ramani imeshindikana kupakiwa.',
  sleeps: (count) => `Hadi ${guestsOf(count)}`,
  perNight: (cents) => `kuanzia ${formatPrice(cents)} kwa usiku`,
  inAll: (nights) => `kwa usiku ${nights}`,
  more: (count) => `Onyesha ${count} zaidi`,
  missing: 'Tafadhali chagua villa.',
  loading: 'Tunatafuta villa zilizo wazi',
  failed: 'Imeshindikana kupata siku zilizo wazi',
  failedWhy: 'Kwa sasa hatuwezi kuona villa zilizo wazi. Hakuna ulichoandika kilichopotea.',
  none: 'Hakuna villa iliyo wazi kwa siku hizi zote.',
  noneSoLarge: (guests) =>
    `Hakuna villa iliyo wazi inayotosha wageni ${guests}. Chagua wachache, tazama villa kadhaa kwa pamoja, au utupigie simu.`,
  noneOfKind: 'Hakuna ya aina hii iliyo wazi kwa siku hizi.',
  showAll: 'Onyesha aina zote',
  others: 'Tarehe hizi ziko wazi:',
  otherDates: 'Chagua tarehe nyingine',
  together: 'Tazama villa kadhaa kwa pamoja',
  lost: (name) =>
    `${name} imechukuliwa sasa hivi kwa baadhi ya siku hizi. Tafadhali chagua villa nyingine; mengine yote yako kama ulivyoyaacha.`,
  otherKind: (name) =>
    `${name} ni villa ya aina nyingine, kwa hiyo haijachaguliwa tena. Tafadhali chagua moja ya villa hizi.`,
  otherKindOfAny: (name) => `Ulikuwa umechagua ${name} yoyote; hizi ni nyingine. Tafadhali chagua tena.`,
  goneOfAny: (name, from) =>
    from === null
      ? `${name} ya mwisho imechukuliwa sasa hivi kwa baadhi ya siku hizi. Tafadhali chagua villa nyingine; mengine yote yako kama ulivyoyaacha.`
      : `${name} ya mwisho kwa bei hiyo imechukuliwa sasa hivi; nyingine zinaanzia ${formatPrice(from)}. Tafadhali chagua tena; mengine yote yako kama ulivyoyaacha.`,
  anyOf: (name) => `${name} yoyote`,
  anyOfText: 'Tutachagua moja iliyo wazi, kwa bei hii.',
  noMeals: (name) => `${name} haitolewi pamoja na milo hii. Tafadhali chagua villa nyingine au milo mingine.`,
  tooSmall: (name, guests) =>
    `${name} huchukua hadi ${guestsOf(guests)}. Tafadhali chagua villa kubwa zaidi.`,
}

function guestsOf(count: number): string {
  return `${count === 1 ? 'mgeni' : 'wageni'} ${count}`
}
