import type { FieldProblem } from '@/kernel/errors'

/**
 * An answer that was not OK. `message` is 'status: text' as staff-admin 8 wants it;
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
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return (text ? JSON.parse(text) : undefined) as Answer
}

function readProblem(text: string): { message?: string; errors?: FieldProblem[] } | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
