import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { contactWays } from '@/features/property/web/contact-ways'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { formatInstant } from '@/kernel/instants'
import { LABEL_WORDS } from '@/kernel/labels'
import { Icon } from '@/web/ui/icon'
import { LONGEST_MESSAGE } from '../rules/limits'
import { ChatAnswerText } from './concierge-answer'
import { beginConversation, type ChatMessage, sendMessage, useConversation } from './conversation'
import { panelText as words } from './panel-text'
import { WaysOn } from './ways-on'

const PHONE_WIDTH = '(max-width: 639px)'

/** The chat beside its button; on phones a sheet over the whole page. */
export function ConciergePanel({ onClose }: { onClose: () => void }) {
  const property = useProperty()
  const { messages, isWaiting } = useConversation()
  const [text, setText] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  useEffect(() => beginConversation(words.greeting(property.name)), [property.name])

  useEffect(() => {
    const element = dialog.current
    if (matchMedia(PHONE_WIDTH).matches) element?.showModal()
    else element?.show()
    input.current?.focus()
    return () => element?.close()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said or begun moves the end of the log
  useEffect(() => {
    showNewest(log.current)
    if (!isWaiting && document.activeElement === document.body) input.current?.focus()
  }, [messages, isWaiting])

  function ask(question: string) {
    void sendMessage(question, words.failure(property.phones[0] ?? property.messagingNumber))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isWaiting) return
    setText('')
    ask(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  /** Closed before it goes: while a modal stands, nothing outside it can take the focus. */
  function close() {
    dialog.current?.close()
    onClose()
  }

  const { message: messaging } = contactWays(property)
  const ways = [
    ...property.phones.map(phoneAddress),
    messaging.replace(/\?.*$/, ''),
    `mailto:${property.infoEmail}`,
    `mailto:${property.generalEmail}`,
  ]
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className="concierge"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <header>
        <div>
          <h2>{words.title}</h2>
          <p>
            {property.name} <span className="concierge-online">{words.online}</span>
          </p>
        </div>
        <button type="button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div
        ref={log}
        role="log"
        aria-label={words.log}
        aria-busy={isWaiting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reached by keyboard
        tabIndex={0}
        className="concierge-log"
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} ways={ways} />
        ))}
        {!isWaiting && <WaysOn messages={messages} onAsk={ask} />}
        {isWaiting && (
          <p className="concierge-typing" role="status" aria-label={words.typing}>
            <span />
            <span />
            <span />
          </p>
        )}
        {messages.length === 1 && !isWaiting && (
          <ul aria-label={words.suggestionsTitle} className="concierge-tiles">
            {words.suggestions.map((suggestion) => (
              <li key={suggestion.text}>
                <button
                  type="button"
                  onClick={() => {
                    setText(suggestion.text)
                    input.current?.focus()
                  }}
                >
                  <Icon name={suggestion.icon} />
                  <span>{suggestion.text}</span>
                  <small>{suggestion.category}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form onSubmit={onSubmit}>
        <input
          ref={input}
          type="text"
          aria-label={words.input}
          placeholder={words.placeholder(property.name)}
          value={text}
          maxLength={LONGEST_MESSAGE}
          enterKeyHint="send"
          autoComplete="off"
          disabled={isWaiting}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.shiftKey) event.preventDefault()
          }}
        />
        <button
          type="submit"
          className="concierge-send"
          disabled={isWaiting || text.trim() === ''}
          aria-label={words.send}
        >
          <Icon name="chevronRight" />
        </button>
      </form>
    </dialog>
  )
}

/** Scrolls to the newest message: to its beginning where it is longer than the log is high, as the greeting may be. */
function showNewest(log: HTMLElement | null) {
  const messages = [...(log?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
  const newest = messages.at(-1)
  const isLast = messages.length === 1 || newest === log?.lastElementChild
  log?.scrollTo({
    top: newest && isLast ? newest.offsetTop - log.offsetTop - 12 : log.scrollHeight,
  })
}

function Message({ message, ways }: { message: ChatMessage; ways: readonly string[] }) {
  const { sender, content, timestamp } = message
  const isOurs = sender === 'ai'
  return (
    <div data-message className={isOurs ? 'concierge-ours' : 'concierge-theirs'}>
      <span className="concierge-who">
        {isOurs ? words.title : words.you}
        {LABEL_WORDS.colon}
      </span>
      {isOurs ? <ChatAnswerText content={content} ways={ways} /> : <p>{content}</p>}
      <time dateTime={timestamp.toISOString()}>
        {formatInstant(timestamp, useProperty().timeZone, 'time')}
      </time>
    </div>
  )
}
