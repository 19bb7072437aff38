import { readBody } from './fetch-text'
import { explainFailure, openOutside, UnreadableError } from './open-outside'

type Request = { headers: Readonly<Record<string, string>>; body?: string }

/** What came back: `body` is the JSON, or the text where it is none. */
export type ServiceAnswer = { status: number; body: unknown }

/** A call that brought no answer; `mayHaveArrived` unless it surely never reached the service. The message is for staff. */
export class ServiceFailure extends Error {
  readonly mayHaveArrived: boolean

  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.name = 'ServiceFailure'
    this.mayHaveArrived = mayHaveArrived
  }
}

const LARGEST_BYTES = 256 * 1024
/** Failures of making the connection: nothing was sent over it. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/

/**
 * Calls a service that stands in the operator's settings, so that it may lie in a private network: a GET, or where there
 * is a body, a POST of it. No redirect is followed, since it would carry keys to another host, and what fails is told
 * without addresses and keys. Throws ServiceFailure.
 */
export async function callService(
  address: string,
  request: Request,
  { timeLimitMs }: { timeLimitMs: number },
): Promise<ServiceAnswer> {
  const deadline = AbortSignal.timeout(timeLimitMs)
  try {
    const answer = await openOutside(new URL(address), request, () => true, deadline)
    return { status: answer.statusCode ?? 0, body: parse(await readBody(answer, LARGEST_BYTES)) }
  } catch (error) {
    if (deadline.aborted)
      throw new ServiceFailure(`It took longer than ${Math.ceil(timeLimitMs / 1000)} seconds.`, true)
    const message = error instanceof UnreadableError ? error.message : explainFailure(error)
    throw new ServiceFailure(message, !NOT_CONNECTED.test(codeOf(error)))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
