import { useEffect, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Container, Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { findArticles } from '../content/articles-search'
import { ARTICLE_CATEGORIES } from '../content/articles-slugs'
import { blogContent } from '../content/blog'
import type { BlogSearch } from '../content/blog-link'
import { ArticleRow, FeaturedArticle } from './blog-articles'

/** How long typing has to rest before the address follows. */
const REST_MS = 300

type BlogBrowserProps = { search: BlogSearch; onSearch: (search: BlogSearch) => void }

/** The blog's masthead with its search, the featured article and all the others. */
export function BlogBrowser({ search, onSearch }: BlogBrowserProps) {
  const { query, onType, onReset } = useTyping(search, onSearch)
  const asked = { ...search, q: query }
  const found = findArticles(asked)
  const featured = found.find(({ isFeatured }) => isFeatured)
  const others = found.filter((article) => article !== featured)

  function onCategory(category: BlogSearch['category']) {
    onReset({ ...(query.trim() && { q: query }), ...(category && { category }) })
  }

  return (
    <>
      <header className="border-b border-line bg-paper">
        <Container className="grid gap-x-12 gap-y-8 py-12 md:py-20 lg:grid-cols-[1fr_24rem] lg:items-end">
          <div>
            <p className="text-sm font-semibold tracking-wide text-clay">{blogContent.title}</p>
            <h1 className="mt-3 text-4xl">{blogContent.headline}</h1>
            <p className="mt-5 max-w-measure text-lg text-ink-soft">{blogContent.intro}</p>
          </div>
          <div className="noscript:hidden">
            <Field label={blogContent.search}>
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  enterKeyHint="search"
                  maxLength={100}
                  placeholder={blogContent.searchHint}
                  value={query}
                  onChange={(event) => onType(event.target.value)}
                />
              )}
            </Field>
            <CategoryFilter chosen={search.category} onChoose={onCategory} />
          </div>
        </Container>
      </header>
      <p role="status" className="sr-only">
        {query || search.category ? blogContent.found(found.length) : ''}
      </p>
      {featured && <FeaturedArticle article={featured} />}
      <Section ground="cream" aria-labelledby="articles" className={joinClasses(featured && 'md:pt-16')}>
        <h2 id="articles" className="sr-only">
          {blogContent.articles}
        </h2>
        {found.length === 0 && <NothingFound onShowAll={() => onReset({})} />}
        <ul className="ruled">
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** The query as typed; the address gets it when typing rests, and is the truth again from then on. */
function useTyping(search: BlogSearch, onSearch: (search: BlogSearch) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const inAddress = search.q ?? ''
  // The address has caught up: what it says next, by the way back for instance, counts.
  if (typed === inAddress) setTyped(null)

  function onType(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    const { q: _q, ...rest } = search
    timer.current = setTimeout(() => onSearch({ ...rest, ...(text.trim() && { q: text }) }), REST_MS)
  }

  function onReset(next: BlogSearch) {
    clearTimeout(timer.current)
    setTyped(null)
    onSearch(next)
  }

  return { query: typed ?? inAddress, onType, onReset }
}

function CategoryFilter({
  chosen,
  onChoose,
}: {
  chosen: BlogSearch['category']
  onChoose: (category: BlogSearch['category']) => void
}) {
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{blogContent.filter}</legend>
      <div className="flex flex-wrap gap-1.5">
        {[undefined, ...ARTICLE_CATEGORIES].map((category) => (
          <Button
            key={category ?? 'all'}
            size="small"
            look={category === chosen ? 'primary' : 'quiet'}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            className="min-h-11"
          >
            {category ? blogContent.categories[category] : blogContent.all}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="py-8 text-center">
      <WovenBand className="mx-auto mb-6 max-w-36 text-cream" />
      <p className="font-serif text-xl">{blogContent.empty}</p>
      <p className="mt-2 text-ink-soft">{blogContent.emptyHelp}</p>
      <Button className="mt-6" onClick={onShowAll}>
        {blogContent.showAll}
      </Button>
    </div>
  )
}
