import { expect, test } from 'vitest'
import { judgeQueries } from './queries'

const SCREEN = 'src/features/villas/web/villa-list.tsx'

function messagesFor(text: string, path = SCREEN): string[] {
  return judgeQueries(path, text).map(({ message }) => message)
}

test.each([
  'const { data } = useQuery(villasQuery)',
  'const { data } = useQuery({ ...bookedNightsQuery(window), staleTime: 0 })',
  'const villas = client.getQueryData(villasQuery.queryKey)',
  'void client.invalidateQueries({ queryKey: villasQuery.queryKey })',
  'const { queryKey } = guestBookingQuery(token); client.setQueryData(queryKey, saved)',
  "const receipt = await send<typeof createBookingCall>('POST', BOOKINGS_PATH, booking)",
  "const user = await request<Account>('GET', CURRENT_USER_PATH, undefined, headers)",
  'const isList = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => path === list',
])('this takes its key and its answer from a query: %s', (text) => {
  expect(messagesFor(text)).toEqual([])
})

test.each([
  ['const { data } = useQuery<Villa[]>(villasQuery)', /useQuery<…> names its answer by hand/],
  ["const { data } = useQuery({ queryKey: ['/api/villas'] })", /queryKey: \[…\] by hand/],
  ['const query = { queryKey: [VILLAS_PATH] as const, staleTime: 0 }', /queryKey: \[…\] by hand/],
  ['const queryKey = [VILLAS_PATH + id]', /a key written by hand/],
  ['const villas = client.getQueryData<Villa[]>(key)', /getQueryData<…> names its answer by hand/],
  ['client.setQueryData([path], saved)', /setQueryData with a key written by hand/],
  ["await request<Receipt>('POST', BOOKINGS_PATH, booking)", /request<…> names its answer by hand: declare/],
  ["await staffRequest<Note>('PUT', url, {})", /staffRequest<…> names its answer by hand/],
  ["import { defineQuery } from '@/web/kit/query'", /belongs in the feature’s queries.ts/],
])('this pairs them by hand: %s', (text, message) => {
  const messages = messagesFor(text)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(message)
})

test.each([
  'src/features/villas/queries.ts',
  'src/features/villas/staff-queries.ts',
  'src/web/admin-kit/staff-list-query.ts',
])('%s defines queries', (path) => {
  expect(messagesFor("import { defineQuery } from '@/web/kit/query'", path)).toEqual([])
})

test('the line of a problem is told', () => {
  const text = "import { useQuery } from 'x'\n\nuseQuery<Villa>(\n  villaQuery,\n)\n"
  expect(judgeQueries(SCREEN, text)).toMatchObject([{ path: SCREEN, line: 3 }])
})
