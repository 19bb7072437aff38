import { AppError } from '@/kernel/errors'

type Refusal = { code?: unknown; constraint?: unknown; table?: unknown }

const VALUE_TOO_LARGE = ['22003', '22001']

/**
 * Turns what the database refused by its constraints while the table `written` was written into an error of the catalogue, and throws it: still-in-use
 * for a row others refer to, already-there, invalid-input; anything else as it was.
 */
export function explainRefusal(error: unknown, written: string): never {
  const { code, constraint, table } = refusalOf(error)
  if (code === '23503' && table === written)
    throw new AppError('invalid-input', {
      message: 'What this refers to is no longer there. Please load the page anew.',
      cause: error,
    })
  if (code === '23503')
    throw new AppError('still-in-use', { message: foreignKeyMessage(String(table)), cause: error })
  if (code === '23P01')
    throw new AppError('already-there', {
      message:
        'There is another for some of these days already. Please choose other days, or change that one.',
      cause: error,
    })
  if (code === '23505') throw new AppError('already-there', { cause: error })
  if (code === '23514')
    throw new AppError('invalid-input', {
      message: `These values do not fit together: ${inWords(constraint)}.`,
      cause: error,
    })
  if (VALUE_TOO_LARGE.includes(String(code)))
    throw new AppError('invalid-input', { message: 'One of these numbers is too large.', cause: error })
  throw error
}

function foreignKeyMessage(table: string): string {
  return `This cannot be done while ${inWords(table)} refer to it. Please change those first, or hide it instead.`
}

function inWords(name: unknown): string {
  return String(name).replaceAll('_', ' ')
}

/** Drizzle wraps what the driver threw. */
function refusalOf(error: unknown): Refusal {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null ? cause : {}
}
