import type { ReactNode } from 'react'

type CardProps = { title: string; badge?: ReactNode; children: ReactNode }

/** One thing of the own account, with its state beside its title. */
export function Card({ title, badge, children }: CardProps) {
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg">{title}</h2>
        {badge}
      </div>
      {children}
    </section>
  )
}
