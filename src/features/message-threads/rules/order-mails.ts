import type { MessageThread } from '../staff-contract'

type Reply = MessageThread['replies'][number]
type Received = MessageThread['received'][number]

export type ThreadMail = { key: string; at: string; reply?: Reply; received?: Received }

/** What was said by mail in a thread, by either side, oldest first. */
export function orderMails({ replies, received }: Pick<MessageThread, 'replies' | 'received'>): ThreadMail[] {
  const all: ThreadMail[] = [
    ...replies.map((reply) => ({ key: `reply-${reply.id}`, at: reply.at, reply })),
    ...received.map((mail) => ({ key: `received-${mail.id}`, at: mail.at, received: mail })),
  ]
  return all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
