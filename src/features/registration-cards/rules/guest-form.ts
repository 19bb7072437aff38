import type { FieldProblem } from '@/kernel/errors'
import type { CardStay, RegistrationCard } from '../staff-contract'

/** What stands in the guest's form, as texts. */
export type TypedCard = {
  fullName: string
  nationality: string
  address: string
  vehicle: string
  purpose: string
  documentKind: string
  documentNumber: string
}

/** The guest's page of the card. */
export type GuestCardPage =
  | {
      kind: 'form'
      action: string
      back: string
      stay: CardStay
      typed: TypedCard
      problems: readonly FieldProblem[]
      isSaved: boolean
      /** What is typed was made from a card that reception has changed since; it is not saved. */
      isStale: boolean
      /** The version the form is made from; empty where there is no card yet. */
      seen: string
      hasNumber: boolean
    }
  | { kind: 'told'; message: string; back: string }
  | { kind: 'lost'; message: string }

export function emptyForm(fullName: string): TypedCard {
  return {
    ...{ fullName, nationality: '', address: '', vehicle: '' },
    ...{ purpose: '', documentKind: '', documentNumber: '' },
  }
}

/** What a card says, as texts; the number of the document is never shown again. */
export function typedOf(card: RegistrationCard): TypedCard {
  const { fullName, nationality, address, vehicle, purpose, documentKind } = card
  return {
    ...{ fullName, nationality, address, vehicle, documentNumber: '' },
    purpose: purpose ?? '',
    documentKind: documentKind ?? '',
  }
}
