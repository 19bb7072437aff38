import { expect, type RunningApp } from './fixtures'

/** Makes so many villas dirty; answers their names as the list has them. */
export async function soil(app: RunningApp, count: number): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    `with soiled as (
       insert into villa_conditions (villa_id, condition, turn)
       select id, 'dirty', 1 from villas order by sort_order, id limit $1 returning villa_id)
     select name || ' ' || room_number as name from villas join soiled on villa_id = id order by sort_order, id`,
    [count],
  )
  return rows.map(({ name }) => name)
}

/** These villas were begun and done in this order, each once; the first press is as old as it was made. */
export async function expectAllCleaned(app: RunningApp, villas: readonly string[], leastSeconds: number) {
  const { rows } = await app.database.pool.query(
    `select villas.name || ' ' || room_number as villa, mark, is_applied, extract(epoch from now() - pressed_at) as seconds
     from cleaning_marks join villas on villas.id = villa_id order by cleaning_marks.id`,
  )
  expect(rows.map(({ villa, mark, is_applied }) => [villa, mark, is_applied])).toEqual(
    villas.flatMap((villa) => [
      [villa, 'start', true],
      [villa, 'clean', true],
    ]),
  )
  expect(Number(rows[0]?.seconds)).toBeGreaterThan(leastSeconds)
  const conditions = await app.database.pool.query('select condition from villa_conditions')
  expect(conditions.rows.map(({ condition }) => condition)).toEqual(villas.map(() => 'clean'))
}
