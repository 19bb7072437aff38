import type { PublishedPost } from '@/features/blog/contract'
import { PostBody } from '@/features/blog/web/post-body'
import { Breadcrumbs } from '@/web/ui/breadcrumbs'
import { Button } from '@/web/ui/button'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'
import { PostFacts } from './published-posts'

/** A post that staff published: where it stands, its title, its picture if it has one, and its text. */
export function PostArticle({ post }: { post: PublishedPost }) {
  return (
    <article>
      <header className="bg-paper">
        <Container className="pt-6 pb-10 md:pb-14">
          <Breadcrumbs trail={postTrail(post)} />
          <div className="mx-auto mt-8 max-w-3xl text-center md:mt-14">
            <p className="text-sm font-semibold text-clay">{postsContent.kicker}</p>
            <h1 className="mt-3 text-4xl">{post.title}</h1>
            {post.excerpt && (
              <p className="mx-auto mt-5 max-w-measure text-lg text-ink-soft">{post.excerpt}</p>
            )}
            <PostFacts post={post} className="mt-6 justify-center" />
          </div>
        </Container>
        {post.imageUrl && (
          <Container className="max-sm:px-0">
            <Picture
              address={post.imageUrl}
              alt=""
              isFirst
              className="aspect-3/2 w-full object-cover sm:rounded-t-card md:aspect-21/9"
            />
          </Container>
        )}
      </header>
      <Container className="py-12 md:py-16">
        <PostBody post={post} />
      </Container>
    </article>
  )
}

/** Stands where the posts could not be read, with a way to try again. */
export function PostFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className="grid justify-items-start gap-4 py-20">
      <h1 className="text-2xl">{postsContent.failed}</h1>
      <p>{postsContent.failedHelp}</p>
      <Button onClick={onRetry}>{postsContent.tryAgain}</Button>
    </Container>
  )
}

/** The shape of a post while it is on its way. */
export function PostSkeleton() {
  return (
    <>
      <h1 className="sr-only">{blogContent.title}</h1>
      <Loading label={postsContent.loading}>
        <Container className="grid gap-6 py-16">
          <Skeleton className="mx-auto h-14 w-4/5" />
          <Skeleton className="aspect-21/9" />
          <Skeleton className="mx-auto h-72 w-full max-w-measure" />
        </Container>
      </Loading>
    </>
  )
}

/** The steps from the start to a post. */
export function postTrail({ title, slug }: PublishedPost) {
  return [
    { name: blogContent.home, path: '/' },
    { name: blogContent.title, path: '/blog' },
    { name: title, path: `/blog/${slug}` },
  ]
}
