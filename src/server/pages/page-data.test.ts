import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageData } from './page-data'

const DATA = Array.from({ length: 40 }, (_, index) => `$_TSR.router=${Math.random()}${'ab'.repeat(index)}`)

test('data is kept under a name made of its build and its content', async () => {
  const [data, next] = [new PageData('one'), new PageData('two')]
  const name = await data.keep('$_TSR.router=1')
  expect(brotliDecompressSync(data.get(name) ?? '').toString()).toBe('$_TSR.router=1')
  expect(await data.keep('$_TSR.router=1')).toBe(name)
  expect(await data.keep('$_TSR.router=2')).not.toBe(name)
  expect(await next.keep('$_TSR.router=1')).not.toBe(name)
  expect([data.isOurs(name), next.isOurs(name)]).toEqual([true, false])
  expect(data.get('none')).toBeUndefined()
})

test('what was asked for longest ago goes where the room is used up', async () => {
  const data = new PageData('one', 600)
  const names: string[] = []
  for (const text of DATA) {
    names.push(await data.keep(text))
    data.get(names[0] ?? '')
  }
  const bytes = names.reduce((sum, name) => sum + name.length + (data.get(name)?.length ?? -name.length), 0)
  expect(bytes).toBeLessThanOrEqual(600)
  expect([names[0], names.at(-1)].map((name) => data.get(name ?? '') !== undefined)).toEqual([true, true])
})
