import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import { expect, onTestFinished } from 'vitest'
import { loadSampleProperty } from '@/entries/sample-property'
import { SEALED_SECOND_FACTORS } from '@/features/accounts/server/second-factor'
import { secondFactors } from '@/features/accounts/server/table'
import { alarms } from '@/features/alarms/server/table'
import type { Finding } from '@/server/doctor/finding'
import { sealText } from '@/server/secrets/seal-text'
import { createApi } from '../../test/app'
import { test as base, copyDatabase, type DatabaseCopy, openDatabase } from '../../test/database'
import { startMailServer } from '../../test/mail-server'
import { makeAccount } from '../../test/staff'
import { examineApp } from './examine-app'

const LATER = 4_000_000_000_000

/** A set-up in which nothing is wrong: a stopped site, a mail server, an address with a proxy that says who calls. */
const test = base
  .extend('around', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { env: { TRUST_PROXY: 'on' } })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(url).port)
    const proxy = await startProxy(port, true)
    const mail = await startMailServer({
      onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    })
    onCleanup(async () => {
      proxy.close()
      await app.close()
      await mail.stop()
    })
    return { port, proxied: `http://127.0.0.1:${proxy.port}`, mail: mail.url }
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('furnished', { scope: 'file' }, async ({}, { onCleanup }) => {
    const copy = await copyDatabase()
    onCleanup(copy.remove)
    await change(copy, async ({ orm }) => void (await loadSampleProperty(orm)))
    return copy
  })
  .extend('setUp', { scope: 'test' }, async ({ around, furnished }, { onCleanup }) => {
    const copy = await copyDatabase(furnished)
    onCleanup(copy.remove)
    fs.chmodSync(copy.dataDir, 0o700)
    const env = {
      DATA_DIR: copy.dataDir,
      ...(copy.url && { DATABASE_URL: copy.url }),
      SMTP_URL: around.mail.replace('//', '//desk:secret@'),
      SITE_URL: around.proxied,
      TRUST_PROXY: 'on',
    }
    return { copy, env, appPort: around.port }
  })

async function change(
  copy: DatabaseCopy,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
) {
  const database = await openDatabase(copy)
  await work(database).finally(database.close)
}

/** A proxy that adds to X-Forwarded-For whom it heard from, as Caddy and nginx do, or hands on what it was told. */
async function startProxy(target: number, isHonest: boolean) {
  const server = net.createServer((socket) => {
    const onward = net.connect(target, '127.0.0.1')
    for (const one of [socket, onward]) one.on('error', () => one.destroy())
    onward.pipe(socket)
    // Each request comes in one piece, and several may come on one connection.
    socket.on('data', (head) => {
      const told = head.toString()
      onward.write(isHonest ? told.replace(/(x-forwarded-for: [^\r\n]*)/i, '$1, 198.51.100.9') : told)
    })
    socket.on('end', () => onward.end())
  })
  const port = await listenAt(server)
  return { port, close: () => void server.close() }
}

