import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '@/web/kit/request'
import { storedText } from '@/web/kit/stored-text'
import { createMarkQueue, type QueuedMark } from './admin-mark-queue'

/** What a browser keeps when a page is closed. */
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
} as Storage

beforeEach(() => kept.clear())

let pressed = 0

function press(): QueuedMark {
  pressed += 1
  const key = String(pressed).padStart(32, '0')
  return { key, villaId: pressed, mark: 'clean', turn: 0, day: '2027-03-10', pressedAt: pressed }
}

function open(send: (mark: QueuedMark) => Promise<void>) {
  const refused: QueuedMark[] = []
  const store = storedText('marks', () => storage)
  const queue = createMarkQueue({ store, send, onRefused: (mark) => refused.push(mark) })
  return { queue, refused }
}

const offline = async () => {
  throw new TypeError('Failed to fetch')
}

test('what was pressed without a network outlives the page and is sent in order once there is one', async () => {
  const marks = [press(), press(), press()]
  const first = open(offline)
  for (const mark of marks) {
    first.queue.add(mark)
    await first.queue.flush()
  }
  expect(first.queue.read()).toEqual(marks)

  const sent: QueuedMark[] = []
  const second = open(async (mark) => void sent.push(mark))
  expect(second.queue.read()).toEqual(marks)
  await second.queue.flush()
  expect(sent).toEqual(marks)
  expect(second.queue.read()).toEqual([])
  expect(kept.size).toBe(0)
})

test('a network that goes away in the middle loses nothing and skips nothing', async () => {
  const marks = [press(), press(), press()]
  const sent: QueuedMark[] = []
  let answers = 1
  const { queue } = open(async (mark) => {
    if (answers-- <= 0) throw new ApiError(503, '')
    sent.push(mark)
  })
  for (const mark of marks) queue.add(mark)
  await queue.flush()
  expect(queue.read()).toEqual(marks.slice(1))
  answers = 9
  await queue.flush()
  expect(sent).toEqual(marks)
})

test('a press that the server will never take is told and holds up none behind it', async () => {
  const [gone, next] = [press(), press()]
  const sent: QueuedMark[] = []
  const { queue, refused } = open(async (mark) => {
    if (mark.key === gone.key) throw new ApiError(404, '{"message":"There is nothing at this address."}')
    sent.push(mark)
  })
  queue.add(gone)
  queue.add(next)
  await queue.flush()
  expect([refused, sent, queue.read()]).toEqual([[gone], [next], []])
})

test('what is pressed while others are sent goes out behind them, each once', async () => {
  const [one, two, three] = [press(), press(), press()]
  const sent: string[] = []
  const { queue } = open(async (mark) => {
    sent.push(mark.key)
    if (mark.key === one.key) {
      queue.add(three)
      void queue.flush()
    }
  })
  queue.add(one)
  queue.add(two)
  await Promise.all([queue.flush(), queue.flush()])
  expect(sent).toEqual([one, two, three].map(({ key }) => key))
})
