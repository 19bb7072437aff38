import { expect } from 'vitest'
import { makeVilla } from '../../../../test/factories'
import { test } from '../../../../test/staffed-property'

const PATH = '/api/admin/rates-grid'

test('an edit is taken back only after whoever is changing one of its seasons is done, and then no more', async ({
  staff: { admin },
  database: { orm, pool },
}) => {
  const villaId = await makeVilla(orm, { name: 'Wren', basePriceCents: 5500 })
  const days = { startDate: '2027-06-07', endDate: '2027-06-09' }
  const asked = new URLSearchParams({ ...days, categories: '', villas: `${villaId}` })
  const { body: preview } = await admin.call('GET', `${PATH}/preview?${asked}&kind=price&price=99.00`)
  const { body: made } = await admin.call('POST', PATH, {
    ...{ ...days, categoryIds: [], villaIds: [villaId], weekdays: null, kind: 'price', price: '99.00' },
    ...{ change: null, minNights: null, maxNights: null, closedToArrival: null, closedToDeparture: null },
    revision: preview.revision,
  })

  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select id from seasons where id = $1 for update', [made.ids[0]])
    const undone = admin.call('POST', `${PATH}/undo`, { ids: made.ids })
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rows[0]?.count, { timeout: 30_000 }).toBe(1)
    await client.query(
      `update seasons set name = 'June', updated_at = updated_at + interval '1 s' where id = $1`,
      [made.ids[0]],
    )
    await client.query('commit')
    expect((await undone).status).toBe(409)
  } finally {
    client.release()
  }
})
