import { Breadcrumbs } from '@/web/ui/breadcrumbs'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container, Section } from '@/web/ui/section'
import { type Article, relatedTo } from '../content/articles'
import { PICTURES_IN_WORDS } from '../content/articles-pictures'
import { blogContent } from '../content/blog'
import { ArticleFacts, articlePath } from './blog-articles'

/** The steps from the start to an article. */
export function articleTrail(article: Article) {
  return [
    { name: blogContent.home, path: '/' },
    { name: blogContent.title, path: '/blog' },
    { name: article.title, path: articlePath(article) },
  ]
}

/** An article's opening: where it stands, its title, and a wide picture below. */
export function ArticleHero({ article }: { article: Article }) {
  return (
    <header className="bg-paper">
      <Container className="pt-6 pb-10 md:pb-14">
        <Breadcrumbs trail={articleTrail(article)} />
        <div className="mx-auto mt-8 max-w-3xl text-center md:mt-14">
          <p className="text-sm font-semibold text-clay">{blogContent.categories[article.category]}</p>
          <h1 className="mt-3 text-4xl">{article.title}</h1>
          <p className="mx-auto mt-5 max-w-measure text-lg text-ink-soft">{article.excerpt}</p>
          <ArticleFacts article={article} withAuthor className="mt-6 justify-center" />
        </div>
      </Container>
      <Container className="max-sm:px-0">
        <Picture
          address={article.picture}
          alt={PICTURES_IN_WORDS[article.slug]}
          isFirst
          className="aspect-3/2 w-full object-cover sm:rounded-t-card md:aspect-21/9"
        />
      </Container>
    </header>
  )
}

/** Three articles to read next, side by side. */
export function RelatedArticles({ article }: { article: Article }) {
  return (
    <Section ground="sand" aria-labelledby="related">
      <h2 id="related" className="text-2xl">
        {blogContent.related}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {relatedTo(article).map((other) => (
          <li key={other.slug}>
            <article data-keep-clear className="group relative">
              <Picture
                address={other.picture}
                alt=""
                size="card"
                className="aspect-3/2 w-full rounded-card object-cover"
              />
              <p className="mt-4 text-sm font-semibold text-clay-deep">
                {blogContent.categories[other.category]}
              </p>
              <h3 className="mt-1 text-xl">
                <PageLink
                  path={articlePath(other)}
                  className="group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {other.title}
                </PageLink>
              </h3>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
