import type { PoolClient } from 'pg'

const REASON = 'Restored from a backup: it may have gone out after that was made.'

/**
 * Hands mails that a restored backup has as waiting to staff, as undelivered (docs/decisions/mail.md): the mail server
 * may have had them since the backup was made. Call it in the transaction of the restore. Returns their number.
 */
export async function setAsideWaitingMails(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE mails SET status = 'undelivered', outage = NULL, error = $1, updated_at = now()
     WHERE status IN ('queued', 'sending')`,
    [REASON],
  )
  return rowCount ?? 0
}
