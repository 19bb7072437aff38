import { randomUUID } from 'node:crypto'

/** Tokens a simulator has given out, each with its end by the simulator's clock. */
export function createBearerTokens(clock: () => Date, livesMs: number) {
  const ends = new Map<string, number>()
  return {
    issue: (): { token: string; expiresAt: Date } => {
      const token = `sim-token-${randomUUID()}`
      const end = clock().getTime() + livesMs
      ends.set(token, end)
      return { token, expiresAt: new Date(end) }
    },
    isValid: (authorization: string | undefined): boolean => {
      const end = ends.get(authorization?.replace(/^Bearer /, '') ?? '')
      return end !== undefined && clock().getTime() < end
    },
    /** All that were given out are refused from now on. */
    expireAll: () => ends.clear(),
  }
}
