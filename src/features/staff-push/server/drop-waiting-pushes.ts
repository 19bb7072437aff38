import type { PoolClient } from 'pg'

/** Takes away notices that a restored backup has as waiting: what they tell is old. Call it in the transaction of the restore. */
export async function dropWaitingPushes(client: PoolClient): Promise<void> {
  await client.query("DELETE FROM push_messages WHERE status IN ('queued', 'sending')")
}
