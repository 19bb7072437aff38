import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readSettings } from '../env'
import { createApp } from './app'

test('an app closes within moments though a browser keeps a connection on which it never asked anything', async () => {
  const app = await createApp(readSettings({}))
  app.get('/hello', { config: { access: 'anyone' } }, async () => ({ hello: true }))
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  const silent = connect(port, '127.0.0.1')
  await new Promise((resolve) => silent.once('connect', resolve))
  expect((await fetch(`http://127.0.0.1:${port}/hello`)).status).toBe(200)
  const late = connect(port, '127.0.0.1')
  await new Promise((resolve) => late.once('connect', resolve))
  const ended = new Promise((resolve) => silent.once('close', resolve))
  const closing = app.close()
  const answer = new Promise<string>((resolve) => late.once('data', (data) => resolve(String(data))))
  late.write('GET /hello HTTP/1.1\r\nhost: hotel.example\r\nconnection: close\r\n\r\n')
  expect(await answer, 'a request on its way is answered').toMatch(/^HTTP\/1.1 (200|503)/)
  await Promise.all([closing, ended])
}, 10_000)

test('an app that is asked to close answers what it was asked before, and does not wait for who keeps the line', async () => {
  const app = await createApp(readSettings({}))
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', { config: { access: 'anyone' } }, async () => {
      resolve()
      await held
      return { late: true }
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const answered = fetch(`${url}/slow`)
  await asked
  const closing = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer()
  expect(await (await answered).json()).toEqual({ late: true })
  await closing
}, 10_000)

test('an app that closes cuts no answer short that somebody is slow to read', async () => {
  const app = await createApp(readSettings({}))
  const whole = Buffer.alloc(20 * 1024 * 1024, 7)
  const answers: (() => void)[] = []
  for (const [path, body] of [
    ['/film', whole],
    ['/short', Buffer.from('short')],
  ] as const)
    app.get(path, { config: { access: 'anyone' } }, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return body
    })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = connect(Number(new URL(url).port), '127.0.0.1')
  let read = 0
  slow.on('data', (data) => {
    read += data.length
  })
  slow.pause()
  slow.write('GET /film HTTP/1.1\r\nhost: hotel.example\r\n\r\n')
  await expect.poll(() => answers.length).toBe(1)
  const short = fetch(`${url}/short`)
  await expect.poll(() => answers.length).toBe(2)
  const closing = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answers[0]?.()
  await expect.poll(() => slow.readableLength).toBeGreaterThan(0)
  answers[1]?.()
  expect(await (await short).text()).toBe('short')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const ended = new Promise((resolve) => slow.once('close', resolve))
  slow.resume()
  await Promise.all([closing, ended])
  expect(read).toBeGreaterThan(whole.length)
}, 10_000)
