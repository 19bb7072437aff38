import { spawn, spawnSync } from 'node:child_process'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { startBuiltServer } from '../scripts/built-server'
import { type BenchOptions, type Figure, median } from './figure'

const CONNECTIONS = 32
const ENCODING = 'br'

/**
 * Requests a second for the landing page out of the cache, against a bare node:http server that sends the same
 * bytes and headers. Both stand in this process and are asked in turn from a second one.
 */
export async function benchCachedPage({ isQuick }: BenchOptions): Promise<Figure[]> {
  const [rounds, seconds] = isQuick ? [3, 1] : [7, 3]
  const app = await startBuiltServer()
  const page = await readPage(app.url)
  const bare = await startBare(page)
  try {
    for (const url of [app.url, bare.url]) await countRequests(url, 1)
    const pairs: { ours: number; bare: number }[] = []
    for (let round = 0; round < rounds; round++) {
      // Who goes first changes, so that a machine growing slower or faster favours neither.
      const first = round % 2 === 0
      const one = await countRequests(first ? app.url : bare.url, seconds)
      const other = await countRequests(first ? bare.url : app.url, seconds)
      pairs.push(first ? { ours: one, bare: other } : { ours: other, bare: one })
    }
    const ours = median(pairs.map((pair) => pair.ours))
    const theirs = median(pairs.map((pair) => pair.bare))
    return [
      {
        name: 'cached landing page / bare node:http',
        ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
        bound: { min: 0.4 },
        detail: `${ours.toFixed(0)} / ${theirs.toFixed(0)} requests a second, ${page.body.length} bytes (${ENCODING}), ${tool}`,
      },
    ]
  } finally {
    bare.close()
    await app.close()
  }
}

type Page = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function readPage(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ENCODING } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers
        if (answer.statusCode !== 200 || headers['content-encoding'] !== ENCODING)
          return reject(
            new Error(`The landing page answered ${answer.statusCode}, ${headers['content-encoding']}`),
          )
        resolve({ status: 200, headers, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

async function startBare({ status, headers, body }: Page): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close }
}

// wrk costs less of the machine than autocannon, whose own ceiling would make both servers look alike.
const tool = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

async function countRequests(url: string, seconds: number): Promise<number> {
  const header = `accept-encoding: ${ENCODING}`
  if (tool === 'wrk') {
    const told = await runToEnd('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header, url])
    if (/Non-2xx|Socket errors/.test(told)) throw new Error(`${url} failed under load:\n${told}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1])
  }
  const program = createRequire(import.meta.url).resolve('autocannon')
  const options = ['-c', String(CONNECTIONS), '-d', String(seconds), '-H', header, '--json', url]
  const told = JSON.parse(await runToEnd(process.execPath, [program, ...options]))
  if (told.errors > 0 || told.non2xx > 0) throw new Error(`${url} failed under load: ${told.errors} errors`)
  return told.requests.average
}

function runToEnd(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let told = ''
    child.stdout.on('data', (part) => {
      told += part
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(told) : reject(new Error(`${command} ended with ${code}`)),
    )
  })
}
