import { expect, test, vi } from 'vitest'
import { DurableNodeFS } from './durable-files'

const NO_SUCH_DESCRIPTOR = 987_654

test('a sync that fails is reported, and PostgreSQL is told EIO', async () => {
  const onFailure = vi.fn()
  const files = new DurableNodeFS(import.meta.dirname, onFailure)
  const { emscriptenOpts } = await files.init({} as never, { preRun: [] })
  const operations: { fsync?: (file: object) => number } = {}
  emscriptenOpts.preRun?.at(-1)?.({
    NODEFS: { stream_ops: operations, realPath: () => '/no/such/folder' },
  } as never)

  expect(operations.fsync?.({ nfd: NO_SUCH_DESCRIPTOR })).toBe(29)
  expect(onFailure).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'EBADF' }))
  expect(operations.fsync?.({ node: {} })).toBe(29)
  expect(onFailure).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'ENOENT' }))
})
