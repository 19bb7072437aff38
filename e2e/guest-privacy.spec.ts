import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'

const GUEST = {
  guestName: 'Zephyrine Quillfeather',
  guestEmail: 'zephyrine.quillfeather@guest.example',
  guestPhone: '+256 700 000 877',
  specialRequests: 'A cot beside the window for little Ottoline',
}
const TRACES = /zephyrine|quillfeather|700[\s-]?000[\s-]?877|ottoline/i

test('no visitor ever reads who booked', async ({ request, app, resetBookings }) => {
  await resetBookings()
  app.setToday('2027-03-01')
  const [villa] = await (await request.get('/api/villas')).json()
  const booking = {
    ...GUEST,
    villaId: villa.id,
    checkInDate: '2027-03-08',
    checkOutDate: '2027-03-11',
    numberOfGuests: 1,
  }
  const post = (data: object, key = 'privacy-1') =>
    request.post('/api/bookings', { data, headers: { 'idempotency-key': key } })

  const answers = [
    await post(booking),
    await post(booking),
    await post({ ...booking, guestName: 'Somebody Else' }),
    await post({ ...booking, guestName: 'Somebody Else', guestEmail: 'else@guest.example' }, 'privacy-2'),
    await post({ ...booking, guestName: '', checkInDate: 'soon' }, 'privacy-3'),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 422, 409, 422])

  const { rows } = await app.database.pool.query('select id, guest_name from bookings')
  expect(rows.map((row) => row.guest_name)).toEqual([GUEST.guestName])
  const addresses = await listAddresses(request, rows[0].id, villa.id)
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) answers.push(await request.get(address, { maxRedirects: 0 }))

  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBeLessThan(500)
    const told = `${JSON.stringify(answer.headers())}\n${await answer.text()}`
    expect(TRACES.test(told), `${answer.url()} tells of the guest`).toBe(false)
  }
})

/** Whatever a visitor can ask for: every call the API describes, likely guesses beside it, and every page linked. */
async function listAddresses(
  request: APIRequestContext,
  bookingId: number,
  villaId: number,
): Promise<string[]> {
  const { paths }: { paths: Record<string, object> } = await (await request.get('/api/openapi.json')).json()
  const described = Object.keys(paths)
    .filter((path) => 'get' in (paths[path] ?? {}))
    .map((path) =>
      path.replace(/\{[^}]*villa[^}]*\}/gi, String(villaId)).replace(/\{[^}]*\}/g, String(bookingId)),
    )
  const landing = await (await request.get('/')).text()
  const linked = [...landing.matchAll(/href="(\/[^"/][^"#]*)"/g)].flatMap((match) => match[1] ?? [])
  const month = 'start=2027-03-01&end=2027-03-31'
  return [
    ...new Set([
      ...described,
      ...linked,
      '/',
      '/calendar',
      `/calendar?villa=${villaId}`,
      '/booking',
      '/admin',
      '/api/openapi.json',
      '/api/bookings',
      `/api/bookings?${month}`,
      `/api/bookings?${month}&villaId=${villaId}`,
      `/api/bookings?${month}&status=pending&include=guest`,
      `/api/bookings/${bookingId}`,
      '/api/admin/bookings',
      `/api/admin/bookings/${bookingId}`,
      '/api/admin/bookings.csv',
      `/api/ical/${villaId}.ics`,
      `/my-booking/${bookingId}`,
      '/healthz',
      '/sitemap.xml',
      '/no-such-page?q=Zephyr',
    ]),
  ]
}
