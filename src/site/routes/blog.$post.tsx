import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { PublishedPost } from '@/features/blog/contract'
import { BLOG_POSTS_PATH } from '@/features/blog/paths'
import { readPostBody } from '@/features/blog/rules/post-body'
import { PostParts } from '@/features/blog/web/post-parts'
import { BookBar } from '@/features/categories/web/book-bar'
import { categoriesQuery } from '@/features/categories/web/categories-query'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { dayIn } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeArticle, describeBreadcrumbs } from '@/web/kit/structured-data'
import { Breadcrumbs } from '@/web/ui/breadcrumbs'
import { Button } from '@/web/ui/button'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { isArticleSlug } from '../content/articles-slugs'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'
import { ClosingCall } from '../layout/closing-call'
import { PostFacts } from '../sections/published-posts'

export const Route = createFileRoute('/blog/$post')({
  // The articles that come with the site have a route of their own.
  params: { parse: ({ post }) => (isArticleSlug(post) ? false : { post }) },
  loader: async ({ context, params }) => {
    await preload(context, PROPERTY_PATH, BLOG_POSTS_PATH, categoriesQuery)
    const posts = readPosts(context)
    if (posts && !findPost(posts, params.post)) throw notFound()
    return headOf(context, params.post)
  },
  head: loadedHead,
  component: PostPage,
})

function PostPage() {
  const { post: slug } = Route.useParams()
  const { data: posts, isError, refetch } = useQuery<PublishedPost[]>({ queryKey: [BLOG_POSTS_PATH] })
  if (!posts) return isError ? <Failed onRetry={() => void refetch()} /> : <PostSkeleton />
  const post = findPost(posts, slug)
  if (!post) throw notFound()
  return (
    <main id="main">
      <article>
        <header className="bg-paper">
          <Container className="pt-6 pb-10 md:pb-14">
            <Breadcrumbs trail={trailOf(post)} />
            <div className="mx-auto mt-8 max-w-3xl text-center md:mt-14">
              <p className="text-sm font-semibold text-clay">{postsContent.kicker}</p>
              <h1 className="mt-3 text-4xl break-words">{post.title}</h1>
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
          <PostParts body={readPostBody(post.content)} />
        </Container>
      </article>
      <ClosingCall {...blogContent.closing} />
      <BookBar />
    </main>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main">
      <Container className="grid justify-items-start gap-4 py-20">
        <h1 className="text-2xl">{postsContent.failed}</h1>
        <p>{postsContent.failedHelp}</p>
        <Button onClick={onRetry}>{postsContent.tryAgain}</Button>
      </Container>
    </main>
  )
}

function PostSkeleton() {
  return (
    <main id="main">
      <h1 className="sr-only">{blogContent.title}</h1>
      <Loading label={postsContent.loading}>
        <Container className="grid gap-6 py-16">
          <Skeleton className="mx-auto h-14 w-4/5" />
          <Skeleton className="aspect-21/9" />
          <Skeleton className="mx-auto h-72 w-full max-w-measure" />
        </Container>
      </Loading>
    </main>
  )
}

function headOf(context: SiteContext, slug: string) {
  const hotel = context.queryClient.getQueryData<PropertyFacts>([PROPERTY_PATH])
  const post = findPost(readPosts(context) ?? [], slug)
  const words = {
    title: post?.title ?? blogContent.title,
    description: post?.excerpt ?? blogContent.description,
    path: `/blog/${slug}`,
    image: post?.imageUrl ?? blogContent.closing.picture,
  }
  const article = post &&
    hotel && {
      ...words,
      date: dayIn(hotel.timeZone, new Date(post.createdAt)),
      author: postsContent.author(hotel.name),
      section: postsContent.kicker,
      words: post.content.split(/\s+/).length,
    }
  return pageHead(context, {
    ...words,
    title: [words.title, hotel?.name].filter(Boolean).join(' | '),
    type: 'article',
    data: [
      ...(post ? [describeBreadcrumbs(context.siteUrl, trailOf(post))] : []),
      ...(article ? [describeArticle(context.siteUrl, hotel, article)] : []),
    ],
  })
}

/** The steps from the start to a post. */
function trailOf({ title, slug }: PublishedPost) {
  return [
    { name: blogContent.home, path: '/' },
    { name: blogContent.title, path: '/blog' },
    { name: title, path: `/blog/${slug}` },
  ]
}

function readPosts({ queryClient }: SiteContext): PublishedPost[] | undefined {
  return queryClient.getQueryData<PublishedPost[]>([BLOG_POSTS_PATH])
}

function findPost(posts: readonly PublishedPost[], slug: string): PublishedPost | undefined {
  return posts.find((post) => post.slug === slug)
}
