import { SESSION_COPIES, SESSION_STORED_UNDER } from '../paths'

/** Lets `keep` put copies into the cache of this session, and takes them all out again where it has ended meanwhile. */
export async function keepForSession(keep: (copies: Cache) => Promise<void>): Promise<void> {
  // Browsers have no caches where the connection is not secure.
  if (!globalThis.caches || !isSignedIn()) return
  try {
    await keep(await caches.open(SESSION_COPIES))
  } finally {
    if (!isSignedIn()) await dropSessionCopies()
  }
}

/** Forgets everything that was kept for whoever was signed in. */
export async function dropSessionCopies(): Promise<void> {
  try {
    await globalThis.caches?.delete(SESSION_COPIES)
  } catch (error) {
    // A browser told to keep nothing refuses even this; there is nothing to forget then.
    if (!(error instanceof DOMException)) throw error
  }
}

function isSignedIn(): boolean {
  return localStorage.getItem(SESSION_STORED_UNDER) !== null
}
