import { useSyncExternalStore } from 'react'
import { send } from '@/web/kit/send'
import type { ChatAnswer, ChatRequest, chatCall } from '../contract'
import { CHAT_PATH } from '../paths'
import { LONGEST_TURN, MOST_TURNS } from '../rules/limits'

export type ChatMessage = {
  id: string
  content: string
  sender: 'ai' | 'user'
  timestamp: Date
} & Omit<ChatAnswer, 'message'>

type Conversation = { messages: readonly ChatMessage[]; isWaiting: boolean }

const KEY = 'concierge'

/** One conversation a tab and a day: it goes along from page to page and ends with the tab. */
let conversation: Conversation = { messages: [], isWaiting: false }
const listeners = new Set<() => void>()

/** The conversation so far; it begins with the greeting. */
export function useConversation(): Conversation {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => conversation,
  )
}

/** Takes up what was said today in this tab, else begins with a greeting. */
export function beginConversation(greeting: string): void {
  const isToday = conversation.messages[0]?.timestamp.toDateString() === new Date().toDateString()
  if (isToday || conversation.isWaiting) return
  const kept = readStored()
  update({ messages: kept.length > 0 ? kept : [say('ai', greeting)], isWaiting: false })
}

/** Sends what a guest typed; a failure is answered with `failure` and told to the console. */
export async function sendMessage(text: string, failure: string): Promise<void> {
  const content = text.trim()
  if (content === '' || conversation.isWaiting) return
  const history = conversation.messages
    .slice(1)
    .slice(-MOST_TURNS)
    .map((message) => ({ sender: message.sender, content: message.content.slice(0, LONGEST_TURN) }))
  update({ messages: [...conversation.messages, say('user', content)], isWaiting: true })
  const body: ChatRequest = { message: content, ...(history.length > 0 && { history }) }
  const { message, ...more }: ChatAnswer = await send<typeof chatCall>('POST', CHAT_PATH, body).catch(
    (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: whoever looks into a failure finds the reason on the console
      console.error(error)
      return { message: failure }
    },
  )
  update({ messages: [...conversation.messages, { ...say('ai', message), ...more }], isWaiting: false })
}

function update(next: Conversation) {
  conversation = next
  for (const listener of listeners) listener()
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next.messages))
  } catch {
    // A browser that keeps nothing still shows the conversation while the page stands.
  }
}

let said = 0

function say(sender: ChatMessage['sender'], content: string): ChatMessage {
  said += 1
  return { id: `${Date.now()}-${said}`, content, sender, timestamp: new Date() }
}

function readStored(): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const messages = (Array.isArray(kept) ? kept : []).map((one) => ({
      ...one,
      timestamp: new Date(one.timestamp),
    }))
    const today = new Date().toDateString()
    return messages.every(isMessage) && messages[0]?.timestamp.toDateString() === today ? messages : []
  } catch {
    return []
  }
}

function isMessage(one: ChatMessage): boolean {
  return (
    typeof one.content === 'string' && typeof one.id === 'string' && !Number.isNaN(one.timestamp.getTime())
  )
}
