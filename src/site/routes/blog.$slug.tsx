import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '@/features/categories/queries'
import { BookBar } from '@/features/categories/web/book-bar'
import { propertyQuery } from '@/features/property/queries'
import { loadedHead } from '@/web/kit/loaded-head'
import { pageHead, type SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { describeArticle, describeBreadcrumbs } from '@/web/kit/structured-data'
import type { ArticleBody } from '../content/article-parts'
import { articleOf, countWords, loadArticleBody } from '../content/articles'
import { type ArticleSlug, isArticleSlug } from '../content/articles-slugs'
import { blogContent } from '../content/blog'
import { postsContent } from '../content/posts'
import { ClosingCall } from '../layout/closing-call'
import { ArticleHero, articleTrail, RelatedArticles } from '../sections/article-frame'
import { ArticleText } from '../sections/article-text'
import { articlePath } from '../sections/blog-articles'

export const Route = createFileRoute('/blog/$slug')({
  // An address without an article is no page at all: the router goes on to the one 404 page.
  params: { parse: ({ slug }) => (isArticleSlug(slug) ? { slug } : false) },
  loader: async ({ context, params }) => {
    const [body] = await Promise.all([
      loadArticleBody(params.slug),
      preload(context, propertyQuery, categoriesQuery),
    ])
    return { body, head: headOf(context, params.slug, body) }
  },
  head: ({ loaderData }) => loadedHead({ loaderData: loaderData?.head }),
  component: ArticlePage,
})

function ArticlePage() {
  const article = articleOf(Route.useParams().slug)
  return (
    <main id="main">
      <article>
        <ArticleHero article={article} />
        <ArticleText body={Route.useLoaderData().body} />
      </article>
      <RelatedArticles article={article} />
      <ClosingCall {...blogContent.closing} />
      <BookBar />
    </main>
  )
}

function headOf(context: SiteContext, slug: ArticleSlug, body: ArticleBody) {
  const article = articleOf(slug)
  const hotel = context.queryClient.getQueryData(propertyQuery.queryKey)
  const words = {
    title: article.title,
    description: article.excerpt,
    path: articlePath(article),
    image: article.picture,
  }
  return pageHead(context, {
    ...words,
    title: [article.title, hotel?.name].filter(Boolean).join(' | '),
    type: 'article',
    data: [
      describeBreadcrumbs(context.siteUrl, articleTrail(article)),
      ...(hotel
        ? [
            describeArticle(context.siteUrl, hotel, {
              ...words,
              date: article.date,
              author: postsContent.author(hotel.name),
              section: blogContent.categories[article.category],
              words: countWords(body),
            }),
          ]
        : []),
    ],
  })
}
