import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { inLanguage } from '@/kernel/language'
import { isOwnPage, type Piece, readAnswer } from '../rules/rich-text'

/** An answer as lines, lists and links; whatever else it holds is shown as the text it is. */
export function ChatAnswerText({ content, ways }: { content: string; ways: readonly string[] }) {
  return readAnswer(content, ways).map((block, place) => {
    // Answers never change once they are there, so a place in one is as good as a name.
    const key = `${block.kind}-${place}`
    if (block.kind === 'line')
      return (
        <p key={key}>
          <Pieces pieces={block.pieces} />
        </p>
      )
    return (
      <ul key={key}>
        {block.items.map((pieces) => (
          <li key={JSON.stringify(pieces)}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    )
  })
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, href }) =>
    href === undefined ? text : <AnswerLink key={`${href} ${text}`} text={text} href={href} />,
  )
}

/** A link in the chat: pages of ours without a reload, so that the chat stays open. */
export function AnswerLink({ text, href, onOpen }: { text: string; href: string; onOpen?: () => void }) {
  const router = useRouter()
  const address = inLanguage(href)
  if (!isOwnPage(href))
    return (
      <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
        {text}
      </a>
    )
  function onClick(event: MouseEvent) {
    onOpen?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(address)
  }
  return (
    <a href={address} onClick={onClick}>
      {text}
    </a>
  )
}
