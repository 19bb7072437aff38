import type { FieldProblem } from '@/kernel/errors'
import { inLanguage } from '@/kernel/language'
import { nextPage } from '@/kernel/next-page'
import type { Exchange } from './read-all-pages'
import { USUAL_HEADERS } from './usual-headers'

/**
 * An answer that was not OK. `message` is 'status: text' (docs/decisions/wording.md);
 * `serverMessage` and `problems` are what the server said to the person.
 */
export class ApiError extends Error {
  readonly status: number
  readonly serverMessage: string | undefined
  readonly problems: FieldProblem[]

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    const problem = readProblem(text)
    this.serverMessage = problem?.message
    this.problems = problem?.errors ?? []
  }
}

/**
 * Sends `body` as JSON where there is one, with cookies, and answers the parsed JSON. Throws ApiError unless OK, and
 * what `fetch` throws where no answer came.
 */
export async function request<Answer>(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  return (await exchange<Answer>(method, url, body, headers, signal)).answer
}

/**
 * A GET with all pages of a list that is longer than one answer; an address that names a page gets that one. A row that
 * moved on to the next page meanwhile is there once. Throws ApiError.
 */
export async function readWhole<Answer>(url: string): Promise<Answer> {
  const first = await exchange<Answer>('GET', url)
  if (!first.next || !Array.isArray(first.answer) || /[?&]page/.test(url)) return first.answer
  // Few lists are that long, so what reads on is loaded when one is.
  const { readAllPages } = await import('./read-all-pages')
  return (await readAllPages(first.answer, first.next, (next) => exchange<unknown[]>('GET', next))) as Answer
}

async function exchange<Answer>(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Exchange<Answer>> {
  const response = await fetch(inLanguage(url), {
    method,
    credentials: 'include',
    headers: {
      ...USUAL_HEADERS,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return {
    answer: (text ? JSON.parse(text) : undefined) as Answer,
    next: nextPage(response.headers.get('link')),
  }
}

function readProblem(text: string): { message?: string; errors?: FieldProblem[] } | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
