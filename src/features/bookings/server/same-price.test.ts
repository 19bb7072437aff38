import fc from 'fast-check'
import { expect } from 'vitest'
import { bookedNightsQuery } from '@/features/availability/queries'
import { readAvailability } from '@/features/availability/rules/availability'
import { priceIn } from '@/features/booking-prices/rules/price-stay'
import { villaCategories } from '@/features/categories/server/table'
import type { GuestBooking } from '@/features/my-booking/contract'
import { BOARDS, type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import {
  boardSupplement,
  groupNights,
  minNightsFrom,
  type NightPrice,
  priceExtrasOn,
  quoteStay,
  rateOf,
} from '@/features/rates/rules/pricing'
import { findOffers, lowestPrice, windowAround } from '@/features/search/rules/offers'
import { writeRequest } from '@/features/stay-calendar/rules/guest-details'
import { NO_DETAILS } from '@/features/stay-calendar/rules/typed-details'
import type { TaxRateKind } from '@/features/taxes/rules/tax-rates'
import { taxRates } from '@/features/taxes/server/table'
import type { Villa } from '@/features/villas/contract'
import { seasons } from '@/features/villas/server/table'
import { addDays } from '@/kernel/days'
import { formatPrice, parsePrice, toAmount, toCents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { TODAY, test } from '../../../../test/app-with-mail'
import { makeVilla } from '../../../../test/factories'
import { ONE_ADULT } from '../rules/party'
import type { StaffBooking } from '../staff-contract'

const DETAILS = { ...NO_DETAILS, guestName: 'Sample Guest', guestEmail: 'sample.guest@example.com' }

const seasonOf = (reach: 'house' | 'category' | 'villa') =>
  fc.record({
    reach: fc.constant(reach),
    startsIn: fc.integer({ min: 0, max: 40 }),
    days: fc.integer({ min: 1, max: 14 }),
    prices: fc.option(
      fc.record({
        base: fc.integer({ min: 1, max: 50_000 }),
        weekend: fc.option(fc.integer({ min: 1, max: 60_000 })),
      }),
    ),
    change: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('amount' as const), change: fc.integer({ min: 0, max: 5_000 }) }),
        fc.record({
          kind: fc.constant('percentage' as const),
          change: fc.integer({ min: -50_00, max: 50_00 }),
        }),
      ),
    ),
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    minNights: fc.integer({ min: 1, max: 4 }),
  })

const stays = fc.record({
  ahead: fc.integer({ min: 0, max: 40 }),
  nights: fc.integer({ min: 1, max: 14 }),
  board: fc.constantFrom(...BOARDS),
  base: fc.integer({ min: 1, max: 40_000 }),
  weekend: fc.option(fc.integer({ min: 1, max: 60_000 })),
  seasonal: fc.option(fc.integer({ min: 1, max: 50_000 })),
  /** Taxes on top of all prices, of which value added tax may change while guests stay. */
  taxes: fc.option(
    fc.record({
      vat: fc.integer({ min: 0, max: 30_00 }),
      later: fc.option(
        fc.record({ vat: fc.integer({ min: 0, max: 30_00 }), in: fc.integer({ min: 1, max: 40 }) }),
      ),
      serviceCharge: fc.integer({ min: 0, max: 15_00 }),
      hotelTax: fc.integer({ min: 0, max: 5_00 }),
    }),
  ),
  /** Who comes, and what those cost whom the price of the villa does not include. */
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  adults: fc.integer({ min: 1, max: 4 }),
  guestPrices: fc.option(
    fc.record({
      includedGuests: fc.integer({ min: 1, max: 4 }),
      extraAdult: fc.integer({ min: 0, max: 9_000 }),
      ofCategory: fc.option(fc.integer({ min: 0, max: 9_000 })),
      toddlers: fc.constantFrom('free', '33%', '7.35'),
      children: fc.constantFrom('50%', '12'),
    }),
  ),
  seasons: fc.tuple(
    fc.option(seasonOf('house')),
    fc.option(seasonOf('category')),
    fc.option(seasonOf('villa')),
  ),
})

type Chosen = typeof stays extends fc.Arbitrary<infer Stay> ? Stay : never

