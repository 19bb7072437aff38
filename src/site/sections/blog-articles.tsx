import { useProperty } from '@/features/property/web/use-property'
import { formatLongDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { buttonClass } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import type { Article } from '../content/articles'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'

/** The one article that leads: its picture to the page's edge, its words beside it. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="relative bg-sand">
      <Container className="grid gap-x-12 lg:min-h-120 lg:grid-cols-2 lg:items-center">
        <div className="max-lg:-mx-5 max-lg:sm:-mx-8 lg:absolute lg:inset-y-0 lg:left-0 lg:w-1/2">
          <Picture
            address={article.picture}
            alt=""
            isFirst
            sizes="(min-width: 64rem) 60vw, 100vw"
            className="aspect-3/2 w-full object-cover lg:aspect-auto lg:h-full"
          />
        </div>
        <div className="py-10 lg:col-start-2 lg:py-16">
          <p className="text-sm font-semibold text-clay-deep">
            {blogContent.featured} · {blogContent.categories[article.category]}
          </p>
          <h2 className="mt-3 text-3xl">
            <PageLink path={articlePath(article)} className="hover:underline">
              {article.title}
            </PageLink>
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">{article.excerpt}</p>
          <ArticleFacts article={article} className="mt-5" />
          <PageLink path={articlePath(article)} className={buttonClass({ className: 'mt-7' })}>
            {blogContent.read}
            <span className="sr-only">{labelled('', article.title)}</span>
          </PageLink>
        </div>
      </Container>
    </article>
  )
}

/** One article of the list: what it is about, its words, its picture; the whole row leads to it. */
export function ArticleRow({ article }: { article: Article }) {
  return (
    <article
      data-keep-clear
      className="group relative grid grid-cols-[1fr_6rem] items-start gap-x-5 gap-y-1 py-7 sm:grid-cols-[1fr_14rem] lg:grid-cols-[9rem_1fr_18rem] lg:gap-x-10 md:py-9"
    >
      <p className="text-sm font-semibold text-clay max-lg:col-span-full">
        {blogContent.categories[article.category]}
      </p>
      <div>
        <h3 className="text-xl md:text-2xl">
          <PageLink
            path={articlePath(article)}
            className="group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {article.title}
          </PageLink>
        </h3>
        <p className="mt-2 max-w-measure text-ink-soft max-sm:line-clamp-3">{article.excerpt}</p>
        <ArticleFacts article={article} className="mt-3" />
      </div>
      <Picture
        address={article.picture}
        alt=""
        size="card"
        sizes="(min-width: 40rem) 22vw, 100vw"
        className="aspect-square w-full rounded-control object-cover sm:aspect-3/2"
      />
    </article>
  )
}

/** When it was written and how long it takes; `withAuthor` says by whom. */
export function ArticleFacts({
  article,
  withAuthor = false,
  className,
}: {
  article: Article
  withAuthor?: boolean
  className?: string
}) {
  const hotel = useProperty()
  return (
    <p className={joinClasses('flex flex-wrap gap-x-4 text-sm text-ink-soft', className)}>
      {withAuthor && <span className="max-sm:w-full">{blogContent.by(postsContent.author(hotel.name))}</span>}
      <time dateTime={article.date}>{formatLongDay(article.date)}</time>
      <span>{blogContent.minutes(article.minutes)}</span>
    </p>
  )
}

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}
