import { formatInstant } from '@/web/admin-kit/show-instant'
import type { MessageThread } from '../staff-contract'
import { threadText as words } from './admin-text'

/** One mail of a guest: what was written, and what staff should know of where it came from. */
export function ReceivedMail({ mail }: { mail: MessageThread['received'][number] }) {
  const { at, fromName, fromEmail, subject, text, quoted, attachments } = mail
  return (
    <>
      <p className="tabular text-xs wrap-anywhere text-ink-soft">
        {fromName && `${fromName}, `}
        {fromEmail}, <time dateTime={at}>{formatInstant(at)}</time>
      </p>
      {mail.isFromOther && <p className="text-sm font-semibold text-alarm">{words.other}</p>}
      {mail.isAutomatic && <p className="text-sm text-ink-soft">{words.automatic}</p>}
      <p className="font-semibold wrap-anywhere">{text === null ? words.began : subject}</p>
      {text !== null && <p className="whitespace-pre-wrap wrap-anywhere">{text || words.noText}</p>}
      {mail.isShortened && <p className="text-sm text-ink-soft">{words.shortened}</p>}
      {attachments.length > 0 && (
        <div className="text-sm">
          <p className="text-ink-soft">{words.attachments}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {attachments.map((name, index) => (
              // Two files may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {quoted && (
        <details className="text-sm">
          <summary className="cursor-pointer">{words.quoted}</summary>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere text-ink-soft">{quoted}</p>
        </details>
      )}
    </>
  )
}
