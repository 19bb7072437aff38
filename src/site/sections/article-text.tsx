import { PostParts } from '@/features/blog/web/post-parts'
import { Container } from '@/web/ui/section'
import type { ArticleBody } from '../content/article-parts'

/** What an article says, at a width that reads well. */
export function ArticleText({ body }: { body: ArticleBody }) {
  return (
    <Container className="py-12 md:py-16">
      <PostParts body={body} />
    </Container>
  )
}
