import { QueryClient, useQuery } from '@tanstack/react-query'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { bookedNightsQuery } from '@/features/availability/queries'
import type { bookedNights } from '@/features/bookings/contract'
import { staffVillas, type villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import { toDay } from '@/kernel/days'
import { defineEndpoint } from '@/kernel/endpoint'
import { defineResource, type PublicList, type StaffList, type WithTimestamps } from '@/kernel/resource'
import { defineQuery } from './query'

const spa = z.object({ id: z.number(), name: z.string() })
const _spas = defineEndpoint('/api/spas', { response: z.array(spa) })
const _hours = defineEndpoint('/api/spas/:id/hours/:day', { response: z.array(z.string()) })
const _stays = defineEndpoint('/api/stays', {
  querystring: z
    .object({
      start: z.string(),
      kind: z.enum(['day', 'night']).optional(),
      page: z.coerce.number().default(1),
    })
    .superRefine(() => undefined),
  response: z.object({ total: z.number() }),
})

test('a query’s key is the address, with parameters in the order they are given', () => {
  expect(defineQuery<typeof _spas>('/api/spas')).toEqual({ queryKey: ['/api/spas'] })
  expect(defineQuery<typeof _hours>('/api/spas/3/hours/monday').queryKey).toEqual([
    '/api/spas/3/hours/monday',
  ])
  expect(defineQuery<typeof _stays>('/api/stays', { start: '2027-03-01', page: 2 }).queryKey).toEqual([
    '/api/stays?start=2027-03-01&page=2',
  ])
  expect(defineQuery<typeof _stays>('/api/stays', { page: 2, start: 'ä b' }).queryKey).toEqual([
    '/api/stays?page=2&start=%C3%A4+b',
  ])
})

test('the answer’s type is the contract’s, in hooks and in the cache', () => {
  const client = new QueryClient()
  const query = defineQuery<typeof _spas>('/api/spas')
  type Spas = { id: number; name: string }[]
  const read = () => useQuery(query).data
  expectTypeOf(read).returns.toEqualTypeOf<Spas | undefined>()
  const fetched = () => client.fetchQuery({ ...query, staleTime: 0 })
  expectTypeOf(fetched).returns.resolves.toEqualTypeOf<Spas>()
  const names = () => useQuery({ ...query, select: (spas) => spas.map(({ name }) => name) }).data
  expectTypeOf(names).returns.toEqualTypeOf<string[] | undefined>()
  expectTypeOf(client.getQueryData(query.queryKey)).toEqualTypeOf<Spas | undefined>()
  client.setQueryData(query.queryKey, [{ id: 1, name: 'Lake' }])
  expect(client.getQueryData(query.queryKey)).toEqual([{ id: 1, name: 'Lake' }])
  // @ts-expect-error the contract knows no such answer
  client.setQueryData(query.queryKey, [{ id: 'one', name: 'Lake' }])
})

test('path and parameters are the contract’s, or the type check fails', () => {
  // @ts-expect-error another path
  defineQuery<typeof _spas>('/api/spa')
  // @ts-expect-error an id is a number
  defineQuery<typeof _hours>('/api/spas/three/hours/monday')
  // @ts-expect-error a part of the path is missing
  defineQuery<typeof _hours>('/api/spas/3')
  // @ts-expect-error a read without parameters
  defineQuery<typeof _spas>('/api/spas', { page: 2 })
  // @ts-expect-error no parameters where the contract requires one
  defineQuery<typeof _stays>('/api/stays')
  // @ts-expect-error a parameter the contract requires
  defineQuery<typeof _stays>('/api/stays', { page: 2 })
  // @ts-expect-error one it does not know
  defineQuery<typeof _stays>('/api/stays', { start: '2027-03-01', pages: 2 })
  // @ts-expect-error a value it does not know
  defineQuery<typeof _stays>('/api/stays', { start: '2027-03-01', kind: 'week' })
  // @ts-expect-error one that would be sent as the word 'undefined'
  defineQuery<typeof _stays>('/api/stays', { start: '2027-03-01', kind: undefined })
})

test('a resource’s lists have its own paths and its item', () => {
  const _resource = defineResource('spas', { item: spa, input: spa }, { path: '/api/wellness' })
  const open = defineQuery<PublicList<typeof _resource>>('/api/wellness')
  const all = defineQuery<StaffList<typeof _resource>>('/api/admin/spas', { name: 'Lake', sort: '-id' })
  const client = new QueryClient()
  expectTypeOf(client.getQueryData(open.queryKey)).toEqualTypeOf<z.infer<typeof spa>[] | undefined>()
  expectTypeOf(client.getQueryData(all.queryKey)).toEqualTypeOf<
    WithTimestamps<z.infer<typeof spa>>[] | undefined
  >()
  expect([open, all].map(({ queryKey }) => queryKey[0])).toEqual([
    '/api/wellness',
    '/api/admin/spas?name=Lake&sort=-id',
  ])
  // @ts-expect-error its path is its own
  defineQuery<PublicList<typeof _resource>>('/api/spas')
  // @ts-expect-error no field of it
  defineQuery<StaffList<typeof _resource>>('/api/admin/spas', { town: 'Mbarara' })
})

test('queries answer what the contracts of their features say', () => {
  const client = new QueryClient()
  expectTypeOf(client.getQueryData(villasQuery.queryKey)).toEqualTypeOf<
    z.output<typeof villa>[] | undefined
  >()
  expectTypeOf(client.getQueryData(staffVillasQuery.queryKey)).toEqualTypeOf<
    WithTimestamps<z.output<typeof staffVillas.item>>[] | undefined
  >()
  const nights = bookedNightsQuery({ first: toDay('2027-03-01'), last: toDay('2027-03-31') }, 7)
  expectTypeOf(client.getQueryData(nights.queryKey)).toEqualTypeOf<
    z.output<typeof bookedNights>[] | undefined
  >()
  expect(nights.queryKey).toEqual(['/api/bookings?start=2027-03-01&end=2027-03-31&villaId=7'])
  expect(villasQuery.queryKey).toEqual(['/api/villas'])
  expect(staffVillasQuery.queryKey).toEqual([staffVillas.adminPath])
})
