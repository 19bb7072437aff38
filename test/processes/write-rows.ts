import { connectDatabase } from '../../src/server/db/connect'

// Adds rows to the database in the folder named first until killed. Says first which it found, then the
// number of each once the database has acknowledged it.
const [dataDir = ''] = process.argv.slice(2)
const { pool } = await connectDatabase({
  dataDir,
  onFatal: (error) => {
    throw error
  },
})
await pool.query('CREATE TABLE IF NOT EXISTS stays (id int PRIMARY KEY)')
await pool.query('CREATE TABLE IF NOT EXISTS nights (id int PRIMARY KEY)')
const { rows } = await pool.query(
  'SELECT id, nights.id IS NOT NULL AS whole FROM stays FULL JOIN nights USING (id) ORDER BY id',
)
process.stdout.write(`${JSON.stringify(rows.map((row) => row.id))}\n`)
if (rows.some((row) => !row.whole)) throw new Error('Found half a transaction')

for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id++) {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('INSERT INTO stays VALUES ($1)', [id])
  await client.query('INSERT INTO nights VALUES ($1)', [id])
  await client.query('COMMIT')
  client.release()
  process.stdout.write(`${id}\n`)
}
