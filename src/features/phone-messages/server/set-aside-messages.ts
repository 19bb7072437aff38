import type { PoolClient } from 'pg'

const REASON = 'Restored from a backup: it may have gone out after that was made.'

/**
 * Leaves messages that a restored backup has as waiting unsent, for staff to see: the phones may have had them since the
 * backup was made. Call it in the transaction of the restore. Returns their number.
 */
export async function setAsideWaitingPhoneMessages(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE phone_messages SET status = 'failed', is_outage = false, error = $1, updated_at = now()
     WHERE status IN ('queued', 'sending')`,
    [REASON],
  )
  return rowCount ?? 0
}

/** How many answers in a restored backup let messages go to a phone, which may have said STOP since. */
export async function countAgreed(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ agreed: number }>(
    'SELECT count(*)::int AS agreed FROM phone_consents WHERE is_on',
  )
  return rows[0]?.agreed ?? 0
}
