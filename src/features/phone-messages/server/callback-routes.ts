import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { SMS_CALLBACK_PATH, WHATSAPP_CALLBACK_PATH } from '../paths'
import { applyReport } from './apply-report'
import { hearAnswer } from './hear-answer'
import {
  isSame,
  isSigned,
  type PhoneAnswer,
  readSmsReport,
  readWhatsappNotice,
  smsMessage,
  smsReport,
  smsStop,
  whatsappNotice,
} from './read-callbacks'

const FORM_BYTES = 8 * 1024
const NOTICE_BYTES = 256 * 1024

const tags = ['public']
const config = { access: 'anyone', ...limited('paymentNotices') } as const
/** Africa’s Talking posts forms. */
const formConfig = { ...config, takesForms: true } as const
const problems = { 404: problemAnswer, 422: problemAnswer, 429: problemAnswer }
const params = z.object({ key: z.string().max(200) })
const taken = z.object({ status: z.literal('ok') })
const SIGNATURE = 'x-hub-signature-256'
const OK = { status: 'ok' } as const

/**
 * What the providers of messages tell us: reports of delivery, and who wants no more. Africa's Talking signs nothing, so
 * that a secret stands in the address it is given; Meta signs the body.
 */
export function phoneCallbackRoutes(app: FastifyInstance, context: Context) {
  const { SMS_CALLBACK_KEY, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = context.settings
  const { orm } = context.database

  async function hear(answer: PhoneAnswer) {
    if ((await hearAnswer(orm, answer)) === 'unmatched')
      app.log.warn('STOP came from a number that no message went to: look for its guest at the provider')
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const schema = { tags, params, response: { 200: taken, ...problems } }
    const assertKey = (key: string) => {
      if (!SMS_CALLBACK_KEY || !isSame(key, SMS_CALLBACK_KEY)) throw new AppError('not-found')
    }

    routes.post(
      `${SMS_CALLBACK_PATH}/reports`,
      {
        config: formConfig,
        schema: { ...schema, summary: 'What became of an SMS, by Africa’s Talking', body: smsReport },
      },
      async ({ params: { key }, body }) => {
        assertKey(key)
        const report = readSmsReport(body)
        if (report) await applyReport(orm, report)
        return OK
      },
    )

    routes.post(
      `${SMS_CALLBACK_PATH}/messages`,
      {
        config: formConfig,
        schema: { ...schema, summary: 'What somebody answered an SMS; STOP ends them', body: smsMessage },
      },
      async ({ params: { key }, body }) => {
        assertKey(key)
        await hear(body)
        return OK
      },
    )

    routes.post(
      `${SMS_CALLBACK_PATH}/stops`,
      {
        config: formConfig,
        schema: { ...schema, summary: 'Who opted out at Africa’s Talking', body: smsStop },
      },
      async ({ params: { key }, body }) => {
        assertKey(key)
        await hear({ from: body.phoneNumber, text: 'stop' })
        return OK
      },
    )
  })

  const readJson = app.getDefaultJsonParser('error', 'error')

  void app.register(async (scope) => {
    // The signature is of the bytes as they came.
    const received = new WeakMap<FastifyRequest, Buffer>()
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: NOTICE_BYTES },
      (request, body: Buffer, done) => {
        received.set(request, body)
        void readJson(request, body.toString('utf8'), done)
      },
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()

    routes.get(
      WHATSAPP_CALLBACK_PATH,
      {
        config,
        schema: {
          tags,
          summary: 'Tells Meta that this address is ours, when it is entered there',
          querystring: z.object({
            'hub.mode': z.literal('subscribe'),
            'hub.verify_token': z.string().max(200),
            'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
          }),
          files: { 200: 'text/plain' },
        },
      },
      async ({ query }, reply) => {
        if (!WHATSAPP_VERIFY_TOKEN || !isSame(query['hub.verify_token'], WHATSAPP_VERIFY_TOKEN))
          throw new AppError('not-found')
        return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'])
      },
    )

    routes.post(
      WHATSAPP_CALLBACK_PATH,
      {
        config,
        schema: {
          tags,
          summary: 'What became of messages on WhatsApp, and what guests answered, signed by Meta',
          body: whatsappNotice,
          response: { 200: taken, ...problems },
        },
      },
      async (request) => {
        const { [SIGNATURE]: signature } = request.headers
        const bytes = received.get(request)
        if (!bytes || !WHATSAPP_APP_SECRET || !isSigned(bytes, signature, WHATSAPP_APP_SECRET))
          throw new AppError('not-found')
        const { reports, answers, odd } = readWhatsappNotice(request.body)
        for (const report of reports) await applyReport(orm, report)
        for (const answer of answers) await hear(answer)
        if (odd > 0) app.log.warn({ odd }, 'WhatsApp posted what could not be read')
        return OK
      },
    )
  })
}
