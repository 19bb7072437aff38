import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { chargeItems } from '@/features/charges/server/table'
import { ratePlans } from '@/features/rates/server/table'
import { tellKnownText } from '@/kernel/known-texts'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Context } from '@/server/context'
import { findTranslatedTexts } from '@/server/crud/content-translations'
import { speak } from '@/server/http/speak-language'
import type { DocumentContent } from '../contract'
import { wordsOf } from '../rules/told-content'
import type { Folio } from './read-content'

/**
 * What `write` says in English, with its words once more in the language the guest booked in. Both are stored as the
 * document is issued and stay as they are (docs/decisions/languages.md).
 */
export async function writeTold(
  orm: NodePgDatabase,
  { loadLanguage }: Pick<Context, 'loadLanguage'>,
  bookingId: number,
  write: () => DocumentContent | Promise<DocumentContent>,
): Promise<DocumentContent> {
  const { told: _before, ...content } = await write()
  const [booking] = await orm
    .select({ language: bookings.language })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const language = booking?.language ?? DEFAULT_LANGUAGE
  if (language === DEFAULT_LANGUAGE) return content
  await loadLanguage?.(language)
  return await speak(language, async () => ({ ...content, told: wordsOf(await write(), language) }))
}

/** What was booked by a name of the catalogue or of a rate plan, by its name in the current language. */
export async function tellNames(orm: NodePgDatabase, folio: Folio): Promise<Folio> {
  const names = new Map<unknown, unknown>()
  for (const table of [chargeItems, ratePlans])
    for (const { texts, sources } of (await findTranslatedTexts(orm, table)).values())
      if (texts.name) names.set(sources.name, texts.name)
  const tell = (name: string) => String(names.get(name) ?? tellKnownText(name))
  const { booking, charges } = folio
  return {
    ...folio,
    charges: charges.map((charge) => ({ ...charge, description: tell(charge.description) })),
    booking: {
      ...booking,
      nights: booking.nights.map((night) =>
        night.plan ? { ...night, plan: { ...night.plan, name: tell(night.plan.name) } } : night,
      ),
    },
  }
}
