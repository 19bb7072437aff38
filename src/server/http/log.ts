import type { FastifyServerOptions } from 'fastify'
import { describeError, maskText } from './describe-error'

/** Takes each line of the log, with its end. */
export type LogStream = { write: (line: string) => void }

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>

/** Texts and objects that may stand in a line, by name; libraries log whole requests, with their cookies, and more. */
const KNOWN_FIELDS = ['err', 'page', 'url', 'storageKeys']

/**
 * The settings of the log (docs/decisions/log.md): of what is handed to it only numbers, switches and the fields above
 * stand in a line, and errors without the values they failed with.
 */
export function loggerOptions(level: string, stream?: LogStream): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: { err: (thrown) => ({ ...describeError(thrown) }) },
    hooks: {
      logMethod([first, second]: unknown[], method) {
        // Without the values a library would have put into its text.
        if (typeof first === 'string') return method.call(this, maskText(first))
        const fields = first instanceof Error ? { err: first } : pickFields(first)
        return method.call(this, fields, typeof second === 'string' ? maskText(second) : 'no message')
      },
    },
  }
}

function pickFields(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return {}
  const known = Object.entries(given).filter(
    ([name, value]) => KNOWN_FIELDS.includes(name) || typeof value === 'number' || typeof value === 'boolean',
  )
  return Object.fromEntries(
    known.map(([name, value]) => [name, typeof value === 'string' ? maskText(value) : value]),
  )
}
