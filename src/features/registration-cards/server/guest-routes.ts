import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { guestPagePath } from '@/features/guest-links/paths'
import { findGuestBookingId } from '@/features/my-booking/server/serve-guest'
import type { FieldProblem } from '@/kernel/errors'
import { AppError } from '@/kernel/errors'
import { BY_GUEST } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { toAppError } from '@/server/http/answer-errors'
import { limited } from '@/server/http/rate-limits'
import { guestCardPath } from '../paths'
import { emptyForm, type GuestCardPage, type TypedCard, typedOf } from '../rules/guest-form'
import { cardFields } from '../staff-contract'
import { GUEST_CARD_WORDS as words } from '../text'
import { readCard, saveCard } from './store-cards'

/** Makes the whole HTML of the page, with the headers that protect it. */
export type WriteCardPage = (
  page: GuestCardPage,
) => Promise<{ html: string; headers: Record<string, string> }>

const FORM_BYTES = 16 * 1024

/** The card as a plain page and a form behind the private link to a booking; it needs no script. */
export function guestCardRoutes(
  app: FastifyInstance,
  context: Context,
  { writePage }: { writePage: WriteCardPage },
) {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const { status, message } = toAppError(error)
      if (status >= 500) request.log.error({ err: error }, 'the page of a registration card failed')
      return await answer(reply, { kind: 'lost', message: status === 404 ? words.lost : message }, status)
    })
    const schema = { hide: true }
    const url = guestCardPath(':token')

    scope.get<{ Params: { token: string } }>(
      url,
      { config: { access: 'anyone', ...limited('guestLooks') }, schema },
      async ({ params: { token } }, reply) => {
        const { card, stay } = await findCard(token)
        const typed = card ? typedOf(card) : emptyForm(stay.guestName)
        return answer(reply, await toPage(token, { typed }))
      },
    )

    scope.post<{ Params: { token: string } }>(
      url,
      { config: { access: 'anyone', takesForms: true, ...limited('guestPages') }, schema },
      async ({ params: { token }, body }, reply) => {
        const { bookingId } = await findCard(token)
        const now = await toPage(token, { typed: emptyForm('') })
        if (now.kind !== 'form') return answer(reply, now, 409)
        const typed = { ...emptyForm(''), ...asTexts(body) }
        const read = cardFields.safeParse({
          ...typed,
          purpose: typed.purpose || null,
          documentKind: typed.documentKind || null,
          updatedAt: seenIn(body),
        })
        if (!read.success) {
          const problems = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
          return answer(reply, await toPage(token, { typed, problems }), 422)
        }
        try {
          await saveCard(context, BY_GUEST, bookingId, read.data, true)
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'changed-meanwhile')) throw error
          return answer(reply, await toPage(token, { typed, isStale: true }), 409)
        }
        return answer(reply, await toPage(token, { typed: { ...typed, documentNumber: '' }, isSaved: true }))
      },
    )
  })

  async function findCard(token: string) {
    const bookingId = await findGuestBookingId(context, token)
    const found = await readCard(context, bookingId)
    if (!found.isAsked) throw new AppError('not-found')
    return { bookingId, ...found }
  }

  async function toPage(
    token: string,
    shown: { typed: TypedCard; problems?: FieldProblem[]; isSaved?: boolean; isStale?: boolean },
  ): Promise<GuestCardPage> {
    const { bookingId, card, stay } = await findCard(token)
    const back = guestPagePath(token)
    const status = (await findBooking(context.database.orm, bookingId))?.status
    if (card?.signature) return { kind: 'told', message: words.signed, back }
    if (!status || status === 'checked-out' || FREEING_STATUSES.some((one) => one === status))
      return { kind: 'told', message: words.over, back }
    const { typed, problems = [], isSaved = false, isStale = false } = shown
    return {
      kind: 'form',
      action: guestCardPath(token),
      back,
      stay,
      typed,
      problems,
      isSaved,
      isStale,
      seen: card?.updatedAt ?? '',
      hasNumber: card?.hasNumber ?? false,
    }
  }

  async function answer(reply: FastifyReply, page: GuestCardPage, status = 200) {
    const { html, headers } = await writePage(page)
    reply.code(status).headers(headers).type('text/html; charset=utf-8')
    reply.header('cache-control', 'no-store')
    reply.header('x-robots-tag', 'noindex')
    // The secret address reaches no other site, but the form says where it comes from, also in browsers before Sec-Fetch-Site.
    reply.header('referrer-policy', 'same-origin')
    return reply.send(html)
  }
}

/** The version the form was made from: null where there was no card, nothing where the form says nothing of it. */
function seenIn(sent: unknown): string | null | undefined {
  const seen = typeof sent === 'object' && sent !== null && 'updatedAt' in sent ? sent.updatedAt : undefined
  return typeof seen === 'string' ? seen || null : undefined
}

function asTexts(sent: unknown): Partial<TypedCard> {
  if (typeof sent !== 'object' || sent === null) return {}
  return Object.fromEntries(
    Object.entries(sent).filter(([name, text]) => name in emptyForm('') && typeof text === 'string'),
  )
}
