import { readParts, richTextOf } from '@/features/rich-text/rules/parts'
import { RichText } from '@/features/rich-text/web/rich-text'
import type { BlogPost } from '../contract'

/** What a post says; those without a document are read from their text. */
export function PostBody({ post: { body, content } }: { post: Pick<BlogPost, 'body' | 'content'> }) {
  const document = body ?? richTextOf(readParts(content))
  return document && <RichText body={document} hasLead className="mx-auto leading-relaxed" />
}
