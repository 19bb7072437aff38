import type { FastifyBaseLogger } from 'fastify'
import { CATEGORIES_PATH } from '@/features/categories/paths'
import { villaCategories } from '@/features/categories/server/table'
import { VILLAS_PATH } from '@/features/villas/paths'
import { villas } from '@/features/villas/server/table'
import type { Context } from '@/server/context'

type Names = { villa: ReadonlySet<string>; category: ReadonlySet<string>; anyOf: ReadonlySet<string> }

const NAMES = ['villa', 'category', 'anyOf'] as const

/** Says whether the villa and the category that a page's search names are there, hidden ones included. */
export function knownNames({ database: { orm }, onInvalidate }: Context, log: FastifyBaseLogger) {
  let reading: Promise<Names> | null = null
  onInvalidate((changes) => {
    if (changes === 'everything' || changes.some((path) => [VILLAS_PATH, CATEGORIES_PATH].includes(path)))
      reading = null
  })

  async function read(): Promise<Names> {
    const [villa, category] = await Promise.all([
      orm.select({ id: villas.id }).from(villas),
      orm.select({ id: villaCategories.id }).from(villaCategories),
    ])
    return { villa: toTexts(villa), category: toTexts(category), anyOf: toTexts(category) }
  }

  return async (search: string): Promise<boolean> => {
    const named = new URLSearchParams(search)
    // Villas in any number and order: a page for each would displace all others.
    if (named.has('villas')) return false
    if (!NAMES.some((name) => named.has(name))) return true
    try {
      reading ??= read()
      const names = await reading
      return NAMES.every((name) => {
        const id = named.get(name)
        return id === null || names[name].has(id)
      })
    } catch (err) {
      // The page itself says what of it cannot be read; it is only kept for nobody.
      reading = null
      log.warn({ err }, 'which villas there are could not be read')
      return false
    }
  }
}

function toTexts(rows: { id: number }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => String(id)))
}
