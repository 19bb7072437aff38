import { useQuery } from '@tanstack/react-query'
import type { PublishedPost } from '@/features/blog/contract'
import { publishedPostsQuery } from '@/features/blog/queries'
import { minutesOf } from '@/features/blog/rules/reading-time'
import { useProperty } from '@/features/property/web/use-property'
import { dayIn, formatLongDay } from '@/kernel/days'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Section } from '@/web/ui/section'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'

/** What staff have published, newest first; nothing at all while there is nothing. */
export function PublishedPosts() {
  const { data: posts } = useQuery(publishedPostsQuery)
  if (!posts || posts.length === 0) return null
  return (
    <Section ground="sand" aria-labelledby="posts">
      <h2 id="posts" className="text-2xl">
        {postsContent.title}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <article data-keep-clear className="group relative">
              <Picture
                address={post.imageUrl}
                alt=""
                size="card"
                sizes="(min-width: 48rem) 33vw, 100vw"
                className="aspect-3/2 w-full rounded-card object-cover"
              />
              <h3 className="mt-4 text-xl">
                <PageLink
                  path={`/blog/${post.slug}`}
                  className="group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {post.title}
                </PageLink>
              </h3>
              {post.excerpt && <p className="mt-2 line-clamp-3 text-ink-soft">{post.excerpt}</p>}
              <PostFacts post={post} className="mt-3" />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** When a post was written and how long it takes. */
export function PostFacts({ post, className = '' }: { post: PublishedPost; className?: string }) {
  const { timeZone } = useProperty()
  const day = dayIn(timeZone, new Date(post.createdAt))
  return (
    <p className={`flex flex-wrap gap-x-4 text-sm text-ink-soft ${className}`}>
      <time dateTime={day}>{formatLongDay(day)}</time>
      <span>{blogContent.minutes(minutesOf(post.content))}</span>
    </p>
  )
}
