import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { users } from '@/features/accounts/server/table'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { ownLanguageCall } from '../contract'

/** The language in which the panel speaks to a member of staff. */
export function ownLanguageRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().put(
    ownLanguageCall.path,
    {
      config: { access: 'staff' },
      schema: {
        tags: ['staff'],
        summary: 'Chooses the language of the panel for the own account',
        body: ownLanguageCall.body,
        response: { 200: ownLanguageCall.response, 401: problemAnswer },
      },
    },
    async (request) => {
      const staff = staffOf(request)
      const { language } = request.body
      return await orm.transaction(async (transaction) => {
        const own = eq(users.id, staff.id)
        const [before] = await transaction
          .select({ language: users.language })
          .from(users)
          .where(own)
          .for('update')
        if (!before) throw new AppError('not-signed-in')
        if (before.language === language) return before
        await transaction.update(users).set({ language }).where(own)
        await recordChange(transaction, staff, {
          resource: 'users',
          rowId: staff.id,
          action: 'update',
          before,
          after: { language },
        })
        return { language }
      })
    },
  )
}
