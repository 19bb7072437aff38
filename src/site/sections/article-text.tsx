import { richTextOf } from '@/features/rich-text/rules/parts'
import { RichText } from '@/features/rich-text/web/rich-text'
import { Container } from '@/web/ui/section'
import type { ArticleBody } from '../content/article-parts'

/** What an article says, at a width that reads well. */
export function ArticleText({ body }: { body: ArticleBody }) {
  const document = richTextOf(body)
  return (
    <Container className="py-12 md:py-16">
      {document && <RichText body={document} hasLead className="mx-auto leading-relaxed" />}
    </Container>
  )
}
