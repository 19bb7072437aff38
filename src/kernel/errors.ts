import { defineWords } from '@/kernel/words'

/** Every error this app answers with: code → status and the message a guest can act on. */
export const ERRORS = defineWords('errors.ERRORS', {
  'malformed-request': { status: 400, message: 'We could not read that request. Please try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': { status: 401, message: 'Invalid credentials' },
  'code-wanted': { status: 401, message: 'Please enter the code that your authenticator app shows.' },
  'wrong-code': {
    status: 401,
    message: 'That code is not right, or has been used already. Please enter the newest one of your app.',
  },
  'wrong-passkey': {
    status: 401,
    message:
      'This passkey is not known here any more, or the time to answer was over. Please try again, or sign in with your password.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Your hotel asks for a second factor. Please set it up in the panel first.',
  },
  'proof-wanted': { status: 403, message: 'Please enter your password again before you do this.' },
  'not-for-tokens': {
    status: 403,
    message: 'This can be done by somebody who is signed in, not with a token of the API.',
  },
  'not-allowed': { status: 403, message: 'Your account may not do this.' },
  'other-origin': { status: 403, message: 'This call came from another site. Please use our own pages.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'nights-taken': {
    status: 409,
    message: 'Some of these nights have just been booked by someone else. Please choose other dates.',
  },
  'still-in-use': { status: 409, message: 'Something else still refers to this. Please change that first.' },
  'already-there': { status: 409, message: 'There is one like this already.' },
  'changed-meanwhile': {
    status: 409,
    message:
      'Somebody else changed this after you opened it. Nothing you typed is lost: look at their changes, then save again.',
  },
  'kept-elsewhere': { status: 409, message: 'This follows what is kept elsewhere. Please change it there.' },
  'step-not-allowed': { status: 409, message: 'This booking cannot go there from where it is.' },
  'step-asks': { status: 409, message: 'Please look at this before you go on.' },
  'booking-ended': {
    status: 409,
    message: 'The booking that this request made has ended in the meantime. Please book again.',
  },
  'hold-over': {
    status: 409,
    message:
      'The time to confirm the e-mail address of this request is over, and its nights are free for others again. Please book once more, or call us.',
  },
  'last-superadmin': {
    status: 409,
    message: 'At least one active Super Admin has to stay. Please make somebody else one first.',
  },
  'extra-not-left': { status: 409, message: 'One of the extras cannot be had on that day any more.' },
  'total-differs': { status: 409, message: 'The price of this stay is different from the one you saw.' },
  'too-large': { status: 413, message: 'That is more than we can accept at once.' },
  'wrong-type': { status: 415, message: 'Please send this as JSON.' },
  'invalid-input': { status: 422, message: 'Please check the marked fields.' },
  'villa-unavailable': {
    status: 422,
    message: 'This villa cannot be booked at the moment. Please choose another.',
  },
  'key-reused': {
    status: 422,
    message: 'This Idempotency-Key was already used for a different booking. Please use a new one.',
  },
  'too-many-unproven': {
    status: 429,
    message:
      'Three requests from your connection still wait for somebody to confirm their e-mail address, so we cannot hold more nights yet. Please open the link or enter the code from one of these e-mails and try again, or call us: we book it with you.',
  },
  'too-many-for-mailbox': {
    status: 429,
    message:
      'Three requests with this e-mail address already wait for our answer. Please wait until we have confirmed one, cancel one by the link in its e-mail, or call us: we book it with you.',
  },
  'code-used-up': {
    status: 429,
    message:
      'A wrong code was entered too often, so this one counts no more. Please have a new one sent, or open the link in our e-mail.',
  },
  'too-many-code-emails': {
    status: 429,
    message:
      'We have sent several codes to this address already. Please look among the unwanted mails, or call us: we confirm it with you.',
  },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again, or call us.' },
  unavailable: {
    status: 503,
    message: 'We cannot do this at the moment. Please try again in a minute, or call us.',
  },
  'not-ready': { status: 503, message: 'We are just starting up. Please try again in a moment.' },
} as const)

/** Path of the problem by which a browser knows a call that wants a fresh proof of who makes it. */
export const PROOF_PROBLEM = 'proof'

export type ErrorCode = keyof typeof ERRORS

/** One thing wrong with one field of the input; `path` is dotted, as in `guest.email`. */
export type FieldProblem = { path: string; message: string }

/** An error of the catalogue: thrown anywhere, turned into JSON once, at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly problems: FieldProblem[] | undefined

  constructor(
    code: ErrorCode,
    details: { message?: string; problems?: FieldProblem[]; cause?: unknown } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
    this.problems = details.problems
  }
}
