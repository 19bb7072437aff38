import type { FastifyInstance } from 'fastify'
import { readParts, richTextOf } from '@/features/rich-text/rules/parts'
import { plainTextOf } from '@/features/rich-text/rules/plain-text'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { bodyOf } from './store'
import { blogPosts } from './table'

/** `reservedSlugs` are those of the articles that come with the site: their pages stand at the same address. */
export function blogAdminRoutes(app: FastifyInstance, context: Context, reservedSlugs: readonly string[]) {
  const rows = storedIn(contract.blogPosts, {
    table: blogPosts,
    toItem: (row) => ({ ...row, body: bodyOf(row) ?? richTextOf(readParts(row.content)) }),
    toRow: ({ slug, ...same }, change) => ({ ...same, ...textOf(same, change), slug: slug ?? '' }),
    keep: { slugFrom: 'title', reservedSlugs },
  })
  crudRoutes(app, context, rows)
}

type Text = Pick<contract.BlogPost, 'body' | 'content'>

/** A text that is sent alone takes the place of the document there was. Throws invalid-input where nothing is said, or two things. */
function textOf({ body, content }: Text, change: Partial<Text>): Text {
  if (change.content && change.body && change.content !== plainTextOf(change.body))
    throw refusal('Please send either the text or the document: they say different things')
  const isTextAlone = Boolean(change.content) && !change.body
  const text = isTextAlone || !body ? { body: null, content } : { body, content: plainTextOf(body) }
  if (text.content.trim() !== '') return text
  throw refusal('Content is required')
}

function refusal(message: string): AppError {
  return new AppError('invalid-input', { problems: ['content', 'body'].map((path) => ({ path, message })) })
}
