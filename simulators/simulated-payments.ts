import { randomInt, randomUUID } from 'node:crypto'

export type SimulatedState = 'pending' | 'paid' | 'failed' | 'expired' | 'ambiguous' | 'reversed'

/** What becomes of a payment; `amount` is what comes when that is not what was asked for. */
export type Outcome = { state: SimulatedState; reason?: string; amount?: number }

export type SimulatedPayment = {
  /** The merchant's reference, unique. */
  reference: string
  /** The provider's. */
  trackingId: string
  currency: string
  /** Asked for, in whole units of the currency with its fraction. */
  amount: number
  /** What came. */
  paidAmount: number
  phone: string
  description: string
  noticeUrl: string | null
  /** Where the provider's page leads back to; empty for a prompt on a phone. */
  returnUrl: string
  cancelUrl: string
  state: SimulatedState
  reason: string
  confirmation: string
  startedAt: Date
  settledAt: Date | null
  refundedAmount: number
  /** What happens by itself, and when, in milliseconds of the simulator's clock. */
  plan: { at: number; outcome: Outcome }[]
}

/** `early` sends the notice before anything has happened, and none afterwards. */
export type NoticeMode = 'once' | 'twice' | 'none' | 'early'

export type SimulationOptions = {
  port?: number
  /** The simulator's own clock, which may be wrong. */
  clock?: () => Date
  /** How long a payer takes to answer the prompt. */
  answerAfterMs?: number
  notices?: NoticeMode
}

export type SentNotice = { reference: string; status: number | null }

type PaymentsOptions = Required<Pick<SimulationOptions, 'clock' | 'notices'>> & {
  /** Posts a provider's notice; resolves to the status it was answered with. */
  postNotice: (payment: SimulatedPayment) => Promise<number>
}

/** The payments one simulator knows, in memory, and what becomes of them by its clock or by the test's word. */
export function createSimulatedPayments({ clock, postNotice, ...options }: PaymentsOptions) {
  const payments = new Map<string, SimulatedPayment>()
  const sentNotices: SentNotice[] = []
  const inFlight = new Set<Promise<unknown>>()
  let notices = options.notices

  /** Sends the notice of a payment now; resolves to the answer's status, null when nobody took it. */
  async function notify(reference: string): Promise<number | null> {
    const sending = postNotice(get(reference)).catch(() => null)
    inFlight.add(sending)
    const status = await sending
    inFlight.delete(sending)
    sentNotices.push({ reference, status })
    return status
  }

  function announce(payment: SimulatedPayment) {
    const times = { once: 1, twice: 2, none: 0, early: 0 }[notices]
    for (let time = 0; time < times; time++) void notify(payment.reference)
  }

  function get(reference: string): SimulatedPayment {
    const payment = payments.get(reference)
    if (!payment) throw new Error(`The simulator knows no payment ${reference}`)
    return payment
  }

  function settle(reference: string, outcome: Outcome) {
    const payment = get(reference)
    payment.state = outcome.state
    payment.reason = outcome.reason ?? ''
    payment.paidAmount = outcome.state === 'paid' ? (outcome.amount ?? payment.amount) : payment.paidAmount
    payment.settledAt = clock()
    announce(payment)
  }

  /** Lets happen what is due by the clock. */
  function catchUp() {
    for (const payment of payments.values())
      while (payment.plan[0] && payment.plan[0].at <= clock().getTime()) {
        const step = payment.plan.shift()
        if (step) settle(payment.reference, step.outcome)
      }
  }

  const ticking = setInterval(catchUp, 250)
  ticking.unref()

  return {
    add: (
      fields: Pick<
        SimulatedPayment,
        'reference' | 'currency' | 'amount' | 'phone' | 'description' | 'noticeUrl'
      > &
        Partial<SimulatedPayment>,
      steps: { afterMs: number; outcome: Outcome }[] = [],
    ): SimulatedPayment => {
      const startedAt = clock()
      const payment: SimulatedPayment = {
        trackingId: randomUUID(),
        paidAmount: 0,
        returnUrl: '',
        cancelUrl: '',
        state: 'pending',
        reason: '',
        confirmation: `SIM${randomInt(10 ** 9, 10 ** 10)}`,
        startedAt,
        settledAt: null,
        refundedAmount: 0,
        plan: steps.map(({ afterMs, outcome }) => ({ at: startedAt.getTime() + afterMs, outcome })),
        ...fields,
      }
      payments.set(payment.reference, payment)
      if (notices === 'early') void notify(payment.reference)
      return payment
    },
    find: (reference: string): SimulatedPayment | null => {
      catchUp()
      return payments.get(reference) ?? null
    },
    findByTrackingId: (id: string): SimulatedPayment | null => {
      catchUp()
      return [...payments.values()].find(({ trackingId }) => trackingId === id) ?? null
    },
    list: (): SimulatedPayment[] => {
      catchUp()
      return [...payments.values()]
    },
    settle,
    notify,
    sentNotices,
    /** Resolves when every notice on its way was answered or given up. */
    whenDelivered: async (): Promise<void> => {
      await Promise.all(inFlight)
    },
    setNotices: (mode: NoticeMode) => {
      notices = mode
    },
    close: async () => {
      clearInterval(ticking)
      await Promise.all(inFlight)
    },
  }
}

export type SimulatedPayments = ReturnType<typeof createSimulatedPayments>

/** Posts JSON where the merchant listens, giving up after some seconds. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  await response.arrayBuffer()
  return response.status
}