async function listenAt(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

type Run = Partial<Parameters<typeof examineApp>[0]>

const examine = (env: Record<string, string>, run: Run = {}) =>
  examineApp({ env, root: process.cwd(), ...run })

/** What is wrong, in short; each has an advice. That the servers of tests do not wait for their disk is true and known. */
/** What is wrong with `only` one thing, or with anything. */
function troubles(findings: Finding[], only?: string): string[] {
  const wrong = findings.filter(({ state, said }) => state !== 'ok' && !said.startsWith('fsync is off'))
  for (const { about, advice } of wrong) expect(advice, about).toMatch(/\w{3}/)
  return wrong
    .filter(({ about }) => only === undefined || about === only)
    .map(({ about, state, said }) => `${state} ${about}: ${said}`)
}

test('nothing is wrong with a set-up in which nothing is wrong', async ({ setUp: { env } }) => {
  const findings = await examine(env)
  expect(troubles(findings)).toEqual([])
  expect([...new Set(findings.map(({ about }) => about))].sort()).toEqual(
    [
      'TLS',
      'alarms',
      'clock',
      'database',
      'disk',
      'folder',
      'mail',
      'mailbox',
      'migrations',
      'proxy',
      'secrets',
      'settings',
      'time zone',
    ].sort(),
  )
})

test('what the running site found wrong is told until it is over', async ({ setUp: { copy, env } }) => {
  await change(copy, async ({ orm }) => {
    await orm.insert(alarms).values([
      { kind: 'disk', detail: '900 MB are free.' },
      { kind: 'feeds', detail: 'One could not be read.', beganAt: new Date(0), endedAt: new Date() },
    ])
  })
  expect(troubles(await examine(env))).toEqual([
    expect.stringMatching(/^warning alarms: The disk is nearly full, since \d{4}-.*: 900 MB are free\.$/),
  ])
})

test('settings that cannot be used are named one by one', async ({ setUp: { env } }) => {
  expect(troubles(await examine({ ...env, PORT: 'eighty', MAIL_FROM: 'desk' }))).toEqual([
    expect.stringContaining('failed settings: PORT'),
    expect.stringContaining('failed settings: MAIL_FROM'),
  ])
})

test('a database that cannot be opened is told with the reason', async ({ setUp: { copy, env } }) => {
  if (copy.url) {
    const away = { ...env, DATABASE_URL: 'postgres://desk@127.0.0.1:9/hotel' }
    expect(troubles(await examine(away))).toEqual([expect.stringMatching(/failed database: .*ECONNREFUSED/)])
    return
  }
  fs.writeFileSync(path.join(copy.dataDir, 'database/PG_VERSION'), '15\n')
  expect(troubles(await examine(env))).toEqual([expect.stringContaining('was made by PostgreSQL 15')])
})

test('a database of a newer release is told from one that lacks migrations', async ({
  setUp: { copy, env },
}) => {
  const JOURNAL = 'drizzle.__drizzle_migrations'
  await change(copy, async ({ pool }) => {
    await pool.query(`DELETE FROM ${JOURNAL} WHERE id = (SELECT max(id) FROM ${JOURNAL})`)
  })
  expect(troubles(await examine(env))).toEqual([
    expect.stringMatching(/warning migrations: 1 of \d+ migrations are missing/),
  ])
  await change(copy, async ({ pool }) => {
    await pool.query(`INSERT INTO ${JOURNAL} (hash, created_at) VALUES ('later', ${LATER})`)
  })
  expect(troubles(await examine(env))).toEqual([expect.stringContaining('newer release')])
})

test('a folder in which nothing can be written is named', async ({ setUp: { copy, env } }) => {
  const file = path.join(copy.dataDir, 'a-file')
  fs.writeFileSync(file, '')
  const found = troubles(await examine({ ...env, DATA_DIR: path.join(file, 'data') }), 'folder')
  expect(found).toEqual([expect.stringMatching(/failed folder: Nothing can be written/)])
})

test('a folder that others may read is told', async ({ setUp: { copy, env } }) => {
  fs.chmodSync(copy.dataDir, 0o755)
  expect(troubles(await examine(env))).toEqual([expect.stringContaining('warning folder: Other users')])
})

test('a disk with less room than is needed is told, in two degrees', async ({ setUp: { env } }) => {
  const huge = Number.MAX_SAFE_INTEGER
  const nearly = { failedBytes: 0, warningBytes: huge }
  expect(troubles(await examine(env, { diskLimits: nearly }))).toEqual([
    expect.stringMatching(/warning disk: \d+ MB/),
  ])
  const full = { failedBytes: huge, warningBytes: huge }
  expect(troubles(await examine(env, { diskLimits: full }))).toEqual([
    expect.stringMatching(/failed disk: \d+ MB/),
  ])
})

test('a mail server that is away, and one that refuses the sign-in, are told apart', async ({
  setUp: { env },
}) => {
  const strict = await startMailServer({
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
  })
  onTestFinished(strict.stop)
  const refused = await examine({ ...env, SMTP_URL: strict.url.replace('//', '//desk:wrong@') })
  expect(troubles(refused)).toEqual([expect.stringContaining('failed mail')])
  expect(refused.find(({ about }) => about === 'mail')?.advice).toContain('user and the password in SMTP_URL')
  const away = await examine({ ...env, SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(troubles(away)).toEqual([expect.stringContaining('ECONNREFUSED')])
  expect(away.find(({ about }) => about === 'mail')?.advice).toContain('host and port')
})

test('a mail is sent for a trial where that is asked for', async ({ setUp: { env } }) => {
  const taking = await startMailServer()
  onTestFinished(taking.stop)
  const found = await examine({ ...env, SMTP_URL: taking.url }, { mailTo: 'manager@example.com' })
  expect(troubles(found)).toEqual([])
  expect(taking.received).toHaveLength(1)
})

test('a clock that stands before this release was made is told', async ({ setUp: { env } }) => {
  expect(troubles(await examine(env, { now: new Date('2001-01-01') }))).toEqual([
    expect.stringContaining('failed clock'),
  ])
})

test('a time zone that nobody knows is told', async ({ setUp: { copy, env } }) => {
  await change(copy, async ({ pool }) => {
    await pool.query(`UPDATE property_facts SET facts = facts || '{"timeZone": "Africa/Atlantis"}'`)
  })
  expect(troubles(await examine(env))).toEqual([
    expect.stringContaining("failed time zone: The property’s time zone 'Africa/Atlantis'"),
  ])
})

test('a secret that none of the keys opens is told, and so is one that needs an older key', async ({
  setUp: { copy, env },
}) => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  await change(copy, async ({ orm }) => {
    const { id } = await makeAccount(orm, {})
    const sealedSecret = sealText([older], SEALED_SECOND_FACTORS.purposeOf(id), 'JBSWY3DPEHPK3PXP')
    await orm.insert(secondFactors).values({ userId: id, sealedSecret })
  })
  const names = (...keys: Buffer[]) => keys.map((one) => one.toString('base64url')).join(',')
  expect(troubles(await examine({ ...env, SECRET_KEY: names(newer) }))).toEqual([
    'failed secrets: 1 secrets in the database open with no key.',
  ])
  expect(troubles(await examine({ ...env, SECRET_KEY: names(newer, older) }))).toEqual([
    'warning secrets: 1 secrets still need an older key of SECRET_KEY.',
  ])
  expect(troubles(await examine({ ...env, SECRET_KEY: names(older, newer) }))).toEqual([])
})

test('an https address without TRUST_PROXY, and without TLS behind it, is told', async ({
  setUp: { env },
}) => {
  const { TRUST_PROXY: _trust, ...untrusting } = env
  const address = env.SITE_URL.replace('http:', 'https:')
  expect(troubles(await examine({ ...untrusting, SITE_URL: address }))).toEqual([
    expect.stringContaining('failed TLS: 127.0.0.1 offers no TLS'),
    expect.stringContaining('failed proxy: SITE_URL is https'),
  ])
})

test('a certificate that nobody signed is told', async ({ setUp: { copy, env } }) => {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(copy.dataDir, name))
  const wish = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=127.0.0.1']
  const made = spawnSync('openssl', [...wish, '-keyout', key ?? '', '-out', cert ?? ''])
  expect(made.status, 'openssl makes the certificate of this test').toBe(0)
  const server = tls.createServer({ key: fs.readFileSync(key ?? ''), cert: fs.readFileSync(cert ?? '') })
  server.on('tlsClientError', () => {})
  const port = await listenAt(server)
  onTestFinished(() => void server.close())
  expect(troubles(await examine({ ...env, SITE_URL: `https://127.0.0.1:${port}` }))).toEqual([
    expect.stringMatching(/failed TLS: .*self signed/),
  ])
})

test('a proxy that hands on what any caller writes is told', async ({ setUp: { env, appPort } }) => {
  const naive = await startProxy(appPort, false)
  onTestFinished(naive.close)
  expect(troubles(await examine({ ...env, SITE_URL: `http://127.0.0.1:${naive.port}` }))).toEqual([
    expect.stringContaining('failed proxy: The app believes an X-Forwarded-For'),
  ])
})

test('the running site is asked about the embedded database that it has open', async ({
  setUp: { copy, env },
}) => {
  if (copy.url) return
  await change(copy, async (database) => {
    const app = await createApi(database)
    try {
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      const found = await examine({ ...env, HOST: '127.0.0.1', PORT: new URL(url).port })
      expect(troubles(found)).toEqual([])
      expect(found.find(({ about }) => about === 'database')?.said).toContain('running site')
    } finally {
      await app.close()
    }
  })
})
