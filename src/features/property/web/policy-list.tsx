import type { PropertyFacts } from '../contract'

/** The hotel's policies as its facts have them, two abreast where there is room. */
export function PolicyList({ policies }: { policies: Readonly<PropertyFacts['policies']> }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {policies.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-sm font-semibold">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
