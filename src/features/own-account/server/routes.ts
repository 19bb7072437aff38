import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needsSecondFactor } from '@/features/accounts/rules/needs-second-factor'
import { hasPasskey } from '@/features/accounts/server/check-passkey'
import { checkPassword, checkProof } from '@/features/accounts/server/check-proof'
import {
  beginSecondFactor,
  confirmSecondFactor,
  makePaperCodes,
  readFactors,
  removeApp,
} from '@/features/accounts/server/second-factor'
import { callerOf } from '@/features/accounts/server/sign-in'
import { recordProof } from '@/features/accounts/server/store-session'
import {
  countAttempt,
  forgiveAttempt,
  orDelay,
  throttleKeys,
} from '@/features/accounts/server/throttle-sign-in'
import { readWrittenFacts } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { assertFreshProof, type Staff, staffOf } from '@/server/http/access'
import {
  beginFactorCall,
  bothProofs,
  confirmFactorCall,
  devicesEndpoint,
  endFactorCall,
  paperCodesCall,
  passwordProof,
  proofCall,
  secondFactorEndpoint,
} from '../contract'
import { DEVICES_PATH, PROOF_PATH } from '../paths'
import { appAddress } from '../rules/app-address'
import { endDevice, listDevices } from './list-devices'

const config = { access: 'staff' } as const
const setUp = { ...config, isForSetUp: true } as const
const tags = ['staff']
const refusals = { 401: problemAnswer, 409: problemAnswer, 422: problemAnswer, 429: problemAnswer }

/** What members of staff keep of their own account: where they are signed in, and their second factor. */
export function ownAccountRoutes(app: FastifyInstance, context: Context) {
  const { settings } = context
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    devicesEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'Where one is signed in',
        querystring: z.object(pageQuery),
        response: { 200: devicesEndpoint.response },
      },
    },
    async (request, reply) =>
      cutPage(request, reply, request.query, await listDevices(orm, staffOf(request))),
  )

  routes.delete(
    `${DEVICES_PATH}/:sid`,
    {
      config,
      schema: {
        tags,
        summary: 'Signs one of the own devices out',
        params: z.object({ sid: z.string().max(100) }),
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await endDevice(orm, staffOf(request), request.params.sid)
      return reply.code(204).send(null)
    },
  )

  routes.get(
    secondFactorEndpoint.path,
    {
      config: setUp,
      schema: { tags, summary: 'The own second factor', response: { 200: secondFactorEndpoint.response } },
    },
    (request) => readOwnFactor(context, staffOf(request)),
  )

  routes.get(
    PROOF_PATH,
    {
      config: { ...config, fresh: true },
      schema: {
        tags,
        summary: 'Whether the password was given lately enough for what wants a fresh proof',
        response: { 204: z.null() },
      },
    },
    async (_request, reply) => reply.code(204).send(null),
  )

  routes.post(
    proofCall.path,
    {
      config: setUp,
      schema: {
        tags,
        summary:
          'Takes the password with the second factor, or a passkey, before something that wants a fresh proof',
        body: proofCall.body,
        response: { 204: proofCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request)
      await orDelay(reply, () => checkProof(context, staff, request.body, callerOf(request, settings)))
      await recordProof(orm, staff.sid)
      return reply.code(204).send(null)
    },
  )

  routes.post(
    beginFactorCall.path,
    {
      config: setUp,
      schema: {
        tags,
        summary: 'Makes the secret of an authenticator app, which counts once a code of it was seen',
        body: beginFactorCall.body,
        response: { 200: beginFactorCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request)
      // The password alone opens no second door beside the one that is there, and who has a passkey may not know it.
      if (await hasPasskey(orm, staff.id)) assertFreshProof(staff)
      else {
        const { password } = parseProof(passwordProof, request.body)
        await orDelay(reply, () => checkPassword(context, staff, password, callerOf(request, settings)))
      }
      const begun = await beginSecondFactor(context, staff.id)
      if (!begun) throw new AppError('already-there', { message: 'A second factor is set up already.' })
      const { name } = await readWrittenFacts(orm)
      return { ...begun, uri: appAddress(name, staff.email, begun.secret) }
    },
  )

  routes.post(
    confirmFactorCall.path,
    {
      config: setUp,
      schema: {
        tags,
        summary: 'Begins to ask for codes at the sign-in; answers the codes on paper',
        body: confirmFactorCall.body,
        response: { 200: confirmFactorCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request)
      if (await hasPasskey(orm, staff.id)) assertFreshProof(staff)
      const keys = throttleKeys(staff.email, request.ip)
      const charged = settings.RATE_LIMITS ? await orDelay(reply, () => countAttempt(orm, keys)) : []
      const codes = await orm.transaction(async (transaction) => {
        const made = await confirmSecondFactor(context, transaction, staff.id, request.body.code, Date.now())
        await recordFactor(transaction, staff, 'set up')
        return made
      })
      await forgiveAttempt(orm, charged)
      return { codes }
    },
  )

  routes.post(
    paperCodesCall.path,
    {
      config: { ...config, fresh: true },
      schema: {
        tags,
        summary: 'Makes ten new codes on paper; those of before open nothing any more',
        body: paperCodesCall.body,
        response: { 200: paperCodesCall.response, 409: problemAnswer },
      },
    },
    async (request) => {
      const staff = staffOf(request)
      return await orm.transaction(async (transaction) => {
        const { hasApp, passkeys } = await readFactors(transaction, staff.id)
        if (!hasApp && passkeys === 0)
          throw new AppError('step-not-allowed', { message: 'Please set up a second factor first.' })
        const codes = await makePaperCodes(context, transaction, staff.id)
        await recordFactor(transaction, staff, 'new codes on paper')
        return { codes }
      })
    },
  )

  routes.post(
    endFactorCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Asks for no codes any more',
        body: endFactorCall.body,
        response: { 200: endFactorCall.response, ...refusals },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request)
      if (await hasPasskey(orm, staff.id)) assertFreshProof(staff)
      else {
        const { password, code } = parseProof(bothProofs, request.body)
        await orDelay(reply, () =>
          checkPassword(context, staff, password, callerOf(request, settings), { code }),
        )
      }
      await orm.transaction(async (transaction) => {
        await removeApp(context, transaction, staff.id)
        await recordFactor(transaction, staff, 'taken away')
      })
      return await readOwnFactor(context, staff)
    },
  )
}

/** What has to be given where no passkey stands in for it. Throws invalid-input. */
function parseProof<T>(shape: z.ZodType<T>, body: object): T {
  // What is missing is to be said in the words of what is empty.
  const given = shape.safeParse({ password: '', code: '', ...body })
  if (given.success) return given.data
  const problems = given.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', { problems })
}

async function readOwnFactor({ database: { orm } }: Context, { id, permissions }: Staff) {
  const { hasApp, passkeys, codesLeft } = await readFactors(orm, id)
  const { secondFactorFrom } = await readWrittenFacts(orm)
  return {
    isOn: hasApp,
    passkeys,
    isWanted: needsSecondFactor(permissions, secondFactorFrom),
    codesLeft,
  }
}

async function recordFactor(
  transaction: Parameters<typeof recordChange>[0],
  staff: Staff,
  after: string,
): Promise<void> {
  await recordChange(transaction, staff, {
    resource: 'users',
    rowId: staff.id,
    action: 'second-factor',
    after,
  })
}
