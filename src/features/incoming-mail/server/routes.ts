import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { loadKeys } from '@/server/secrets/secret-key'
import { incomingMailAnswer } from '../contract'
import { INCOMING_MAIL_PATH } from '../paths'
import { incomingText as words } from '../text'
import type { IncomingMail } from './parse-mail'
import { readMail, UnreadableMail } from './read-mail'
import { storeMail } from './store-mail'

/** A mail with attachments of 25 MB, as they are written in it. */
const LARGEST_BYTES = 36 * 1024 * 1024
const RAW_MAIL = 'message/rfc822'
/** A mail that is one too many may be posted again then. */
const RETRY_SECONDS = 60 * 60

/** Takes mails as a provider received them, from who has INCOMING_MAIL_TOKEN (docs/decisions/incoming-mail.md). */
export function incomingMailRoutes(app: FastifyInstance, { database, settings }: Context) {
  void app.register(async (scope) => {
    // After the limit of calls, and before anything of the mail is read.
    scope.addHook('preParsing', async (request) => assertSender(request, settings.INCOMING_MAIL_TOKEN))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      RAW_MAIL,
      { parseAs: 'buffer', bodyLimit: LARGEST_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(new AppError('wrong-type', { message: words.rawWanted })),
    )
    scope.withTypeProvider<ZodTypeProvider>().post(
      INCOMING_MAIL_PATH,
      {
        config: { access: 'anyone', ...limited('incomingMail') },
        schema: {
          tags: ['public'],
          summary: 'Takes a mail as a mail provider received it',
          description: `The body is the raw mail (${RAW_MAIL}); the header Authorization is Bearer and INCOMING_MAIL_TOKEN. The same mail posted again is stored once.`,
          response: {
            200: incomingMailAnswer,
            ...{
              400: problemAnswer,
              401: problemAnswer,
              404: problemAnswer,
              413: problemAnswer,
              415: problemAnswer,
              422: problemAnswer,
              429: problemAnswer,
            },
          },
        },
      },
      async (request, reply) => {
        const keys = await loadKeys(settings)
        const mail = await readPosted(asBytes(request.body))
        const outcome = await database.orm.transaction((transaction) => storeMail(transaction, keys, mail))
        reply.header('cache-control', 'no-store')
        if (outcome === 'too-many') {
          reply.header('retry-after', String(RETRY_SECONDS))
          throw new AppError('too-many-requests')
        }
        return { outcome }
      },
    )
  })
}

/** Throws not-found where no mail is taken that way, not-signed-in for a wrong token. */
function assertSender({ headers }: FastifyRequest, token: string | undefined): void {
  if (token === undefined) throw new AppError('not-found')
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  if (!timingSafeEqual(hashOf(given), hashOf(token))) throw new AppError('not-signed-in')
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function asBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new AppError('malformed-request', { message: words.rawWanted })
}

/** Throws invalid-input for a mail that cannot be read: who posted it hears that it is not here. */
async function readPosted(bytes: Buffer): Promise<IncomingMail> {
  try {
    return await readMail(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error
    throw new AppError('invalid-input', { message: words.unreadable, cause: error })
  }
}
