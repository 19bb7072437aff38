import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { bookingRequest } from '@/features/bookings/contract'
import type { Selling } from '@/features/bookings/server/booking-extras'
import { createBooking } from '@/features/bookings/server/create-booking'
import { STATUS_WORDS } from '@/features/bookings/text'
import { PLAIN_PAGE } from '@/features/checkout/paths'
import { mailboxCode } from '@/features/mailbox-proof/contract'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import { proveByCode } from '@/features/mailbox-proof/server/prove-by-code'
import { CODE_COOKIE } from '@/features/promo-codes/paths'
import { readToldFacts } from '@/features/property/server/store'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { readCheckoutLink } from '@/features/search/rules/checkout-link'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { findBookedVilla } from '@/features/villas/server/store'
import { AppError, type FieldProblem } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { toAppError } from '@/server/http/answer-errors'
import { limited } from '@/server/http/rate-limits'
import { PLAIN_CODE, PLAIN_SEND } from '../paths'
import { DETAILS, type PlainForm, readTyped, writeRequest } from '../rules/plain-form'
import type { PlainPage } from '../rules/plain-page'
import { PLAIN_WORDS as words } from '../text'
import { findChoice } from './find-choice'

/** Makes the whole HTML of a page, with the headers that protect it. */
export type WritePlainPage = (page: PlainPage) => Promise<{ html: string; headers: Record<string, string> }>

type Answer = { page: PlainPage; status: number }
/** What was sent, and what is wrong with it. */
type Shown = { problems?: readonly FieldProblem[]; alert?: string | null; status?: number }

const FORM_BYTES = 64 * 1024

/**
 * The last two steps of a booking as plain pages and forms, for browsers without scripts: by the rules, the limits and
 * the statement that every other booking is made by (docs/decisions/plain-checkout.md).
 */
export function plainCheckoutRoutes(
  app: FastifyInstance,
  context: Context,
  { selling, writePage }: { selling: Selling; writePage: WritePlainPage },
) {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // Whoever sends a form is answered by a page.
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const { status, message } = toAppError(error)
      if (status >= 500) request.log.error({ err: error }, 'a plain page of a booking failed')
      const told = `${message} ${words.goBack}`
      const page: PlainPage = { step: 'lost', message: told, path: '/booking', link: words.toStart }
      return await answer(reply, { page, status })
    })
    const schema = { hide: true }

    scope.get(
      PLAIN_PAGE,
      { config: { access: 'anyone', ...limited('guestLooks') }, schema },
      async (request, reply) => {
        const code = request.cookies[CODE_COOKIE]
        const form = { ...asForm(request.query), ...(code && { promoCode: code }) }
        const { page } = await showStep(request.ip, 'details', form)
        return answer(reply, { page, status: 200 })
      },
    )

    scope.post(
      PLAIN_PAGE,
      { config: { access: 'anyone', takesForms: true, ...limited('guestLooks') }, schema },
      async (request, reply) => {
        const form = asForm(request.body)
        if (form.step === 'back') return answer(reply, await showStep(request.ip, 'details', form))
        const wrong = judge(form).filter(isOfDetails)
        const told = wrong.length > 0 ? { problems: wrong, alert: words.wrong, status: 422 } : {}
        return answer(reply, await showStep(request.ip, wrong.length > 0 ? 'details' : 'payment', form, told))
      },
    )

    scope.post(
      PLAIN_SEND,
      { config: { access: 'anyone', takesForms: true, ...limited('bookings') }, schema },
      async (request, reply) => answer(reply, await send(asForm(request.body), request.ip)),
    )

    scope.post(
      PLAIN_CODE,
      { config: { access: 'anyone', takesForms: true, ...limited('mailboxCodes') }, schema },
      async (request, reply) => answer(reply, await prove(asForm(request.body))),
    )
  })

  async function answer(reply: FastifyReply, { page, status }: Answer) {
    const { html, headers } = await writePage(page)
    reply.code(status).headers(headers).type('text/html; charset=utf-8')
    reply.header('cache-control', 'no-store')
    reply.header('x-robots-tag', 'noindex')
    // One booking is made with it.
    if (page.step === 'done') reply.clearCookie(CODE_COOKIE, { path: '/' })
    return reply.send(html)
  }

  /** A step for what the form says, with everything that was typed. */
  async function showStep(
    address: string,
    step: 'details' | 'payment',
    form: PlainForm,
    { problems = [], alert = null, status = 200 }: Shown = {},
  ): Promise<Answer> {
    const typed = readTyped(form)
    const choice = await findChoice(context, readCheckoutLink(form), { code: typed.promoCode, address })
    if ('step' in choice)
      return { page: { ...choice, message: alert ?? choice.message }, status: status === 200 ? 409 : status }
    const key = randomBytes(16).toString('hex')
    return { page: { step, choice, typed, key, problems, alert }, status }
  }

  async function send(form: PlainForm, address: string): Promise<Answer> {
    const wrong = judge(form)
    const request = bookingRequest.safeParse(writeRequest(form))
    if (!request.success) return await showWrong(address, form, wrong, { alert: words.wrong, status: 422 })
    const key = typeof form.key === 'string' && /^[0-9a-f]{32}$/.test(form.key) ? form.key : undefined
    // Only our last page has both: what comes without them was not seen there.
    if (key === undefined || request.data.totalAmount === undefined)
      return await showWrong(address, form, wrong, { alert: words.unseen, status: 422 })
    try {
      const receipt = await createBooking(context, request.data, { key, address }, selling)
      const villa = await findBookedVilla(context.database.orm, receipt.villaId)
      const villaName = villa ? unitNameOf(villa, 'full') : ''
      const board = request.data.board ?? DEFAULT_BOARD
      return { page: { step: 'done', receipt, villaName, typed: readTyped(form), board }, status: 200 }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const alert =
        error.code === 'invalid-input' ? (error.problems?.[0]?.message ?? error.message) : error.message
      return await showWrong(address, form, error.problems ?? [], { alert, status: error.status })
    }
  }

  async function showWrong(
    address: string,
    form: PlainForm,
    problems: readonly FieldProblem[],
    shown: Shown,
  ): Promise<Answer> {
    return await showStep(address, problems.some(isOfDetails) ? 'details' : 'payment', form, {
      ...shown,
      problems,
    })
  }

  async function prove(form: PlainForm): Promise<Answer> {
    const reference = typeof form.reference === 'string' ? form.reference.slice(0, 40) : ''
    const asked = mailboxCode.safeParse(form)
    if (!asked.success) {
      const error = asked.error.issues[0]?.message ?? words.wrong
      return { page: { step: 'code', reference, error, told: null }, status: 422 }
    }
    try {
      const proved = await proveByCode(context, asked.data)
      const facts = await readToldFacts(context.database.orm)
      const told = proved.status === 'pending' ? tellHold(proved, facts) : STATUS_WORDS[proved.status]
      return { page: { step: 'code', reference, error: null, told }, status: 200 }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const message = error.problems?.[0]?.message ?? error.message
      return { page: { step: 'code', reference, error: message, told: null }, status: error.status }
    }
  }
}

/** What is wrong with a form by the contract of a booking. */
function judge(form: PlainForm): FieldProblem[] {
  const checked = bookingRequest.safeParse(writeRequest(form))
  if (checked.success) return []
  return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

function isOfDetails({ path }: FieldProblem): boolean {
  return DETAILS.some((field) => field === path)
}

function asForm(sent: unknown): PlainForm {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {}
}
