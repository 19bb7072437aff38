import { KIND_NAMES } from '@/features/id-documents/rules/document-kinds'
import { openSheet, writeNote, writeRow, writeRule, writeTitle } from '@/features/payments/server/pdf-sheet'
import { formatDay, toDay } from '@/kernel/days'
import { PURPOSE_NAMES, SIGNING_FIELD } from '../rules/card'
import type { CardAnswer } from '../staff-contract'
import { CARD_WORDS as words } from '../text'

/** What a pen fills in. */
const BLANK = '______________________________'
const SIGNATURE_SCALE = 0.4
const INK = '#16241d'

/**
 * The card to print, with lines for the pen where nothing is said; the number of the document is left to the pen. `signedOn`
 * is when it was signed, in the property's time. `fonts` is assets/fonts/print.
 */
export async function printCard(
  { stay, card }: CardAnswer,
  { hotel, signedOn, fonts }: { hotel: string; signedOn: string | null; fonts: string },
): Promise<Buffer> {
  const sheet = openSheet({ title: words.title, author: hotel, subject: stay.reference }, fonts)
  const { page } = sheet
  writeTitle(sheet, hotel, 20)
  page.moveDown(1)
  writeTitle(sheet, words.title, 15)
  page.moveDown(1)
  writeRow(sheet, words.booking, stay.reference)
  writeRow(sheet, words.villa, stay.villa || BLANK)
  writeRow(sheet, words.stay, words.nights(formatDay(toDay(stay.checkIn)), formatDay(toDay(stay.checkOut))))
  writeRow(sheet, words.guests, String(stay.guests))
  writeRule(sheet)
  writeRow(sheet, words.fullName, card?.fullName || stay.guestName)
  writeRow(sheet, words.nationality, card?.nationality || BLANK)
  writeRow(sheet, words.address, card?.address || BLANK)
  writeRow(sheet, words.phone, stay.phone || BLANK)
  writeRow(sheet, words.email, stay.email || BLANK)
  writeRow(sheet, words.document, card?.documentKind ? KIND_NAMES[card.documentKind] : BLANK)
  writeRow(sheet, words.number, BLANK)
  writeRow(sheet, words.vehicle, card?.vehicle || BLANK)
  writeRow(sheet, words.purpose, card?.purpose ? PURPOSE_NAMES[card.purpose] : BLANK)
  writeRule(sheet)
  writeNote(sheet, words.declaration)
  page.moveDown(2)
  const path = card?.signature?.path
  if (path) {
    const { x, y } = page
    page.save().translate(x, y).scale(SIGNATURE_SCALE).path(path).lineWidth(4).stroke(INK).restore()
    page.y = y + SIGNING_FIELD.height * SIGNATURE_SCALE + 10
  } else page.moveDown(2)
  writeRow(sheet, words.signature, signedOn === null ? BLANK : words.signedOn(signedOn))
  return await sheet.finish()
}
