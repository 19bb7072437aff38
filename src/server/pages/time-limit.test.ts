import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unlessTimeIsUp, withTimeLimit } from './time-limit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a time limit', () => {
  it('ends what waits for too long', async () => {
    const limited = withTimeLimit(4000, (timeIsUp) => unlessTimeIsUp(timeIsUp, new Promise(() => {})))
    const refused = expect(limited).rejects.toMatchObject({ code: 'not-ready' })
    await vi.advanceTimersByTimeAsync(4000)
    await refused
  })

  it('is let go with the work, whether that succeeds or fails', async () => {
    await expect(withTimeLimit(4000, async () => 'done')).resolves.toBe('done')
    const failing = withTimeLimit(4000, async () => {
      throw new Error('no database')
    })
    await expect(failing).rejects.toThrow('no database')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('holds nothing of the work by its signal once that is done', async () => {
    const { signal } = new AbortController()
    await expect(unlessTimeIsUp(signal, Promise.resolve('done'))).resolves.toBe('done')
    await expect(unlessTimeIsUp(signal, Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
