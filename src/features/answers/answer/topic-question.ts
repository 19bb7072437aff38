import type { Day } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { Knowledge } from '../knowledge/knowledge'

/** A question about a topic, with what its answer is made from. */
export type TopicQuestion = { question: string; knowledge: Knowledge; today: Day }

/** Items as the panel shows them, a line each. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** An amount as the database keeps it, as a price. */
export function amount(text: string | null): string | null {
  const cents = text === null ? null : toCents(text)
  return cents === null ? null : formatPrice(cents)
}
