import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './classes'

/** The page's column: never wider than the page, never touching the edge of a phone. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('mx-auto w-full max-w-page px-5 sm:px-8', className)} {...rest} />
}

export type Ground = 'cream' | 'paper' | 'sand' | 'forest' | 'dusk'

const GROUNDS: Record<Ground, string> = {
  cream: 'bg-cream',
  paper: 'bg-paper',
  sand: 'bg-sand',
  forest: 'bg-forest on-dark',
  dusk: 'bg-dusk on-dark',
}

/** A band across the page on one of the grounds, with its content in the page's column. */
export function Section({
  ground = 'cream',
  className,
  children,
  ...rest
}: ComponentProps<'section'> & { ground?: Ground }) {
  return (
    <section className={joinClasses('py-12 md:py-24', GROUNDS[ground], className)} {...rest}>
      <Container>{children}</Container>
    </section>
  )
}

/** A section's heading: the title, and a sentence or two of introduction. */
export function SectionHeading({
  id,
  title,
  children,
  className,
}: {
  id?: string
  title: string
  children?: ReactNode
  className?: string
}) {
  return (
    <header className={joinClasses('max-w-measure', className)}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children && <p className="mt-4 text-lg text-ink-soft in-[.on-dark]:text-cream/85">{children}</p>}
    </header>
  )
}
