import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { staffRoles as contract } from '@/features/roles/contract'
import { staffRoles } from '@/features/roles/server/table'
import { AppError } from '@/kernel/errors'
import { ROLES } from '@/kernel/roles'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, type Rows, storedIn } from '@/server/crud/rows'
import { assertOwnRights } from './assert-own-rights'
import { users } from './table'

const rows = storedIn(contract, {
  table: staffRoles,
  ...AS_STORED,
  toRow: (input) => input as never,
  keep: { slugFrom: 'name', reservedSlugs: ROLES },
})

/** The hotel's own roles, for whoever manages accounts; nobody makes one of rights that they do not have. */
export function roleRoutes(app: FastifyInstance, context: Context) {
  const onWrite: Rows['onWrite'] = async (transaction, { before, after }, staff) => {
    for (const role of [before, after])
      if (role) assertOwnRights(staff, contract.item.parse(role).permissions)
    if (before && before.slug !== after?.slug) await followRole(transaction, before.slug, after?.slug)
  }
  crudRoutes(app, context, { ...rows, onWrite }, { reads: 'accounts', writes: 'accounts', fresh: true })
}

/** Accounts of a role go along when its slug changes; while there are any it cannot be deleted. Throws still-in-use. */
async function followRole(transaction: NodePgDatabase, from: unknown, to: unknown): Promise<void> {
  const isOfRole = eq(users.role, String(from))
  if (typeof to === 'string') await transaction.update(users).set({ role: to }).where(isOfRole)
  else if ((await transaction.$count(users, isOfRole)) > 0)
    throw new AppError('still-in-use', {
      message: 'Some accounts still have this role. Please give them another one first.',
    })
}
