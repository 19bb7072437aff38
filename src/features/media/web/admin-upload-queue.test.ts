import { describe, expect, it } from 'vitest'
import { createUploadQueue } from './admin-upload-queue'

type Call = {
  name: string
  signal: AbortSignal
  onProgress: (share: number) => void
  answer: (text: string) => void
  fail: (error: Error) => void
}

/** A queue whose files go out only as far as the test says. */
function openQueue() {
  const calls: Call[] = []
  const done: string[] = []
  const queue = createUploadQueue<string>({
    send: (file, { signal, onProgress }) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason))
        calls.push({ name: file.name, signal, onProgress, answer, fail })
      }),
    onDone: (answer, file) => done.push(`${file.name} ${answer}`),
    onFailed: (error) => ({ reason: String(error), isWorthRetry: true }),
  })
  return { queue, calls, done, statuses: () => queue.current().map(({ status }) => status) }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('uploads', () => {
  it('go out three at once, the fourth when one is through', async () => {
    const { queue, calls, done, statuses } = openQueue()
    queue.add(files('a', 'b', 'c', 'd'))
    expect(statuses()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    calls[1]?.answer('/b')
    await settle()
    expect(statuses()).toEqual(['sending', 'done', 'sending', 'sending'])
    expect([calls.map(({ name }) => name), done]).toEqual([['a', 'b', 'c', 'd'], ['b /b']])
  })

  it('say how far they are, and that the server still works once all is sent', () => {
    const { queue, calls } = openQueue()
    queue.add(files('a'))
    calls[0]?.onProgress(0.5)
    expect(queue.current()[0]).toMatchObject({ status: 'sending', progress: 0.5 })
    calls[0]?.onProgress(1)
    expect(queue.current()[0]).toMatchObject({ status: 'finishing', progress: 1 })
  })

  it('keep the reason when they fail, and can be tried again', async () => {
    const { queue, calls, done } = openQueue()
    queue.add(files('a'))
    calls[0]?.fail(new Error('The connection broke.'))
    await settle()
    expect(queue.current()[0]).toMatchObject({
      status: 'failed',
      failure: { reason: 'Error: The connection broke.', isWorthRetry: true },
    })
    queue.retry(1)
    expect(queue.current()[0]).toEqual({ id: 1, file: expect.any(File), status: 'sending', progress: 0 })
    calls[1]?.answer('/a')
    await settle()
    expect(done).toEqual(['a /a'])
  })

  it('can be stopped, on their way or waiting; nothing is reported as failed', async () => {
    const { queue, calls, statuses, done } = openQueue()
    queue.add(files('a', 'b', 'c', 'd'))
    queue.stop(4)
    queue.stop(1)
    await settle()
    expect(statuses()).toEqual(['stopped', 'sending', 'sending', 'stopped'])
    expect([calls[0]?.signal.aborted, calls.length, done]).toEqual([true, 3, []])
    queue.remove(1)
    expect(statuses()).toHaveLength(3)
  })

  it('all end when the screen is left', async () => {
    const { queue, calls, statuses } = openQueue()
    queue.add(files('a', 'b', 'c', 'd'))
    queue.stopAll()
    await settle()
    expect(statuses()).toEqual(['stopped', 'stopped', 'stopped', 'stopped'])
    expect(calls).toHaveLength(3)
  })
})
