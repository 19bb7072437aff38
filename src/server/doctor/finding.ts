/** One thing the doctor looked at: `said` is what was found, `advice` what to do about it. */
export type Finding = { about: string; state: 'ok' | 'warning' | 'failed'; said: string; advice?: string }

export function ok(about: string, said: string): Finding {
  return { about, state: 'ok', said }
}

export function warn(about: string, said: string, advice: string): Finding {
  return { about, state: 'warning', said, advice }
}

export function fail(about: string, said: string, advice: string): Finding {
  return { about, state: 'failed', said, advice }
}

/** The message of whatever was thrown, with those of its causes. */
export function tellError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const several = thrown instanceof AggregateError ? thrown.errors.map(tellError).join('; ') : ''
  const own = [thrown.message.trim(), several].filter(Boolean).join(': ')
  return thrown.cause instanceof Error ? `${own}, because: ${tellError(thrown.cause)}` : own
}
