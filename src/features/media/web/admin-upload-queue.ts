export type UploadStatus = 'waiting' | 'sending' | 'finishing' | 'done' | 'failed' | 'stopped'

export type Upload = {
  id: number
  file: File
  status: UploadStatus
  /** Share of the bytes that have gone out, 0 to 1. */
  progress: number
  /** Why it failed, and whether trying the same file again may help. */
  failure?: Failure
}

export type Failure = { reason: string; isWorthRetry: boolean }

type Send<Answer> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Answer>

type QueueOptions<Answer> = {
  send: Send<Answer>
  /** `place` counts the files from 0 as they were chosen, not as they arrive. */
  onDone: (answer: Answer, file: File, place: number) => void
  /** What is shown beside the file. */
  onFailed: (error: unknown, file: File) => Failure
}

const MOST_AT_ONCE = 3

/** Uploads under way: a few at once, the others wait; each can be stopped, tried again and taken off the list. */
export function createUploadQueue<Answer>({ send, onDone, onFailed }: QueueOptions<Answer>) {
  const listeners = new Set<() => void>()
  const controllers = new Map<number, AbortController>()
  let uploads: readonly Upload[] = []
  let made = 0

  function replace(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function change(id: number, what: Partial<Upload>) {
    replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)))
  }

  function startNext() {
    const next = uploads.find(({ status }) => status === 'waiting')
    if (next && controllers.size < MOST_AT_ONCE) {
      void run(next)
      startNext()
    }
  }

  async function run({ id, file }: Upload) {
    const controller = new AbortController()
    controllers.set(id, controller)
    change(id, { status: 'sending', progress: 0 })
    const onProgress = (progress: number) =>
      change(id, { progress, status: progress < 1 ? 'sending' : 'finishing' })
    try {
      const answer = await send(file, { signal: controller.signal, onProgress })
      change(id, { status: 'done', progress: 1 })
      onDone(answer, file, id - 1)
    } catch (error) {
      if (controller.signal.aborted) change(id, { status: 'stopped' })
      else change(id, { status: 'failed', failure: onFailed(error, file) })
    } finally {
      controllers.delete(id)
      startNext()
    }
  }

  return {
    current: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add(files: readonly File[]) {
      const fresh = files.map((file): Upload => {
        made += 1
        return { id: made, file, status: 'waiting', progress: 0 }
      })
      replace([...uploads, ...fresh])
      startNext()
    },
    stop(id: number) {
      const running = controllers.get(id)
      if (running) running.abort()
      else change(id, { status: 'stopped' })
    },
    retry(id: number) {
      replace(
        uploads.map((upload) => {
          if (upload.id !== id) return upload
          const { failure: _failure, ...rest } = upload
          return { ...rest, status: 'waiting', progress: 0 }
        }),
      )
      startNext()
    },
    remove(id: number) {
      replace(uploads.filter((upload) => upload.id !== id))
    },
    /** The screen is left: whatever is still under way ends. */
    stopAll() {
      replace(
        uploads.map((upload) => (upload.status === 'waiting' ? { ...upload, status: 'stopped' } : upload)),
      )
      for (const controller of controllers.values()) controller.abort()
    },
  }
}

/** True while a file is on its way or waits for its turn. */
export function isUnderWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending' || status === 'finishing'
}
