import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CURRENT_RATE } from '@/features/exchange-rates/server/store'
import { taxRateToWire } from '@/features/taxes/rules/tax-rates'
import { AppError } from '@/kernel/errors'
import { findTranslatedTexts } from '@/server/crud/content-translations'
import { reachesMailboxes, type Settings } from '@/server/env'
import {
  propertyFacts as contract,
  type PropertyFacts,
  type PublicProperty,
  USUAL_FIRST_HOLD_MINUTES,
  USUAL_HOLD_HOURS,
  type WrittenFacts,
  writtenFacts,
} from '../contract'
import type { ReadinessRule } from '../rules/check-in-readiness'
import { fillPolicies } from '../rules/fill-policies'
import { tellSentences } from '../rules/tell-sentences'
import { tellFacts } from '../rules/told-facts'
import { FACTS_ID, propertyFacts } from './table'
import { TAXES_ON_TOP } from './taxes-on-top'

/**
 * The facts about the hotel, policies as guests read them. Throws not-ready while nobody has given any, ZodError when
 * they do not fit the contract.
 */
export async function readPropertyFacts(orm: NodePgDatabase): Promise<PropertyFacts> {
  return await readFactsBy(orm, (facts) => facts)
}

async function readFactsBy(
  orm: NodePgDatabase,
  tell: (facts: PropertyFacts) => PropertyFacts,
): Promise<PropertyFacts> {
  const { document, rate, taxes } = await readRow(orm)
  const facts = {
    ...contract.parse(document),
    ...(rate && { shillings: rate }),
    ...(taxes && { taxesOnTop: taxes.map(taxRateToWire) }),
  }
  return fillPolicies(tell(facts))
}

/** The same as guests read them in the current language. Throws as that does. */
export async function readToldFacts(orm: NodePgDatabase): Promise<PropertyFacts> {
  const stored = (await findTranslatedTexts(orm, propertyFacts)).get(FACTS_ID)
  return await readFactsBy(orm, (facts) => tellFacts(tellSentences(facts, stored)))
}

/** The same, or null while nobody has given any. */
export async function findPropertyFacts(orm: NodePgDatabase): Promise<PropertyFacts | null> {
  return (await orm.$count(propertyFacts)) === 0 ? null : await readPropertyFacts(orm)
}

/** The same as visitors read them, with what follows from the settings. */
export async function readPublicProperty(orm: NodePgDatabase, settings: Settings): Promise<PublicProperty> {
  return { ...(await readToldFacts(orm)), asksProof: reachesMailboxes(settings) }
}

/** The same as staff wrote them, with what only guests of confirmed stays are told. */
export async function readWrittenFacts(orm: NodePgDatabase): Promise<WrittenFacts> {
  return writtenFacts.parse((await readRow(orm)).document)
}

async function readRow(orm: NodePgDatabase) {
  const [row] = await orm
    .select({ document: propertyFacts.facts, rate: CURRENT_RATE, taxes: TAXES_ON_TOP })
    .from(propertyFacts)
  if (!row) throw new AppError('not-ready')
  return row
}

/** SQL: a text that changes whenever the facts do, by whatever hand (see VILLA_REVISION); empty while there are none. */
export const FACTS_REVISION = `coalesce((select property_facts.xmin::text from property_facts), '')`

/** Whether the app confirms requests by itself, and in how many villas for one night at most; null for all of them. */
export async function readAtOnce(orm: NodePgDatabase): Promise<{ isOn: boolean; mostVillas: number | null }> {
  const [row] = await orm
    .select({
      isOn: sql<boolean | null>`(${propertyFacts.facts} ->> 'confirmsAtOnce')::boolean`,
      mostVillas: sql<number | null>`(${propertyFacts.facts} ->> 'mostVillasAtOnce')::int`,
    })
    .from(propertyFacts)
  return { isOn: row?.isOn ?? false, mostVillas: row?.mostVillas ?? null }
}

/** Whether check-in looks at the condition of the villa; not while nobody has given any facts. */
export async function readCheckInReadiness(orm: NodePgDatabase): Promise<ReadinessRule> {
  const [row] = await orm
    .select({ rule: sql<ReadinessRule | null>`${propertyFacts.facts} ->> 'checkInReadiness'` })
    .from(propertyFacts)
  return row?.rule ?? 'off'
}

/** For how long a request keeps its nights, before and after its mailbox is proved, with the revision of the facts that say so. */
export type Hold = { hours: number; firstMinutes: number; revision: string }

export async function readHold(orm: NodePgDatabase): Promise<Hold> {
  const [row] = await orm
    .select({
      hours: sql<number | null>`(${propertyFacts.facts} ->> 'holdHours')::int`,
      firstMinutes: sql<number | null>`(${propertyFacts.facts} ->> 'firstHoldMinutes')::int`,
      revision: sql<string>`${sql.raw(FACTS_REVISION)}`,
    })
    .from(propertyFacts)
  return {
    hours: row?.hours ?? USUAL_HOLD_HOURS,
    firstMinutes: row?.firstMinutes ?? USUAL_FIRST_HOLD_MINUTES,
    revision: row?.revision ?? '',
  }
}

/** Whole dollars that reception gives back or lets off for one booking by itself; null for any amount. */
export async function readMoneyLimits(
  orm: NodePgDatabase,
): Promise<{ refund: number | null; discount: number | null }> {
  const [row] = await orm
    .select({
      refund: sql<number | null>`(${propertyFacts.facts} ->> 'refundLimit')::int`,
      discount: sql<number | null>`(${propertyFacts.facts} ->> 'discountLimit')::int`,
    })
    .from(propertyFacts)
  return { refund: row?.refund ?? null, discount: row?.discount ?? null }
}
