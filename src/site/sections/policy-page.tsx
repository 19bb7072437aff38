import { useProperty } from '@/features/property/web/use-property'
import { LABEL_WORDS } from '@/kernel/labels'
import { inLanguage } from '@/kernel/language'
import { buttonClass } from '@/web/ui/button'
import { PageLink } from '@/web/ui/page-link'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { type Policy, type PolicyBlock, policies, policyContent } from '../content/policies'

/** One policy, to be read: the gist on top, the others at the side, the small print in a narrow column. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <main id="main" className="bg-paper">
      <header className="border-b border-line bg-cream">
        <Container className="py-12 md:py-16">
          <p className="mb-3 text-sm font-semibold tracking-wide text-clay">{policyContent.kicker}</p>
          <h1 className="text-3xl">{policy.title}</h1>
          <p className="mt-4 max-w-measure text-lg">
            <b className="font-semibold">
              {policyContent.inShort}
              {LABEL_WORDS.colon}
            </b>{' '}
            {policy.short}
          </p>
        </Container>
      </header>
      <Container className="grid gap-10 py-12 md:py-16 lg:grid-cols-[15rem_1fr] lg:gap-20">
        <PolicyMenu />
        <PolicyText policy={policy} />
      </Container>
      <PolicyClosing />
    </main>
  )
}

function PolicyMenu() {
  return (
    <nav aria-label={policyContent.others} className="lg:sticky lg:top-28 lg:self-start">
      <ul className="grid grid-cols-2 gap-x-6 border-line lg:grid-cols-1 lg:border-l">
        {Object.values(policies).map(({ path, title }) => (
          <li key={path} className="min-w-0">
            <PageLink
              path={path}
              activeClassName="text-clay lg:border-l-3 lg:border-clay underline lg:no-underline"
              className="flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hyphens-auto hover:text-clay lg:-ml-px lg:pl-5"
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PolicyText({ policy }: { policy: Policy }) {
  const sections = policy.sections(useProperty())
  return (
    <div className="grid max-w-measure gap-10">
      {sections.map(({ title, blocks }) => (
        <section key={title} aria-label={title}>
          <h2 className="text-xl">{title}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p className="mt-3 wrap-break-word text-ink-soft">{block}</p>
  if ('href' in block)
    return (
      <p className="mt-3">
        <a href={inLanguage(block.href)} className="text-clay underline underline-offset-4">
          {block.text}
        </a>
      </p>
    )
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-clay">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function PolicyClosing() {
  const { closing } = policyContent
  return (
    <section aria-labelledby="closing-title" className="bg-cream">
      <Container className="py-14 md:py-20">
        <WovenBand className="mb-6 max-w-36 text-cream" />
        <h2 id="closing-title" className="text-2xl">
          {closing.title}
        </h2>
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{closing.line}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <PageLink path="/calendar" className={buttonClass({ look: 'action' })}>
            {closing.action}
          </PageLink>
          <PageLink path="/contact" className={buttonClass({ look: 'quiet' })}>
            {closing.ask}
          </PageLink>
        </div>
      </Container>
    </section>
  )
}
