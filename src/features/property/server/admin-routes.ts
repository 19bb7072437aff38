import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import { translationRoutes } from '@/server/crud/translation-routes'
import { staffOf } from '@/server/http/access'
import type { LoadLanguage } from '@/server/http/speak-language'
import {
  changePropertyCall,
  type StaffProperty,
  staffPropertyEndpoint,
  type WrittenFacts,
  writtenFacts,
} from '../contract'
import { PROPERTY_PATH } from '../paths'
import { listSampleValues } from '../rules/sample-values'
import { readWrittenFacts } from './store'
import { propertyFacts } from './table'
import { translatableFacts } from './translated-facts'

const config = { access: 'settings' } as const
const tags = ['staff']

/** The facts about the hotel, for superadmins. */
export function propertyAdminRoutes(
  app: FastifyInstance,
  context: Context,
  { loadLanguage }: { loadLanguage: LoadLanguage },
) {
  const { database, changed } = context
  translationRoutes(app, context, translatableFacts(loadLanguage), { reads: 'settings', writes: 'settings' })
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    staffPropertyEndpoint.path,
    { config, schema: { tags, response: { 200: staffPropertyEndpoint.response } } },
    async () => await readForStaff(database.orm),
  )

  routes.put(
    changePropertyCall.path,
    {
      config: { ...config, fresh: true },
      schema: {
        tags,
        body: changePropertyCall.body,
        response: { 200: changePropertyCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => {
      const { updatedAt, ...sent } = request.body
      const isPriceChange = await database.orm.transaction(async (transaction) => {
        const [current] = await transaction.select().from(propertyFacts).for('update')
        assertUnchanged(current?.updatedAt.toISOString(), updatedAt)
        const facts = writtenFacts.parse({ ...current?.facts, ...sent })
        await transaction.update(propertyFacts).set({ facts })
        const change = {
          resource: 'property',
          rowId: null,
          before: toTrail(current?.facts),
          after: toTrail(facts),
        }
        await recordChange(transaction, staffOf(request), { ...change, action: 'update' })
        return current && pricedBy(writtenFacts.parse(current.facts)) !== pricedBy(facts)
      })
      changed(PROPERTY_PATH)
      if (isPriceChange) changed(...PRICED_PATHS)
      return await readForStaff(database.orm)
    },
  )
}

/** What prices follow from, as one text. */
function pricedBy({ priceTaxes, includedGuests, extraAdultPrice, childPrices }: WrittenFacts): string {
  return JSON.stringify([priceTaxes, includedGuests, extraAdultPrice, childPrices])
}

/** What shows prices. */
const PRICED_PATHS = ['/api/villas', '/api/villa-categories']

/** Of the password the trail keeps nothing: who reads the trail need not be a guest. */
function toTrail(facts: object | undefined) {
  const { wifiPassword: _secret, ...told }: Partial<WrittenFacts> = facts ?? {}
  return facts && told
}

async function readForStaff(orm: NodePgDatabase): Promise<StaffProperty> {
  const [row] = await orm.select({ updatedAt: propertyFacts.updatedAt }).from(propertyFacts)
  const facts = await readWrittenFacts(orm)
  return { facts, samples: listSampleValues(facts), updatedAt: row?.updatedAt.toISOString() ?? '' }
}
