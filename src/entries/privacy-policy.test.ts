import { afterEach, expect, test } from 'vitest'
import { bookedNights, bookingRequest } from '@/features/bookings/contract'
import { contactRequest } from '@/features/contact/contract'
import { enquiryRequest } from '@/features/enquiries/contract'
import { createGroupCall } from '@/features/groups/contract'
import { saveIdDocumentCall } from '@/features/id-documents/staff-contract'
import type { ProviderName } from '@/features/payment-providers/rules/provider-names'
import type { PaymentProvider } from '@/features/payment-providers/server/payment-provider'
import { openSenders } from '@/features/phone-messages/server/open-senders'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { publishedReview } from '@/features/reviews/contract'
import { readSettings } from '@/server/env'
import { RATE_LIMITS } from '@/server/http/rate-limits'
import { policies } from '@/site/content/policies'
import { smsEnvironment, startSmsSimulator } from '../../simulators/africas-talking'
import type { SimulatedServer } from '../../simulators/simulated-server'
import { startWhatsappSimulator, whatsappEnvironment } from '../../simulators/whatsapp'
import { paymentOrder, startAirtel, startMtn, startPesapal } from '../../test/providers'

/** What the privacy policy says under a title. */
function section(title: string): string {
  const found = policies.privacy.sections(sampleFacts).find((one) => one.title === title)
  if (!found) throw new Error(`The privacy policy has no section '${title}'`)
  return found.blocks.flat().join('\n')
}

/** Each field that a guest may send: words of the policy that tell of it, or null for what is not kept. */
const BOOKED: Record<keyof typeof bookingRequest.shape, string | null> = {
  villaId: 'the villa',
  takesAnyVilla: 'the villa',
  guestName: 'your name',
  guestEmail: 'your e-mail address',
  guestPhone: 'your phone number if you gave one',
  checkInDate: 'the dates',
  checkOutDate: 'the dates',
  numberOfGuests: 'the number of guests',
  childAges: 'the ages of children',
  wantsCot: 'whether you want a cot',
  board: 'the meals',
  totalAmount: 'the price',
  ratePlanId: 'its rate plan',
  ratePlanTerms: 'its rate plan',
  promoCode: 'the promo code',
  specialRequests: 'your special requests',
  paymentMethod: 'how and when you would like to pay',
  paymentTime: 'how and when you would like to pay',
  arrivalTime: 'when you expect to arrive',
  extras: 'the extras',
  // A visitor's booking is always pending.
  status: null,
}

const WRITTEN: Record<keyof typeof contactRequest.shape, string | null> = {
  name: 'your name',
  email: 'your e-mail address',
  phone: 'your phone number if you gave one',
  subject: 'the subject',
  message: 'the message',
  checkIn: 'the dates',
  checkOut: 'the dates',
  guests: 'the number of guests',
  website: null,
}

test('the privacy policy names everything that a guest sends with a booking or a message', () => {
  for (const [title, fields, sent] of [
    ['When you book', BOOKED, bookingRequest.shape],
    ['When you write to us', WRITTEN, contactRequest.shape],
  ] as const) {
    expect(Object.keys(fields).sort()).toEqual(Object.keys(sent).sort())
    for (const words of Object.values(fields)) if (words !== null) expect(section(title)).toContain(words)
  }
  const ofGroup = Object.keys(createGroupCall.body.shape).filter((name) => name !== 'parts')
  expect(ofGroup.filter((name) => !(name in BOOKED))).toEqual([])
  expect(Object.keys(enquiryRequest.shape)).toContain('message')
  expect(section('When you write to us')).toContain('what you chose and typed in that form')
})

test('a network address counts for an hour at most', () => {
  for (const { timeWindow } of Object.values(RATE_LIMITS)) expect(timeWindow).toBeLessThanOrEqual(3_600_000)
  expect(section('When you look around')).toContain('how often a form was sent from there within an hour')
})

test('others who look at the calendar see that nights are taken, never by whom', () => {
  expect(Object.keys(bookedNights.shape).sort()).toEqual(['checkInDate', 'checkOutDate', 'status', 'villaId'])
  expect(section('When you book')).toContain('see that nights are taken, never by whom')
})

test('of who wrote a review its readers learn first name and month alone', () => {
  const { firstName, month, ...said } = publishedReview.shape
  expect(Object.keys(said).sort()).toEqual(
    ['answer', 'breakfast', 'cleanliness', 'overall', 'quiet', 'welcome', 'words'].sort(),
  )
  expect([firstName, month].every(Boolean)).toBe(true)
  expect(section('After your stay')).toContain('with your first name and the month of your stay')
})

let close = async () => {}
afterEach(() => close())

type Started = { simulator: SimulatedServer; provider: PaymentProvider }

/** What each provider is told of who pays. */
const HEARD: Record<ProviderName, { start: () => Promise<Started>; who: string[] }> = {
  pesapal: { start: startPesapal, who: ['email', 'name', 'phone'] },
  mtn: { start: startMtn, who: ['phone'] },
  airtel: { start: startAirtel, who: ['phone'] },
}

test.for(Object.entries(HEARD))(
  'the provider %s hears of who pays what the privacy policy says',
  async ([, { start, who }]) => {
    const { simulator, provider } = await start()
    close = simulator.close
    const phone = provider.name === 'airtel' ? '+256752123456' : '+256772123456'
    await provider.start(paymentOrder({ payer: { name: 'Zephyrine Auma', email: 'z@guest.example', phone } }))
    const told = simulator.requests.map((request) => JSON.stringify(request)).join('\n')
    const marks = { name: 'Zephyrine', email: 'z@guest.example', phone: phone.slice(4) }
    const heard = Object.entries(marks).filter(([, mark]) => told.includes(mark))
    expect(heard.map(([name]) => name).sort()).toEqual(who)
    expect(section('When you book')).toContain(
      'the phone number that pays, with Pesapal your name and e-mail address too',
    )
  },
)

test('those who carry messages to phones hear the number and the text alone', async () => {
  const sms = await startSmsSimulator()
  const whatsapp = await startWhatsappSimulator()
  close = async () => {
    await sms.close()
    await whatsapp.close()
  }
  const senders = openSenders(
    readSettings({ ...smsEnvironment(sms.url), ...whatsappEnvironment(whatsapp.url) }),
  )
  const message = {
    to: '+256772123400',
    text: 'Welcome',
    template: { name: 'welcome', parameters: ['Zephyrine'] },
  }
  for (const sender of Object.values(senders)) await sender.send(message)
  expect(sms.requests.map(({ body }) => body)).toEqual([
    { username: 'simulator', to: '+256772123400', message: 'Welcome' },
  ])
  expect(whatsapp.requests.map(({ body }) => Object.keys(body as object).sort())).toEqual([
    ['messaging_product', 'template', 'to', 'type'],
  ])
  expect(section('When you book')).toContain('carry your number and what we write')
})

test('of an ID document its kind and its number are kept', () => {
  expect(Object.keys(saveIdDocumentCall.body.shape).sort()).toEqual(['kind', 'number'])
  expect(section('When you book')).toContain('we keep its kind and its number')
})
