import { createTokenCache, type FetchedToken } from './access-token'
import { type CallProvider, createCaller, type ProviderLimits, type ProviderReply } from './call-provider'

type Authorization = {
  label: string
  baseUrl: string
  /** Asks for a new token; `call` sends none. */
  fetchToken: (call: CallProvider) => Promise<FetchedToken>
  headers: (token: string) => Record<string, string>
  refusesToken: (reply: ProviderReply) => boolean
}

/** Calls one provider with its access token, which is fetched when it is needed. Throws as fetchToken and the caller do. */
export function createAuthorizedCaller(
  { label, baseUrl, fetchToken, headers, refusesToken }: Authorization,
  limits: ProviderLimits,
): CallProvider {
  const call = createCaller(label, baseUrl, limits)
  const tokens = createTokenCache(() => fetchToken(call), limits.now)
  return (request) =>
    tokens.withToken(
      (token) => call({ ...request, headers: { ...request.headers, ...headers(token) } }),
      refusesToken,
    )
}
