import { readClockTime, readHours } from '@/kernel/clock-times'
import { INSTANT_WORDS } from '@/kernel/instants'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import { defineWords } from '@/kernel/words'
import type { PropertyFacts } from '../contract'

/** What staff most often write where names are asked for. English ones are told as they were written. */
export const FACT_WORDS = defineWords('property-facts.FACT_WORDS', {
  methods: {
    cash: 'Cash',
    'mobile money': 'Mobile money',
    'mtn mobile money': 'MTN mobile money',
    'airtel mobile money': 'AIRTEL mobile money',
    'credit card': 'Credit card',
    'bank transfer': 'Bank transfer',
  } as Readonly<Record<string, string>>,
  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    'afternoon tea': 'Afternoon tea',
    bar: 'Bar',
    'room service': 'Room service',
  } as Readonly<Record<string, string>>,
  hours: {
    '24/7': '24/7',
    closed: 'Closed',
    'on request': 'On request',
    'by arrangement': 'By arrangement',
  } as Readonly<Record<string, string>>,
  between: (from: string, to: string) => `${from}–${to}`,
})

/**
 * The facts as guests read them in the current language: times of day, hours, ways to pay and meals as that writes them,
 * where they can be read. In English they stay as staff wrote them.
 */
export function tellFacts<Facts extends PropertyFacts>(facts: Facts): Facts {
  if (currentLanguage() === DEFAULT_LANGUAGE) return facts
  return {
    ...facts,
    checkInTime: tellClock(facts.checkInTime),
    checkOutTime: tellClock(facts.checkOutTime),
    receptionHours: tellOpening(facts.receptionHours),
    restaurantHours: facts.restaurantHours.map(({ meal, hours }) => ({
      meal: nameIn(FACT_WORDS.meals, meal),
      hours: tellOpening(hours),
    })),
    paymentMethods: facts.paymentMethods.map((method) => nameIn(FACT_WORDS.methods, method)),
  }
}

/** `14 h` of `2:00 PM` in French; as it was written in English, and where it is no time. */
export function tellClock(text: string): string {
  const minutes = readClockTime(text)
  return currentLanguage() === DEFAULT_LANGUAGE || minutes === null ? text : clockOf(minutes)
}

/** Hours with days of the week stay as they were written: their names may be any. */
function tellOpening(text: string): string {
  const spans = readHours(text)
  if (!spans) return nameIn(FACT_WORDS.hours, text)
  return spans.map(({ from, to }) => FACT_WORDS.between(clockOf(from), clockOf(to))).join(', ')
}

function clockOf(minutes: number): string {
  return INSTANT_WORDS.clock(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
}

function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  const key = name.trim().toLowerCase()
  return Object.hasOwn(names, key) ? (names[key] ?? name) : name
}
