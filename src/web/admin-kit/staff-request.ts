import type { z } from 'zod'
import type { Call } from '@/kernel/endpoint'
import { PROOF_PROBLEM } from '@/kernel/errors'
import type { Address, Query } from '@/web/kit/query'
import { ApiError, readWhole, request } from '@/web/kit/request'

type Listener = () => void

/**
 * Keeps calls of staff alive. When the session has ended, or the server wants the password again before what is called
 * for, a call waits while the panel asks, and is then made once more, so that a form goes on where it was.
 */
export function createSessionKeeper() {
  const listeners = new Set<Listener>()
  const onChange = () => {
    for (const listener of listeners) listener()
  }
  const renewal = createGate(onChange)
  const proof = createGate(onChange)

  /** The gate a failed call waits at; null for any other failure. */
  function gateFor(error: unknown) {
    if (!(error instanceof ApiError)) return null
    if (error.status === 401) return renewal
    return error.status === 403 && error.problems.some(({ path }) => path === PROOF_PROBLEM) ? proof : null
  }

  return {
    /** Makes the call; its 401, or its refusal for want of a proof, comes through only when whoever is asked declines. */
    async keep<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call()
      } catch (error) {
        const gate = gateFor(error)
        if (!gate || !(await gate.wait())) throw error
        return await call()
      }
    },
    /** True while somebody should sign in again. */
    isRenewalWanted: renewal.isWaitedFor,
    /** Lets the waiting calls go on, or fail. */
    finishRenewal: renewal.open,
    /** True while somebody should give the password again. */
    isProofWanted: proof.isWaitedFor,
    finishProof: proof.open,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Where calls wait for one answer of a person, which serves all of them. */
function createGate(onChange: Listener) {
  let waiting: { promise: Promise<boolean>; finish: (isGiven: boolean) => void } | null = null

  function change(next: typeof waiting) {
    waiting = next
    onChange()
  }

  return {
    isWaitedFor: () => waiting !== null,
    wait(): Promise<boolean> {
      if (waiting) return waiting.promise
      let finish: (isGiven: boolean) => void = () => undefined
      const promise = new Promise<boolean>((resolve) => {
        finish = resolve
      })
      change({ promise, finish })
      return promise
    },
    open(isGiven: boolean) {
      const ended = waiting
      change(null)
      ended?.finish(isGiven)
    },
  }
}

export const sessionKeeper = createSessionKeeper()

/** Like `request`, for staff: see `createSessionKeeper`. Throws ApiError. */
export function staffRequest<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  return sessionKeeper.keep(() => request<Answer>(method, url, body))
}

/** Like `send`, for staff: see `createSessionKeeper`. Throws ApiError. */
export function sendForStaff<Made extends Call>(
  method: Made['method'],
  path: Address<Made['path']>,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<z.output<Made['response']>> {
  return sessionKeeper.keep(() => request(method, path, body, headers))
}

/** Reads a query past the cache, for staff. Throws ApiError. */
export function readForStaff<Answer>({ queryKey: [url] }: Query<Answer>): Promise<Answer> {
  return staffRequest<Answer>('GET', url)
}

/** Like `readWhole`, for staff. Throws ApiError. */
export function readStaffList<Answer>(url: string): Promise<Answer> {
  return sessionKeeper.keep(() => readWhole<Answer>(url))
}

/** How a section makes its calls, and whether it says itself what an error means, so that nobody else need. */
export type StaffCall = {
  send: <Answer>(method: string, url: string, body?: unknown) => Promise<Answer>
  takesOver: (error: unknown) => boolean
}

/** The usual way: a session that has ended is renewed in place. */
export const renewingCall: StaffCall = { send: staffRequest, takesOver: () => false }
