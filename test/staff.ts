import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { startSession } from '@/features/accounts/server/store-session'
import { users } from '@/features/accounts/server/table'
import type { Role } from '@/kernel/roles'

let made = 0

type NewUser = typeof users.$inferInsert

/** An account of staff, without a usable password unless a hash is given; answers its row. */
export async function makeAccount(orm: NodePgDatabase, own: Partial<NewUser> = {}) {
  made += 1
  const email = `staff-${process.pid}-${made}@example.com`
  const [account] = await orm
    .insert(users)
    .values({ email, passwordHash: 'none', ...own })
    .returning()
  if (!account) throw new Error('the account was not made')
  return account
}

/** Calls the API as a new member of staff of a role: `call('PATCH', '/api/…', body)`. */
export async function signInAs(app: FastifyInstance, orm: NodePgDatabase, role: Role | (string & {})) {
  const account = await makeAccount(orm, { role })
  const { secret, sid } = await startSession(orm, account.id)
  const cookie = `session=${secret}`
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await app.inject({
      ...{ method, url },
      headers: { cookie, ...headers },
      ...(payload && { payload }),
    })
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json(),
      headers: answer.headers,
    }
  }
  return { account, cookie, sid, call }
}
