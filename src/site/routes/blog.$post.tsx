import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { PublishedPost } from '@/features/blog/contract'
import { publishedPostsQuery } from '@/features/blog/queries'
import { categoriesQuery } from '@/features/categories/queries'
import { BookBar } from '@/features/categories/web/book-bar'
import { propertyQuery } from '@/features/property/queries'
import { dayIn } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeArticle, describeBreadcrumbs } from '@/web/kit/structured-data'
import { isArticleSlug } from '../content/articles-slugs'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'
import { ClosingCall } from '../layout/closing-call'
import { PostArticle, PostFailed, PostSkeleton, postTrail } from '../sections/post-article'

export const Route = createFileRoute('/blog/$post')({
  // The articles that come with the site have a route of their own.
  params: { parse: ({ post }) => (isArticleSlug(post) ? false : { post }) },
  loader: async ({ context, params }) => {
    await preload(context, propertyQuery, publishedPostsQuery, categoriesQuery)
    const posts = readPosts(context)
    if (posts && !findPost(posts, params.post)) throw notFound()
    return headOf(context, params.post)
  },
  head: loadedHead,
  component: PostPage,
})

function PostPage() {
  const { post: slug } = Route.useParams()
  const { data: posts, isError, refetch } = useQuery(publishedPostsQuery)
  if (!posts)
    return <main id="main">{isError ? <PostFailed onRetry={() => void refetch()} /> : <PostSkeleton />}</main>
  const post = findPost(posts, slug)
  if (!post) throw notFound()
  return (
    <main id="main">
      <PostArticle post={post} />
      <ClosingCall {...blogContent.closing} />
      <BookBar />
    </main>
  )
}

function headOf(context: SiteContext, slug: string) {
  const hotel = context.queryClient.getQueryData(propertyQuery.queryKey)
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
      ...(post ? [describeBreadcrumbs(context.siteUrl, postTrail(post))] : []),
      ...(article ? [describeArticle(context.siteUrl, hotel, article)] : []),
    ],
  })
}

function readPosts({ queryClient }: SiteContext): PublishedPost[] | undefined {
  return queryClient.getQueryData(publishedPostsQuery.queryKey)
}

function findPost(posts: readonly PublishedPost[], slug: string): PublishedPost | undefined {
  return posts.find((post) => post.slug === slug)
}
