import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { saysSomething } from '@/kernel/content-translation'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/kernel/language'
import type { Resource } from '@/kernel/resource'
import { type Needed, OFFICE } from '@/kernel/roles'
import { idNumber, idText, instant, problemAnswer } from '@/kernel/wire'
import type { Context } from '../context'
import { staffOf } from '../http/access'
import { listTranslations } from './list-translations'
import { type Translatable, translateRow } from './translate-row'

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const texts = z.record(z.string(), z.unknown())
const translation = z.object({
  rowId: idNumber,
  language: z.enum(OTHERS),
  texts,
  sources: texts.meta({ description: 'The English text each field was translated from' }),
  updatedAt: instant,
})
const answer = z.object({ languages: z.array(z.enum(OTHERS)), translations: z.array(translation) })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/**
 * What staff write of a resource's rows in other languages: GET …/translations of all rows, and PUT …/:id/translations
 * `{ fr: { texts: { title: '…' } } }`, in which a language stands with all its fields; `english`
 * beside them is what they were made from. Who may read or write the row may
 * read and write these.
 */
export function translationRoutes(
  app: FastifyInstance,
  context: Context,
  rows: Translatable,
  { reads = OFFICE, writes = 'content' }: { reads?: Needed; writes?: Needed } = {},
) {
  const { adminPath, writePath } = rows.resource
  const { orm } = context.database
  const languages = OTHERS.filter((language) => context.settings.SITE_LANGUAGES.includes(language))
  const tags = ['staff']
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    `${adminPath}/translations`,
    { config: { access: reads }, schema: { tags, response: { 200: answer } } },
    async () => ({
      languages,
      translations: (await listTranslations(orm, rows, languages)).map(toOther),
    }),
  )

  routes.put(
    `${writePath}/:id/translations`,
    {
      config: { access: writes },
      schema: {
        tags,
        params: z.object({ id: idText }),
        body: translationInput(rows.resource),
        response: { 200: answer, ...problems },
      },
    },
    async (request) => {
      const { english, ...byLanguage } = request.body
      const sent = { languages: byLanguage, english }
      const { id } = request.params
      await translateRow(context, staffOf(request), rows, id, sent)
      return { languages, translations: (await listTranslations(orm, rows, languages, id)).map(toOther) }
    },
  )
}

type Other = (typeof OTHERS)[number]

function toOther<Of extends { language: Language }>(one: Of): Of & { language: Other } {
  return one as Of & { language: Other }
}

/** Each field by the rule it has in English; left out, blank or null it is without a translation. */
function translationInput({ input, item, translated }: Resource) {
  const fieldsOf = ({ shape }: z.ZodObject) =>
    translated.map((name) => {
      const field = shape[name]
      if (!(field instanceof z.ZodType)) throw new Error(`There is no field ${name} to translate`)
      return [name, field.nullable().optional()] as const
    })
  const fields = fieldsOf(input).map(([name, field]) => [name, z.preprocess(emptyIsNull, field)] as const)
  const one = z.object({
    texts: z.strictObject(Object.fromEntries(fields)),
    isCurrent: z.boolean().optional().meta({ description: 'Texts that stay fit the English ones of today' }),
    updatedAt: z.iso.datetime({ offset: true }).nullable().optional(),
  })
  return z
    .strictObject({
      ...({ fr: one.optional(), sw: one.optional(), de: one.optional() } satisfies Record<Other, unknown>),
      english: z
        .strictObject(Object.fromEntries(fieldsOf(item)))
        .optional()
        .meta({
          description: 'The English texts that these were made from, where they may be others by now',
        }),
    })
    .refine((sent) => OTHERS.some((language) => sent[language]), 'Send at least one language')
}

function emptyIsNull(value: unknown): unknown {
  return saysSomething(value) ? value : null
}
