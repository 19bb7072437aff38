import { z } from 'zod'
import { richText } from '@/features/rich-text/contract'
import { defineEndpoint } from '@/kernel/endpoint'
import { defineResource } from '@/kernel/resource'
import { idNumber, typedText } from '@/kernel/wire'
import { PAGE_SECTIONS_PATH } from './paths'
import { PAGE_SECTIONS } from './rules/section-names'

const sectionInput = z.object({
  /** Its heading; the site's own where it is null or blank. */
  title: typedText(160)
    .transform((title) => title || null)
    .nullable(),
  /** Its text; the site's own where it is null. */
  body: richText.nullable(),
})

/** The sections of pages that staff may write anew; what they leave empty is as it came with the site. */
export const pageSections = defineResource('page-sections', {
  isFixedSet: true,
  item: z.object({
    id: idNumber,
    section: z.enum(PAGE_SECTIONS),
    title: z.string(),
    body: richText,
    /** Whether staff have written any of it. */
    isChanged: z.boolean(),
  }),
  input: sectionInput,
  translated: ['title', 'body'],
})

export const publicSection = pageSections.item.pick({ section: true, title: true, body: true })

/** The sections of one page, in its order. */
export const pageSectionsEndpoint = defineEndpoint(`${PAGE_SECTIONS_PATH}/:page`, {
  response: z.array(publicSection),
})

export type PageSection = z.infer<typeof pageSections.item>
export type PublicSection = z.infer<typeof publicSection>
