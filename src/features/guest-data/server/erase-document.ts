import { ERASED_GUEST } from '@/features/bookings/rules/erased-guest'
import type { DocumentContent } from '@/features/documents/contract'
import { eraseMarks, type Marks } from '../rules/person-marks'

/** What stands on a document without its guest; whom it is billed to stays where that is a company. Amounts stay. */
export function eraseDocument(
  content: DocumentContent,
  marks: Marks,
  isBilledToCompany: boolean,
): DocumentContent {
  const { villa } = content.stay
  // A villa may be called as a guest is.
  const erase = (text: string) =>
    text
      .split(villa)
      .map((part) => eraseMarks(part, marks, true))
      .join(villa)
  return {
    ...content,
    billTo: isBilledToCompany
      ? content.billTo
      : { name: ERASED_GUEST, address: null, taxNumber: null, email: null },
    stay: { ...content.stay, guestName: ERASED_GUEST, guestEmail: null },
    lines: content.lines.map((line) => ({ ...line, text: erase(line.text) })),
    payments: content.payments.map((line) => ({ ...line, text: erase(line.text) })),
    reason: content.reason && erase(content.reason),
    ...(content.told && {
      told: {
        ...content.told,
        lines: content.told.lines.map(erase),
        payments: content.told.payments.map((line) => ({ ...line, text: erase(line.text) })),
      },
    }),
  }
}