test('a stay costs the same to the cent in calendar, steps, answer, mails, private page, panel, receipt and report', async ({
  hotel,
  database: { orm, pool },
}) => {
  async function check({ ahead, board, seasons: chosen, taxes, childAges, adults, ...prices }: Chosen) {
    const guests = adults + childAges.length
    await pool.query('truncate seasons, bookings, villas, villa_categories, mails, tax_rates cascade')
    await putTaxes(taxes)
    await putGuestPrices(prices.guestPrices)
    const [category] = await orm
      .insert(villaCategories)
      .values({
        name: 'Garden',
        description: 'For tests',
        extraAdultCents: prices.guestPrices?.ofCategory ?? null,
      })
      .returning({ id: villaCategories.id })
    const categoryId = category?.id ?? Number.NaN
    const villaId = await makeVilla(orm, {
      categoryId,
      basePriceCents: prices.base,
      weekendPriceCents: prices.weekend,
      seasonalPriceCents: prices.seasonal,
      halfBoardPriceCents: prices.base + 1801,
      fullBoardPriceCents: prices.base + 3203,
      maxGuests: 7,
    })
    for (const season of chosen.filter((one) => one !== null))
      await orm.insert(seasons).values({
        name: season.reach,
        villaId: season.reach === 'villa' ? villaId : null,
        categoryId: season.reach === 'category' ? categoryId : null,
        startDate: addDays(TODAY, season.startsIn),
        endDate: addDays(TODAY, season.startsIn + season.days),
        weekdays: season.weekdays,
        ...(season.change ?? {
          priceCents: season.prices?.base ?? null,
          weekendPriceCents: season.prices?.weekend ?? null,
        }),
        minNights: season.minNights,
      })

    const villas: Villa[] = await hotel.read('/api/villas')
    const [villa] = villas
    if (!villa) throw new Error('the villa is not for sale')
    // The calendar: night by night and in all.
    const rate = rateOf(villa)
    const checkIn = addDays(TODAY, ahead)
    const fewest = minNightsFrom(rate, checkIn)
    const nights = Math.max(prices.nights, fewest)
    const stay = { checkIn, checkOut: addDays(checkIn, nights) }
    if (fewest > 1) await refusesNights(villa, { checkIn, checkOut: addDays(checkIn, fewest - 1) })
    const { total, nights: shown } = quoteStay(rate, stay, { guests, childAges }, board)
    expect(shown.reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
    const request = writeRequest({ villaId, stay, guests, childAges, wantsCot: false, board }, rate, DETAILS)
    // The steps: each day's price in the hotel, then the villa's offer.
    const window = windowAround(stay, TODAY)
    const bookings = await hotel.read(bookedNightsQuery(window).queryKey[0])
    const availability = readAvailability([villaId], TODAY, [{ window, bookings }])
    const days = shown.map(({ night }) => lowestPrice(villas, availability, night) ?? Number.NaN)
    const meals = shown.reduce((sum, { night }) => {
      const list = rate.dated?.findLast(({ from = night }) => from <= night) ?? rate
      return (
        sum + (boardSupplement(list, board) ?? Number.NaN) + priceExtrasOn(rate, night, { guests, childAges })
      )
    }, 0)
    expect(days.reduce((sum, cents) => sum + cents, meals)).toBe(total)
    const [offer] = findOffers(villas, availability, { stay, guests, childAges, board })
    expect(offer?.quote.total).toBe(total)

    await takenAtTheDesk(villa, { ...stay, board, guests, childAges }, total)
    await pool.query('truncate bookings, mails cascade')
    const amount = toAmount(total)
    expect(request.totalAmount).toBe(amount)
    const made = await hotel.send('/api/bookings', request)
    expect(made.totalAmount).toBe(amount)

    const mails = await hotel.receiveMails()
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(totalIn(mail)).toBe(formatPrice(total))
    const toGuest = mails.find((mail) => /^To: sample\.guest@/m.test(mail)) ?? ''
    expect(nightlyIn(toGuest)).toEqual(shown.map(({ cents }) => cents))
    const [, token] = /\/my-booking\/([\w-]{22})\r$/m.exec(toGuest) ?? []
    const own = await hotel.read(`/api/my-booking/${token}`)
    expect(own).toMatchObject({ id: made.id, totalAmount: amount })
    expect(own.nights.map((night: { amount: string }) => night.amount)).toEqual(
      shown.map(({ cents }) => toAmount(cents)),
    )

    await seenByStaff(made.id, total, nights)
    await afterRatesChanged({ id: made.id, token, amount, shown })
  }

  async function putTaxes(taxes: Chosen['taxes']) {
    const priceTaxes = taxes ? 'on-top' : 'included'
    await pool.query('update property_facts set facts = facts || $1', [{ priceTaxes }])
    if (!taxes) return
    const rate = (kind: TaxRateKind, hundredths: number, from = addDays(TODAY, -5)) => ({
      kind,
      hundredths,
      appliesFrom: from,
    })
    await orm
      .insert(taxRates)
      .values([
        rate('vat', taxes.vat),
        rate('service-charge', taxes.serviceCharge),
        rate('hotel-tax', taxes.hotelTax),
        ...(taxes.later ? [rate('vat', taxes.later.vat, addDays(TODAY, taxes.later.in))] : []),
      ])
  }

  async function putGuestPrices(set: Chosen['guestPrices']) {
    const facts = {
      includedGuests: set?.includedGuests ?? null,
      extraAdultPrice: set ? toAmount(set.extraAdult) : null,
      childPrices: set
        ? [
            { ages: '0-2', price: set.toddlers },
            { ages: '3 to 11', price: set.children },
          ]
        : [],
    }
    await pool.query('update property_facts set facts = facts || $1', [facts])
  }

  /** What was put on top is told alike to guest and staff and by the documents, though other rates hold by now. */
  async function taxesStayed({
    id,
    amount,
    own,
    staff,
  }: {
    id: number
    amount: string
    own: GuestBooking
    staff: StaffBooking
  }) {
    const { agreedTaxes } = quoteOf(own)
    expect(quoteOf(staff).agreedTaxes).toBe(agreedTaxes)
    if (agreedTaxes === undefined) return
    await orm.insert(taxRates).values([
      { kind: 'vat', hundredths: 77_00, appliesFrom: addDays(TODAY, -400) },
      { kind: 'vat', hundredths: 77_00, appliesFrom: addDays(TODAY, 1) },
    ])
    const cookie = { cookie: hotel.cookie }
    const path = `/api/admin/bookings/${id}/documents`
    const { content } = await hotel.send(path, { kind: 'pro-forma' }, cookie)
    const [net, ...parts]: { amount: string }[] = content.taxes
    expect(content.total).toBe(amount)
    expect(parts.reduce((sum, part) => sum + toCents(part.amount), 0)).toBe(agreedTaxes)
    expect(toCents(net?.amount ?? '')).toBe(toCents(amount) - agreedTaxes)
    expect(await hotel.readReceipt(id)).toContain(`Taxes, included ${formatPrice(agreedTaxes)}`)
  }

  /** A guest cannot book fewer nights than the season of their arrival asks for. */
  async function refusesNights(villa: Villa, stay: Stay) {
    const draft = { ...ONE_ADULT, villaId: villa.id, stay, guests: 2, board: DEFAULT_BOARD as Board }
    const request = writeRequest(draft, rateOf(villa), DETAILS)
    const { status, body } = await hotel.try('/api/bookings', request)
    expect([status, body.errors[0].path]).toEqual([422, 'checkOutDate'])
  }

  /** Whatever a villa costs by now, a booking stays at what was agreed, night by night. */
  async function afterRatesChanged({
    id,
    token,
    amount,
    shown,
  }: {
    id: number
    token: string | undefined
    amount: string
    shown: NightPrice[]
  }) {
    await pool.query('delete from seasons')
    await pool.query('update villas set base_price_cents = 99900, weekend_price_cents = 123400')
    await pool.query(`update property_facts set facts = facts || '{"priceTaxes": "included"}'`)
    await pool.query("update mails set status = 'queued', due_at = now()")
    const emails = await hotel.receiveMails()
    expect(emails.map(totalIn)).toEqual(Array(3).fill(formatPrice(toCents(amount))))
    const cents = shown.map((night) => night.cents)
    const [confirmation = ''] = emails.filter((mail) => /is confirmed/.test(mail))
    expect(nightlyIn(confirmation)).toEqual(cents)
    const own = await hotel.read(`/api/my-booking/${token}`)
    const staff = await hotel.readAsStaff(`/api/admin/bookings/${id}`)
    for (const { totalAmount, nights } of [own, staff]) {
      expect(totalAmount).toBe(amount)
      expect(nights.map((night: { amount: string }) => parsePrice(night.amount))).toEqual(cents)
    }
    await taxesStayed({ id, amount, own, staff })
    const groups = groupNights({ nights: shown, total: 0 })
    const receipt = (await hotel.readReceipt(id)).split('\n')
    for (const { nights, isWeekend, cents: each, extraGuests, subtotal } of groups) {
      const extras = extraGuests ? `, with extra guests at ${formatPrice(extraGuests)}` : ''
      expect(receipt).toContain(
        `${nights.length} ${isWeekend ? 'weekend ' : ''}night${nights.length === 1 ? '' : 's'} × ${formatPrice(each)}${extras} ${formatPrice(subtotal)}`,
      )
    }
    const [first, last] = [shown[0]?.night, shown.at(-1)?.night]
    const period = `first=${first}&last=${last}&step=day`
    const { parts } = await hotel.readAsStaff(`/api/admin/reports?${period}`)
    expect(parts.map((part: { revenue: string }) => parsePrice(part.revenue))).toEqual(cents)
    const table = await hotel.readTable(`/api/admin/reports.csv?${period}`)
    expect(table.map((row) => parsePrice(row['Revenue USD'] ?? ''))).toEqual(cents)
    expect(await hotel.readTable('/api/admin/bookings.csv')).toMatchObject([
      { Booking: String(id), 'Total USD': amount },
    ])
    await pool.query('truncate mails')
  }

  async function seenByStaff(id: number, total: number, nights: number) {
    const amount = toAmount(total)
    const path = `/api/admin/bookings/${id}`
    expect((await hotel.readAsStaff(path)).totalAmount).toBe(amount)
    expect((await hotel.readAsStaff('/api/admin/bookings')).map(amountOf)).toEqual([amount])
    expect((await hotel.readAsStaff('/api/bookings')).map(amountOf)).toEqual([amount])
    expect((await hotel.readAsStaff('/api/admin/bookings/summary')).amount).toBe(amount)
    expect((await hotel.readAsStaff(`${path}/payments`)).due).toBe(amount)
    const receipt = await hotel.readReceipt(id)
    expect(receipt.split('\n')).toEqual(
      expect.arrayContaining([
        `${nights} night${nights === 1 ? '' : 's'} ${formatPrice(total)}`,
        `Balance due ${formatPrice(total)}`,
      ]),
    )
    // A request is no revenue yet.
    await hotel.send(path, { status: 'confirmed' }, { method: 'PATCH', cookie: hotel.cookie })
    const [confirmation = '', ...others] = await hotel.receiveMails()
    expect([totalIn(confirmation), others]).toEqual([formatPrice(total), []])
    const period = `first=${TODAY}&last=${addDays(TODAY, 80)}&step=week`
    const { whole, parts, sources } = await hotel.readAsStaff(`/api/admin/reports?${period}`)
    expect([whole.revenue, sumOf(parts), sumOf(sources)]).toEqual([amount, amount, amount])
  }

  /** What the panel's form shows is what the desk sells at. */
  async function takenAtTheDesk(
    villa: Villa,
    { board, guests, childAges, ...stay }: Stay & PricedParty & { board: Board },
    total: number,
  ) {
    const { checkIn, checkOut } = stay
    expect(priceIn(villa, stay, { guests, childAges }, { board, plan: null })).toBe(total)
    const party = { numberOfGuests: guests, childAges }
    const guest = { ...DETAILS, guestPhone: null, specialRequests: null, ...party }
    const made = await hotel.send(
      '/api/admin/bookings',
      {
        villaId: villa.id,
        checkInDate: checkIn,
        checkOutDate: checkOut,
        board,
        totalAmount: toAmount(total),
        source: 'phone',
        status: 'pending',
        ...guest,
      },
      { cookie: hotel.cookie },
    )
    expect(made.totalAmount).toBe(toAmount(total))
    // There and back again it is priced anew by the same rules.
    const moveTo = (days: object) =>
      hotel.send(`/api/admin/bookings/${made.id}`, days, { method: 'PATCH', cookie: hotel.cookie })
    await moveTo({ checkInDate: addDays(checkIn, 1), checkOutDate: addDays(checkOut, 1) })
    expect((await moveTo({ checkInDate: checkIn, checkOutDate: checkOut })).totalAmount).toBe(toAmount(total))
  }

  await fc.assert(fc.asyncProperty(stays, check), { numRuns: 12, endOnFailure: true })
}, 240_000)

const amountOf = ({ totalAmount }: { totalAmount: string }) => totalAmount

function sumOf(parts: { revenue: string }[]): string {
  return toAmount(parts.reduce((cents, { revenue }) => cents + (parsePrice(revenue) ?? Number.NaN), 0))
}

/** Cents of each night an e-mail tells, in its order. */
function nightlyIn(mail: string): (number | null)[] {
  const nightly = [...mail.matchAll(/^\w{3}, \d+ \w{3} \d{4}: (\$.*)\r$/gm)]
  return nightly.map(([, price = '']) => parsePrice(price))
}

function totalIn(mail: string): string | undefined {
  return /^Total: (.*)\r$/m.exec(mail)?.[1]
}
