import { expect, it } from 'vitest'
import { limitAtOnce, TooManyAtOnce } from './limit-at-once'

it('runs so many at once, lets so many wait, and refuses the rest until there is room again', async () => {
  const limit = limitAtOnce({ running: 2, waiting: 1 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const start = (task: number) =>
    limit(async () => {
      begun.push(task)
      await new Promise<void>((resolve) => ends.push(resolve))
      return task
    })
  const [first, second, third, fourth] = [start(1), start(2), start(3), start(4)]
  await expect(fourth).rejects.toThrow(TooManyAtOnce)
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => begun).toEqual([1, 2, 3])
  for (const end of ends) end()
  expect(await Promise.all([second, third])).toEqual([2, 3])
})

it('has room again after a task that fails', async () => {
  const limit = limitAtOnce({ running: 1, waiting: 0 })
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'yes')).toBe('yes')
})
