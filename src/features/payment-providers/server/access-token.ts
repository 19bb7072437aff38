import type { ProviderReply } from './call-provider'

export type FetchedToken = { token: string; livesMs: number }

/** Some time is needed to use a token, and the clocks of two machines never run alike. */
const MARGIN_MS = 20_000

/**
 * Keeps one token in memory, fetched when it is first needed and again shortly before it grows old. Its age counts from
 * when it was asked for, by our own clock: the provider's may be wrong. Calls at the same time share one fetch.
 */
export function createTokenCache(fetchToken: () => Promise<FetchedToken>, now: () => number) {
  let current: { fetched: Promise<FetchedToken>; askedAt: number } | null = null

  function getToken(): Promise<FetchedToken> {
    if (current) return current.fetched
    const fetching = { fetched: fetchToken(), askedAt: now() }
    current = fetching
    fetching.fetched.catch(() => forget(fetching.fetched))
    return fetching.fetched
  }

  function forget(fetched: Promise<FetchedToken>) {
    if (current?.fetched === fetched) current = null
  }

  async function getFreshToken(): Promise<{ token: string; fetched: Promise<FetchedToken> }> {
    const held = current
    if (held) {
      const { livesMs } = await held.fetched
      if (now() - held.askedAt > livesMs - MARGIN_MS) forget(held.fetched)
    }
    const fetched = getToken()
    return { token: (await fetched).token, fetched }
  }

  return {
    /** The reply to `call`; one that refuses the token is asked again once, with a new one. */
    async withToken(
      call: (token: string) => Promise<ProviderReply>,
      refusesToken: (reply: ProviderReply) => boolean,
    ): Promise<ProviderReply> {
      const { token, fetched } = await getFreshToken()
      const reply = await call(token)
      if (!refusesToken(reply)) return reply
      forget(fetched)
      return call((await getFreshToken()).token)
    },
  }
}
