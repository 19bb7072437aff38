import { isSameText, saysSomething, type TranslatedTexts } from '@/kernel/content-translation'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import { defineWords } from '@/kernel/words'
import type { PropertyFacts } from '../contract'
import { TRANSLATED_FACTS } from './translated-facts'

/** Sentences of facts as they came with the site, and what staff most often write, by the English text in small letters. */
export const KNOWN_FACT_TEXTS = defineWords('property-known-texts.KNOWN_FACT_TEXTS', {
  'the pearl of the west': 'The Pearl of the West',
  'on our booking platform': 'on our booking platform',
  'by mobile money or bank transfer: when we confirm, we send you the number and the amount':
    'By mobile money or bank transfer: when we confirm, we send you the number and the amount',
  'check-in and check-out': 'Check-in and check-out',
  'your villa is ready from {check-in} and yours until {check-out}. early check-in and late check-out on request.':
    'Your villa is ready from {check-in} and yours until {check-out}. Early check-in and late check-out on request.',
  payment: 'Payment',
  'cash, mobile money or a major credit card, due at check-in or in advance.':
    'Cash, mobile money or a major credit card, due at check-in or in advance.',
  cancellation: 'Cancellation',
  'free up to {free cancellation} before check-in. later cancellations may incur charges.':
    'Free up to {free cancellation} before check-in. Later cancellations may incur charges.',
  reception: 'Reception',
  'somebody is awake for you 24 hours a day. we answer messages within 24 hours.':
    'Somebody is awake for you 24 hours a day. We answer messages within 24 hours.',
  'free wifi': 'Free WiFi',
  '24/7 front desk': '24/7 front desk',
  'daily housekeeping': 'Daily housekeeping',
  'air conditioning': 'Air conditioning',
  'private bathroom with hot water': 'Private bathroom with hot water',
  'restaurant and room service': 'Restaurant and room service',
  parking: 'Parking',
  'free parking': 'Free parking',
  security: 'Security',
} as const)

type TranslatedFacts = Pick<PropertyFacts, (typeof TRANSLATED_FACTS)[number]>

/** These facts as the current language says them, text by text, where it is known how; in English as they were written. */
export function tellKnownTexts<Facts extends TranslatedFacts>(facts: Facts): Facts {
  if (currentLanguage() === DEFAULT_LANGUAGE) return facts
  return {
    ...facts,
    tagline: tellText(facts.tagline),
    scoreSource: tellText(facts.scoreSource),
    advancePayment: tellText(facts.advancePayment),
    inclusions: facts.inclusions.map(tellText),
    policies: facts.policies.map(({ title, text, ...same }) => ({
      title: tellText(title),
      text: tellText(text),
      ...same,
    })),
  }
}

/** What is known in the current language of all that a fact says, with the English it stands for. */
export function knownTextsOf(facts: TranslatedFacts): TranslatedTexts {
  const told = tellKnownTexts(facts)
  const known = TRANSLATED_FACTS.filter(
    (name) => saysSomething(facts[name]) && textsIn(facts[name]).every(isKnown),
  )
  const pick = (from: TranslatedFacts) => Object.fromEntries(known.map((name) => [name, from[name]]))
  return isSameText(told, facts) ? { texts: {}, sources: {} } : { texts: pick(told), sources: pick(facts) }
}

const keyOf = (text: string) => text.trim().toLowerCase()

function isKnown(text: string): boolean {
  return Object.hasOwn(KNOWN_FACT_TEXTS, keyOf(text))
}

function tellText(text: string): string {
  const texts: Readonly<Record<string, string>> = KNOWN_FACT_TEXTS
  return isKnown(text) ? (texts[keyOf(text)] ?? text) : text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
