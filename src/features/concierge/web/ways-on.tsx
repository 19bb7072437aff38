import { begunMessageLink, keepBegunMessage } from '@/features/contact/web/begun-message'
import { AnswerLink } from './concierge-answer'
import type { ChatMessage } from './conversation'
import { panelText as words } from './panel-text'

/** Turns of a guest that a message to reception begins with: the last ones hold the days and the party. */
const MOST_TURNS_TOLD = 4
/** Room in the form; the last words are the question. */
const MOST_CHARACTERS_TOLD = 3000

/** What can be done with one tap after the last answer: ask what may have been meant, or let reception answer. */
export function WaysOn({
  messages,
  onAsk,
}: {
  messages: readonly ChatMessage[]
  onAsk: (question: string) => void
}) {
  const { choices = [], isOpen } = messages.at(-1) ?? {}
  if (choices.length === 0 && !isOpen) return null
  const told = messages
    .filter(({ sender }) => sender === 'user')
    .slice(-MOST_TURNS_TOLD)
    .map(({ content }) => content)
  return (
    <ul aria-label={words.choicesTitle} className="concierge-choices">
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" onClick={() => onAsk(choice)}>
            {choice}
          </button>
        </li>
      ))}
      {isOpen && (
        <li>
          <AnswerLink
            href={begunMessageLink(messages.length)}
            onOpen={() => keepBegunMessage(told.join('\n').slice(-MOST_CHARACTERS_TOLD))}
            text={words.askReception}
          />
        </li>
      )}
    </ul>
  )
}
