/** Names with what they say; a line without anything is left out. */
export function PlainLines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="tabular ruled border-y border-line">
      {lines
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="py-3">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
