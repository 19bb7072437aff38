import { KIND_NAMES } from '@/features/id-documents/rules/document-kinds'
import { PURPOSE_NAMES } from '../rules/card'
import type { RegistrationCard as Card } from '../staff-contract'
import { CARD_WORDS } from '../text'
import { adminCardText as words } from './admin-text'

/** What is said on a card; what is not said is left out. */
export function CardLines({ card }: { card: Card }) {
  const document = card.documentKind && KIND_NAMES[card.documentKind]
  const lines = [
    [CARD_WORDS.fullName, card.fullName],
    [CARD_WORDS.nationality, card.nationality],
    [CARD_WORDS.address, card.address],
    [
      CARD_WORDS.document,
      card.hasNumber ? `${document}, ${CARD_WORDS.number.toLowerCase()} ${words.numberGiven}` : document,
    ],
    [CARD_WORDS.vehicle, card.vehicle],
    [CARD_WORDS.purpose, card.purpose && PURPOSE_NAMES[card.purpose]],
  ] as const
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere max-sm:mb-1">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
