import type { BrowserContext, Request } from '@playwright/test'

const PRIVATE_LINK = /\/(?:my-booking|my-review|ical)\/([\w-]{16,})/
/** Whole words of people and keys, not names of fields, days and states that statements hold too. */
const TELLING = /[\s@+]|[\w-]{16,}/

/** Gathers what pages of a context send from now on; the answer gives it, with the cookies, as JSON would hold it. */
export function collectSecrets(context: BrowserContext): () => Promise<string[]> {
  const found = new Set<string>()
  const collect = (request: Request) => {
    const token = PRIVATE_LINK.exec(request.url())?.[1]
    if (token) found.add(token)
    if (/json/.test(request.headers()['content-type'] ?? '')) collectTexts(request.postDataJSON(), found)
  }
  context.on('request', collect)
  return async () => {
    context.off('request', collect)
    for (const { value } of await context.cookies()) found.add(value)
    return [...found]
      .filter((text) => text.length >= 8 && TELLING.test(text))
      .map((text) => JSON.stringify(text).slice(1, -1))
  }
}

function collectTexts(sent: unknown, found: Set<string>) {
  if (typeof sent === 'string') found.add(sent)
  else if (typeof sent === 'object' && sent !== null)
    for (const part of Object.values(sent)) collectTexts(part, found)
}
