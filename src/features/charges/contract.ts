import { z } from 'zod'
import { MOST_PIECES } from '@/features/bookings/rules/extras-limits'
import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { toCents } from '@/kernel/money'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { DEPARTMENTS } from './rules/departments'
import { EXTRA_UNITS, SERVED_ON } from './rules/extra-terms'
import { chargeInputText as words } from './rules/input-words'

const MOST_CENTS = 10_000_000
const MOST_CENTS_TOGETHER = 100_000_000

/** What a single piece costs. */
const priceText = amountText.refine((text) => {
  const cents = toCents(text)
  return cents > 0 && cents <= MOST_CENTS
}, words.price)

const chargeItemInput = z.object({
  name: typedText(120).min(1, words.name),
  price: priceText,
  department: z.enum(DEPARTMENTS),
  taxKind: z.enum(TAX_KINDS),
  /** Offered when a guest is charged. */
  isActive: z.boolean(),
  /** Offered on the site to who books a stay; what follows is for that alone. */
  isSoldOnline: z.boolean(),
  unit: z.enum(EXTRA_UNITS),
  servedOn: z.enum(SERVED_ON),
  /** Of those counted by the piece. */
  mostPieces: z.number().int().min(1, words.atLeastOne).max(MOST_PIECES, words.atMost(MOST_PIECES)),
  /** How many the hotel can do on one day; null is any number. */
  dailyLimit: z.number().int().min(1, words.atLeastOne).max(999, words.atMost(999)).nullable(),
  /** A sentence for guests. */
  guestText: typedText(200).nullable(),
  sortOrder: z.number().int(),
})

/** The catalogue of what staff charge often, and of what guests can book with their stay. */
export const chargeItems = defineResource(
  'charge-items',
  {
    item: chargeItemInput.extend({ id: idNumber, price: amountText }),
    input: chargeItemInput,
    defaults: {
      taxKind: 'standard',
      isActive: true,
      isSoldOnline: false,
      unit: 'stay',
      servedOn: 'arrival',
      mostPieces: 1,
      sortOrder: 0,
    },
    translated: ['name', 'guestText'],
  },
  { shownAt: [] },
)

/** What a guest is charged besides the nights; below nothing a discount, or an entry that takes another back. */
export const chargeEntry = z.object({
  id: idNumber,
  at: instant,
  /** The day it was used or served. */
  chargedOn: dayText,
  department: z.enum(DEPARTMENTS),
  description: z.string(),
  quantity: z.number().int(),
  /** For all pieces together. */
  amount: amountText,
  taxKind: z.enum(TAX_KINDS),
  /** The charge this one takes back. */
  correctsId: idNumber.nullable(),
  isCorrected: z.boolean(),
  reason: z.string().nullable(),
  staffEmail: z.string(),
})

export const newCharge = z
  .object({
    description: typedText(120).min(1, words.description),
    /** Of one piece. */
    price: priceText,
    quantity: z.number().int().min(1, words.atLeastOne).max(999, words.atMost(999)).default(1),
    department: z.enum(DEPARTMENTS),
    taxKind: z.enum(TAX_KINDS).default('standard'),
    /** Today where it is left out. */
    chargedOn: dayText.optional(),
  })
  .refine(({ price, quantity }) => toCents(price) * quantity <= MOST_CENTS_TOGETHER, {
    path: ['quantity'],
    message: words.tooMuch,
  })

export type ChargeItem = z.infer<typeof chargeItems.item>
export type ChargeEntry = z.infer<typeof chargeEntry>
export type NewCharge = z.infer<typeof newCharge>
