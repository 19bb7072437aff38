import type { BookingReceipt } from '@/features/bookings/contract'
import type { Party } from '@/features/bookings/rules/party'
import type { PlanOption } from '@/features/rate-choice/rules/plan-options'
import type { Board } from '@/features/rates/rules/board'
import type { Quote } from '@/features/rates/rules/pricing'
import type { FieldProblem } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import type { Typed } from './plain-form'

/** What is to be booked, and its price; `anyOf` is the category of which any villa will do. */
export type PlainChoice = {
  villaId: number
  villaName: string
  anyOf: { id: number; name: string } | null
  stay: Stay
  party: Party
  board: Board
  quote: Quote
  /** The rate plans that can be had, at their prices; empty where there is only the flexible one. */
  plans: readonly PlanOption[]
  /** Why the plan that was chosen cannot be had; null where it can. */
  planProblem: string | null
  /** Why the code that was typed does not hold; null where it does, or there is none. */
  codeProblem: string | null
}

/** One page of a booking without scripts. */
export type PlainPage =
  | {
      step: 'details' | 'payment'
      choice: PlainChoice
      typed: Typed
      /** Under which the request is sent: sending it twice books once. */
      key: string
      problems: readonly FieldProblem[]
      alert: string | null
    }
  | { step: 'done'; receipt: BookingReceipt; villaName: string; typed: Typed; board: Board }
  | { step: 'code'; reference: string; error: string | null; told: string | null }
  /** Nothing can be booked as things are; `path` leads to where it can be mended. */
  | { step: 'lost'; message: string; path: string; link: string }
