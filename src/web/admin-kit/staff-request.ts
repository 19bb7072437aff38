import type { z } from 'zod'
import type { Call } from '@/kernel/endpoint'
import type { Address, Query } from '@/web/kit/query'
import { ApiError, readWhole, request } from '@/web/kit/request'

type Listener = () => void

/**
 * Keeps calls of staff alive. When the session has ended, a call waits while the panel asks to sign in again, and is
 * then made once more, so that a form goes on where it was.
 */
export function createSessionKeeper() {
  const listeners = new Set<Listener>()
  let renewal: { promise: Promise<boolean>; finish: (isSignedIn: boolean) => void } | null = null

  function change(next: typeof renewal) {
    renewal = next
    for (const listener of listeners) listener()
  }

  /** One sign-in serves all calls that wait for it. */
  function waitForSignIn(): Promise<boolean> {
    if (renewal) return renewal.promise
    let finish: (isSignedIn: boolean) => void = () => undefined
    const promise = new Promise<boolean>((resolve) => {
      finish = resolve
    })
    change({ promise, finish })
    return promise
  }

  return {
    /** Makes the call; its 401 comes through only when whoever is asked to sign in again declines. */
    async keep<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call()
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 401
        if (!isOver || !(await waitForSignIn())) throw error
        return await call()
      }
    },
    /** True while somebody should sign in again. */
    isRenewalWanted: () => renewal !== null,
    /** Lets the waiting calls go on, or fail. */
    finishRenewal(isSignedIn: boolean) {
      const waiting = renewal
      change(null)
      waiting?.finish(isSignedIn)
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
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
