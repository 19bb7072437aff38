import type { FastifyInstance } from 'fastify'
import type { RichText } from '@/features/rich-text/contract'
import { plainTextOf } from '@/features/rich-text/rules/plain-text'
import type { Texts } from '@/kernel/content-translation'
import { AppError, type FieldProblem } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { bodyOf, documentOf, problemOf } from './store'
import { blogPosts } from './table'

/** `reservedSlugs` are those of the articles that come with the site: their pages stand at the same address. */
export function blogAdminRoutes(app: FastifyInstance, context: Context, reservedSlugs: readonly string[]) {
  const rows = storedIn(contract.blogPosts, {
    table: blogPosts,
    toItem: (row) => ({ ...row, body: bodyOf(row) ?? documentOf(row.content) }),
    toRow: ({ slug, ...same }, change) => ({ ...same, ...textOf(same, change), slug: slug ?? '' }),
    judgeTranslation,
    keep: { slugFrom: 'title', reservedSlugs },
  })
  crudRoutes(app, context, rows)
}

type Text = Pick<contract.BlogPost, 'body' | 'content'>

/**
 * A text that is sent alone takes the place of the document there was, unless it is what that says; where neither is sent
 * both stay. Throws invalid-input where nothing is said, or two things, or too much.
 */
function textOf({ body, content }: Text, change: Partial<Text>): Text {
  if (change.content && change.body && change.content !== plainTextOf(change.body))
    throw refusal('Please send either the text or the document: they say different things')
  if (change.content === '' && !change.body) refuseText('')
  if (change.content === undefined && change.body === undefined)
    return { content, body: bodyOf({ body, content }) }
  const isTextAlone = Boolean(change.content) && !change.body
  const isReplaced = isTextAlone && !(body && plainTextOf(body) === content)
  const text = isReplaced || !body ? { body: null, content } : { body, content: plainTextOf(body) }
  refuseText(text.content)
  return text
}

/** Throws invalid-input. */
function refuseText(content: string): void {
  const message = problemOf(content)
  if (message !== null) throw refusal(message)
}

/** What is wrong with a post in another language that the rules of its fields do not know. */
function judgeTranslation({ body }: Texts): FieldProblem[] {
  const message = body ? problemOf(plainTextOf(body as RichText)) : null
  return message === null ? [] : [{ path: 'body', message }]
}

function refusal(message: string): AppError {
  return new AppError('invalid-input', { problems: ['content', 'body'].map((path) => ({ path, message })) })
}
