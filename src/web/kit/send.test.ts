import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@/kernel/endpoint'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { send } from './send'

const _book = defineCall('POST', '/api/spas/:id/hours', {
  body: z.object({ hour: z.number() }),
  response: z.object({ place: z.string() }),
})

test('method, path and answer are those of the call', () => {
  const sent = () => send<typeof _book>('POST', '/api/spas/3/hours', { hour: 9 })
  expectTypeOf(sent).returns.resolves.toEqualTypeOf<{ place: string }>()
  const byStaff = () => sendForStaff<typeof _book>('POST', '/api/spas/3/hours', { hour: 9 })
  expectTypeOf(byStaff).returns.resolves.toEqualTypeOf<{ place: string }>()
  // @ts-expect-error: another method
  void (() => send<typeof _book>('PUT', '/api/spas/3/hours'))
  // @ts-expect-error: another path
  void (() => send<typeof _book>('POST', '/api/spas/3'))
})
