import { AppError } from '@/kernel/errors'

/** What the log says of an error: what failed and where, never with which values (docs/decisions/log.md). */
export type DescribedError = {
  type: string
  message: string
  code?: string
  stack: string
  /** Where a statement failed. */
  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

const DEEPEST = 5
const DATA_EXCEPTION = /^22/

/** Describes whatever was thrown, with its causes, without parameters of statements and without personal data. */
export function describeError(thrown: unknown, depth = 0): DescribedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'what was thrown is no error', stack: '' }
  const error: Error & Record<string, unknown> = Object.assign(thrown)
  const described: DescribedError = {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
  }
  for (const name of ['code', 'table', 'column', 'constraint'] as const) {
    const value = error[name]
    if (typeof value === 'string' || typeof value === 'number') described[name] = String(value)
  }
  if (depth === DEEPEST) return described
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1)
  if (Array.isArray(error.errors) && !(error instanceof AppError))
    described.errors = error.errors.slice(0, DEEPEST).map((one) => describeError(one, depth + 1))
  return described
}

/** Takes out of a text what it may hold of a person or opens something of theirs: addresses of mail, private links, queries. */
export function maskText(text: string): string {
  return text
    .replace(/[^\s"'<>(),:;=]+@[^\s"'<>(),:;]+/g, '[email]')
    .replace(/\/(my-booking|my-review|pay|ical)\/[^\s/"'?]+/g, '/$1/[token]')
    .replace(/\/phone-callbacks\/sms\/[^\s/"'?]+/g, '/phone-callbacks/sms/[key]')
    .replace(/(\/[\w./%[\]-]*)\?[^\s"']+/g, '$1')
}

function messageOf(error: Error & Record<string, unknown>): string {
  // What the query builder throws names the statement, then its parameters.
  if (typeof error.query === 'string') return `Failed query: ${error.query}`
  // PostgreSQL quotes what it cannot read; in its other messages names of ours stand between quotes.
  if (isDatabaseError(error) && DATA_EXCEPTION.test(String(error.code)))
    return error.message.replace(/".*"/s, '"…"').replace(/:[^"]*$/s, '')
  // The JSON parser quotes the text that it cannot read.
  if (error instanceof SyntaxError) return 'a text could not be parsed'
  return maskText(error.message)
}

function isDatabaseError(error: Record<string, unknown>): boolean {
  return typeof error.severity === 'string' && typeof error.code === 'string'
}

/** The stack without the message, which stands at its beginning. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).replace(/^\n/, '')
}
