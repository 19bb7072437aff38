import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Texts } from '@/kernel/content-translation'
import type { FieldProblem } from '@/kernel/errors'
import { AppError } from '@/kernel/errors'
import type { Language } from '@/kernel/language'
import type { Resource } from '@/kernel/resource'
import type { Row } from '@/server/crud/rows'
import type { Translatable } from '@/server/crud/translate-row'
import { type LoadLanguage, speak } from '@/server/http/speak-language'
import { translatedFacts as contract, writtenFacts } from '../contract'
import { knownTextsOf } from '../rules/known-texts'
import { OF_OLDER_ENGLISH } from '../rules/tell-sentences'
import { FACTS_ID, propertyFacts as table } from './table'

/** The facts as what has texts in other languages. */
export function translatableFacts(loadLanguage: LoadLanguage): Translatable {
  return {
    resource: contract as unknown as Resource,
    table,
    judge: judgeTexts,
    lock: lockFacts,
    touch: (transaction) => transaction.update(table).set({ updatedAt: sql`${table.updatedAt}` }),
    siteTexts: async (orm, language: Language) => {
      await loadLanguage(language)
      const [row] = await orm.select().from(table)
      const texts = row && speak(language, () => knownTextsOf(writtenFacts.parse(row.facts)))
      return new Map(texts && [[row.id, texts]])
    },
    ofOlderEnglish: OF_OLDER_ENGLISH,
  }
}

/** Guests read each policy in the place of its English one, and one about cancelling is found by its place, too. */
function judgeTexts({ policies }: Texts, english: Texts): FieldProblem[] {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  const wanted = count(english.policies)
  if (count(policies) === 0 || count(policies) === wanted) return []
  return [
    { path: 'policies', message: `Please write all ${wanted} policies, in the order of the English ones` },
  ]
}

async function lockFacts(transaction: NodePgDatabase, id: number): Promise<Row> {
  if (id !== FACTS_ID) throw new AppError('not-found')
  const [row] = await transaction.select().from(table).for('update')
  if (!row) throw new AppError('not-ready')
  return { ...row, ...writtenFacts.parse(row.facts) }
}
