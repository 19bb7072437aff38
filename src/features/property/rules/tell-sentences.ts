import {
  isSameText,
  layOverSiteTexts,
  type OfOlderEnglish,
  saysSomething,
  type TranslatedTexts,
} from '@/kernel/content-translation'
import type { PropertyFacts } from '../contract'
import { knownTextsOf, tellKnownTexts } from './known-texts'
import { TRANSLATED_FACTS } from './translated-facts'

/** A sentence that is in English again as it came with the site is told as the site tells it. */
export const OF_OLDER_ENGLISH = 'dropped' satisfies OfOlderEnglish

/**
 * The facts with their sentences as the current language says them: what is known of the English ones, and over it what
 * staff wrote in that language. Policies keep the English name by which pages and plans find them.
 */
export function tellSentences(english: PropertyFacts, stored?: TranslatedTexts): PropertyFacts {
  const { texts, sources } = layOverSiteTexts(knownTextsOf(english), stored, OF_OLDER_ENGLISH)
  const own = TRANSLATED_FACTS.filter(
    (name) =>
      saysSomething(english[name]) &&
      saysSomething(texts[name]) &&
      (name !== 'policies' || areOfSamePolicies(english, texts.policies, sources.policies)),
  )
  const told = { ...tellKnownTexts(english), ...Object.fromEntries(own.map((name) => [name, texts[name]])) }
  return namePolicies(english, told)
}

/** Each policy stands for the English one in its place: others there, or in another order, would say what is not so. */
function areOfSamePolicies({ policies }: PropertyFacts, told: unknown, source: unknown): boolean {
  return listOf(told).length === policies.length && isSameText(titlesOf(source), titlesOf(policies))
}

function namePolicies(english: PropertyFacts, told: PropertyFacts): PropertyFacts {
  const policies = told.policies.map((policy, place) => {
    const name = english.policies[place]?.title
    return name === policy.title ? policy : { ...policy, name }
  })
  return { ...told, policies }
}

function titlesOf(policies: unknown): unknown[] {
  return listOf(policies).map(({ title }) => title)
}

function listOf(value: unknown): { title?: unknown }[] {
  return Array.isArray(value) ? value : []
}
