import { MessagesAdmin } from '@/features/contact/web/admin'
import { Thread } from './admin-thread'

/** Messages of visitors with what they were answered. */
export function AnsweredMessages() {
  return <MessagesAdmin renderAnswers={({ id }) => <Thread name={{ kind: 'message', id }} />} />
}
