import { randomUUID } from 'node:crypto'
import { escapeHtml, simulatorPage } from './simulated-page'

export type SimulatedMessage = { id: string; to: string; text: string; at: Date }

/** What becomes of a message after it was taken; each word is a report, in this order. */
export type ReportPlan = readonly ('sent' | 'delivered' | 'failed')[]

/** By the last three digits of the number; all others are delivered. `early` ones are reported before the answer. */
const PLANS: Readonly<Record<string, { words: string; reports: ReportPlan; isEarly?: true }>> = {
  '463': { words: 'is taken and not delivered', reports: ['sent', 'failed'] },
  '464': { words: 'is taken, and nothing more is heard', reports: [] },
  '465': { words: 'is reported twice', reports: ['delivered', 'delivered'] },
  '466': { words: 'is reported in the wrong order', reports: ['delivered', 'sent'] },
  '467': { words: 'is reported before the answer', reports: ['delivered'], isEarly: true },
}
const USUAL = { reports: ['sent', 'delivered'] as ReportPlan }

/** The phones behind one simulated provider: what came, and the reports of it that are due. */
export function createPhoneInbox(
  title: string,
  post: (message: SimulatedMessage, report: ReportPlan[number]) => Promise<unknown>,
) {
  const messages: SimulatedMessage[] = []
  const underWay = new Set<Promise<unknown>>()

  async function reportAll(message: SimulatedMessage, reports: ReportPlan) {
    for (const report of reports) await post(message, report)
  }

  return {
    messages,
    /** Takes a message, and reports of it as its number says. */
    take: async (to: string, text: string, prefix: string): Promise<SimulatedMessage> => {
      const message = { id: `${prefix}${randomUUID()}`, to, text, at: new Date() }
      messages.push(message)
      const { reports, isEarly } = PLANS[to.slice(-3)] ?? { ...USUAL, isEarly: undefined }
      const reporting = reportAll(message, reports).catch(() => undefined)
      if (isEarly) await reporting
      underWay.add(reporting)
      void reporting.finally(() => underWay.delete(reporting))
      return message
    },
    /** Until every report that is due has been posted. */
    settle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    page: (): string => {
      const lines = messages
        .toReversed()
        .map(
          ({ to, text, at }) => `<p><b>${escapeHtml(to)}</b> ${at.toISOString()}<br>${escapeHtml(text)}</p>`,
        )
      const plans = Object.entries(PLANS).map(([digits, plan]) => `<li>…${digits} ${plan.words}</li>`)
      const came = lines.join('') || '<p>Nothing came yet.</p>'
      return simulatorPage(
        title,
        `${came}<h2>By the last digits of its number, a message</h2><ul>${plans.join('')}</ul>`,
      )
    },
  }
}
