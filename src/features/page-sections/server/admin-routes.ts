import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import type { Resource } from '@/kernel/resource'
import { OFFICE } from '@/kernel/roles'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { storedItem } from '@/server/crud/rows'
import type { Translatable } from '@/server/crud/translate-row'
import { translationRoutes } from '@/server/crud/translation-routes'
import { staffOf } from '@/server/http/access'
import type { LoadLanguage } from '@/server/http/speak-language'
import { pageSections } from '../contract'
import type { PageSectionName } from '../rules/section-names'
import { sectionOfNumber } from '../rules/section-numbers'
import { OF_OLDER_ENGLISH } from './store'
import { pageSections as table } from './table'
import { listSiteTexts, listStaffSections, lockSection, writeSection } from './write-section'

const tags = ['staff']
const item = storedItem(pageSections)
const params = z.object({ id: idText })
const version = { updatedAt: z.iso.datetime({ offset: true }).optional() }
/** A whole one: what is left out is the site's again. */
const whole = z.object({
  title: pageSections.input.shape.title.default(null),
  body: pageSections.input.shape.body.default(null),
  ...version,
})
const part = pageSections.input.partial().extend(version)
const answers = { 200: item, 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** Staff's side: all sections, and what one of them says. They are neither added nor deleted. */
export function pageSectionAdminRoutes(
  app: FastifyInstance,
  context: Context,
  { loadLanguage }: { loadLanguage: LoadLanguage },
) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const path = `${pageSections.adminPath}/:id`
  const config = { access: 'content' } as const
  translationRoutes(app, context, translatableSections(loadLanguage))

  routes.get(
    pageSections.adminPath,
    { config: { access: OFFICE }, schema: { tags, response: { 200: z.array(item) } } },
    () => listStaffSections(context.database.orm),
  )
  routes.put(path, { config, schema: { tags, params, body: whole, response: answers } }, (request) =>
    writeSection(context, staffOf(request), sectionAt(request.params.id), request.body),
  )
  routes.patch(path, { config, schema: { tags, params, body: part, response: answers } }, (request) =>
    writeSection(context, staffOf(request), sectionAt(request.params.id), request.body),
  )
}

/** What staff wrote of a section in other languages stands under the section's number. */
function translatableSections(loadLanguage: LoadLanguage): Translatable {
  return {
    resource: pageSections as unknown as Resource,
    table,
    lock: (transaction, id) => lockSection(transaction, sectionAt(id)),
    touch: (transaction, id) =>
      transaction
        .update(table)
        .set({ updatedAt: sql`${table.updatedAt}` })
        .where(eq(table.section, sectionAt(id))),
    siteTexts: (orm, language) => listSiteTexts(orm, language, loadLanguage),
    ofOlderEnglish: OF_OLDER_ENGLISH,
  }
}

function sectionAt(id: number): PageSectionName {
  const section = sectionOfNumber(id)
  if (!section) throw new AppError('not-found')
  return section
}
