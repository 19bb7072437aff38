import { z } from 'zod'
import { defineCall } from '@/kernel/endpoint'
import { typedText } from '@/kernel/wire'
import { CHAT_PATH } from './paths'
import { LONGEST_MESSAGE, LONGEST_TURN, MOST_TURNS } from './rules/limits'

/** One earlier turn of a conversation; the server keeps none of them. */
export const chatTurn = z.discriminatedUnion('sender', [
  z.object({ sender: z.literal('ai'), content: z.string().max(LONGEST_TURN) }),
  z.object({ sender: z.literal('user'), content: z.string().max(LONGEST_MESSAGE) }),
])

/** What a visitor asks, and what was said before it (docs/decisions/product-rules.md). */
export const chatRequest = z.object({
  message: typedText(LONGEST_MESSAGE).min(1, 'Please type a message'),
  history: z.array(chatTurn).max(MOST_TURNS).optional(),
})

/** Plain text with line breaks, `- ` lists and `[words](address)` links to our own pages and the hotel's numbers. */
export const chatAnswer = z.object({
  message: z.string(),
  /** Questions it may have been, each to be asked with one tap. */
  choices: z.array(z.string()).optional(),
  /** True where something of it was not answered: reception may be asked with one tap. */
  isOpen: z.literal(true).optional(),
})

export const chatCall = defineCall('POST', CHAT_PATH, { body: chatRequest, response: chatAnswer })

export type ChatTurn = z.infer<typeof chatTurn>
export type ChatAnswer = z.infer<typeof chatAnswer>
export type ChatRequest = z.infer<typeof chatRequest>
