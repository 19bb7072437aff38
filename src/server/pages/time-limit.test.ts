import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endOf, withTimeLimit } from './time-limit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a time limit', () => {
  it('ends what waits for too long', async () => {
    const limited = withTimeLimit(4000, (timeIsUp) => Promise.race([new Promise(() => {}), endOf(timeIsUp)]))
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
})
