import { z } from 'zod'
import type { AnswerContext } from '@/features/answers/answer/asked'
import { describeVillas, listStays } from '@/features/answers/answer/describe-villas'
import {
  daysAround,
  isFree,
  namedVillas,
  nearestFreeStay,
  priceOf,
  suitableVillas,
} from '@/features/answers/answer/find-stays'
import { checkStay, guestsOffered } from '@/features/bookings/rules/limits'
import { contactWays } from '@/features/property/rules/contact-links'
import { findNamedVillas } from '@/features/questions/understand/named-villas'
import { plainText } from '@/features/questions/understand/plain-words'
import { BOARDS } from '@/features/rates/rules/board'
import { rateOf } from '@/features/rates/rules/pricing'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { type Day, formatLongDay, toDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { dayText } from '@/kernel/wire'
import type { Evidence } from './check-claims'

const MOST_RECORDS = 8
const stay = { checkIn: dayText, checkOut: dayText }

const searchInput = z.object({ question: z.string().max(300) })
const availabilityInput = z.object({
  ...stay,
  guests: z.number().int().min(1).max(50).optional(),
  villaOrCategory: z.string().max(80).optional(),
})
const quoteInput = z.object({
  ...stay,
  villaId: z.number().int(),
  guests: z.number().int().min(1).max(50).optional(),
  board: z.enum(BOARDS).optional(),
})

/** The tools a model is lent; each reads, none writes. */
export const TOOLS = [
  {
    name: 'search',
    description: 'What the hotel’s own pages and facts say about a question.',
    input: searchInput,
    run: async ({ question }: z.infer<typeof searchInput>, { knowledge }: AnswerContext) =>
      knowledge.index
        .find(plainText(question))
        .slice(0, MOST_RECORDS)
        .map(({ note }) => `${note.title}: ${note.text} (page ${note.path})`),
  },
  {
    name: 'check_availability',
    description:
      'Which villas are free for every night of a stay (days yyyy-MM-dd), with their totals and calendar links.',
    input: availabilityInput,
    run: checkAvailability,
  },
  {
    name: 'quote_stay',
    description:
      'What a stay in one villa costs so many guests in all; board is bed-and-breakfast unless told otherwise.',
    input: quoteInput,
    run: quote,
  },
] as const

async function checkAvailability(
  input: z.infer<typeof availabilityInput>,
  hotel: AnswerContext,
): Promise<string[]> {
  const { knowledge, today, lookUpNights } = hotel
  const wished = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }
  const problems = checkStay({ ...wished, guests: 1 }, { today, maxGuests: 50 })
  if (problems.length > 0) return problems.map(({ message }) => message)
  const named = input.villaOrCategory ? findNamedVillas(plainText(input.villaOrCategory), knowledge) : []
  const pool = namedVillas(
    knowledge,
    named.length > 0 ? named.flatMap(({ villaIds }) => villaIds) : undefined,
  )
  const suited = suitableVillas(pool, input.guests ? { guests: input.guests } : {})
  const nights = await lookUpNights(...daysAround(wished))
  const wish = { acts: [], ...(input.guests && { guests: input.guests }) }
  const days = `${dayWords(wished.checkIn)} to ${dayWords(wished.checkOut)}`
  const free = suited
    .filter((villa) => isFree(villa, wished, nights))
    .map((villa) => ({ villa, stay: wished }))
  if (free.length > 0)
    return free
      .slice(0, MOST_RECORDS)
      .map((offer) => `Free from ${days}: ${listStays([offer], wish).trim()} villaId ${offer.villa.id}`)
  const near = suited.flatMap((villa) => {
    const other = nearestFreeStay(villa, wished, nights)
    return other
      ? [
          `Nearest free dates: ${dayWords(other.checkIn)} to ${dayWords(other.checkOut)} ${listStays([{ villa, stay: other }], wish).trim()}`,
        ]
      : []
  })
  return [`Nothing that fits is free from ${days}.`, ...near.slice(0, MOST_RECORDS)]
}

async function quote(
  input: z.infer<typeof quoteInput>,
  { knowledge, today }: AnswerContext,
): Promise<string[]> {
  const villa = knowledge.villas.find(({ id }) => id === input.villaId)
  if (!villa) return ['There is no such villa.']
  const wished = { checkIn: toDay(input.checkIn), checkOut: toDay(input.checkOut) }
  const limits = { today, maxGuests: guestsOffered(villa), rate: rateOf(villa) }
  const problems = checkStay({ ...wished, guests: input.guests ?? 1 }, limits)
  if (problems.length > 0) return problems.map(({ message }) => message)
  const total = priceOf(villa, wished, input)
  if (total === null) return ['This villa is not offered with these meals.']
  const days = `${dayWords(wished.checkIn)} to ${dayWords(wished.checkOut)}`
  return [
    `${unitNameOf(villa)}, ${days}, ${countNights(wished)} nights, ${input.board ?? 'bed-and-breakfast'}: ${formatPrice(total)} in all.`,
  ]
}

function dayWords(day: Day): string {
  return `${formatLongDay(day)} (${day})`
}

/** What a model is told from the start: the facts, the villas with their prices, and what the notes say to the question. */
export function firstRecords(question: string, { knowledge, today }: AnswerContext): string[] {
  const { facts, villas, index } = knowledge
  return [
    `Today is ${dayWords(today)}.`,
    `Check-in from ${facts.checkInTime}, check-out until ${facts.checkOutTime}. Reception ${facts.receptionHours}.`,
    `Restaurant: ${facts.restaurantHours.map(({ meal, hours }) => `${meal} ${hours}`).join('; ')}.`,
    `Phones ${facts.phones.join(', ')}; e-mail ${facts.infoEmail}; address ${facts.address}.`,
    `Payment: ${facts.paymentMethods.join(', ')}. Included: ${facts.inclusions.join(', ')}.`,
    ...facts.policies.map(({ title, text }) => `${title}: ${text}`),
    ...describeVillas(villas, { acts: ['price'] }, knowledge)
      .split('\n')
      .filter((line) => line.startsWith('- ')),
    ...index
      .find(plainText(question))
      .slice(0, MOST_RECORDS)
      .map(({ note }) => `${note.title}: ${note.text} (page ${note.path})`),
  ]
}

/** What an answer may rest on, given the records a model was shown. */
export function evidenceOf(
  records: readonly string[],
  { knowledge: { facts, villas, categories } }: AnswerContext,
): Evidence {
  const { call, message } = contactWays(facts)
  return {
    records,
    ways: [call, message, ...facts.phones.map((phone) => `tel:${phone.replace(/[^\d+]/g, '')}`)],
    contacts: [...facts.phones, facts.messagingNumber, facts.infoEmail, facts.generalEmail],
    names: [...new Set([...villas.map(({ name }) => name), ...categories.map(({ name }) => name)])],
  }
}
