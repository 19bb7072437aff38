import pg from 'pg'

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNAVAILABLE_CLASSES = [
  '08', // the connection failed
  '28', // it lets us in no more
  '3D', // the database is not there
  '40', // a deadlock: the same again may go well
  '53', // out of connections, memory or disk
  '57', // shutting down, starting up, or a statement ended by its time limit
  '58', // the system under it failed
]
const UNAVAILABLE_CODES = [
  '25006', // nothing may be written at the moment: a standby, or a disk that is nearly full
  '55P03', // a lock was held for too long
]

/** What `pg` and our own engine say of a connection, without a code. */
const CONNECTION_LOST =
  /^(The embedded database|Connection terminated|timeout exc|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after)/
const NETWORK_CALLS = ['connect', 'read', 'write', 'getaddrinfo']
/** A full disk under the embedded engine, or under the files of guests and staff. */
const DISK_FULL = ['ENOSPC', 'EDQUOT']

type Trouble = { code?: unknown; syscall?: unknown; errors?: unknown; message: string }

/**
 * True for an error that says: what this needs cannot be had at the moment, try again later. Whether a write arrived is
 * not known (docs/decisions/failing-calls.md). Drizzle and others wrap what the driver threw, hence the look at causes.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (tellsUnavailable(at)) return true
  return false
}

function tellsUnavailable(error: Trouble): boolean {
  const code = String(error.code)
  if (error instanceof pg.DatabaseError)
    return UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_CLASSES.some((start) => code.startsWith(start))
  // One host with several addresses fails with all their errors at once.
  if (error instanceof AggregateError) return error.errors.some((one: unknown) => isUnavailable(one))
  if (DISK_FULL.includes(code)) return true
  return (
    CONNECTION_LOST.test(error.message) ||
    (code.startsWith('E') && NETWORK_CALLS.includes(String(error.syscall)))
  )
}
