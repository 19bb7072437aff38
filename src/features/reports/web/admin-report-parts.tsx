/** A figure of a report. */
export function ReportCard({ name, figure, line }: { name: string; figure: string; line?: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular">
        <span className="block font-serif text-xl leading-tight wrap-anywhere">{figure}</span>
        {line && <span className="block text-sm text-ink-soft">{line}</span>}
      </dd>
    </div>
  )
}

/** A part of a report as a table, whose first column names the rows. */
export function ReportTable({
  title,
  heads,
  rows,
  empty,
}: {
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  empty?: string
}) {
  return (
    <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        <section aria-label={title} tabIndex={0} className="max-h-120 overflow-auto print:max-h-none">
          <table className="tabular w-full text-right text-sm">
            <thead>
              <tr className="border-b border-line">
                {heads.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={
                      index === 0 ? 'py-1.5 pr-4 text-left font-semibold' : 'py-1.5 pl-4 font-semibold'
                    }
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={heads[index + 1]} className="py-1.5 pl-4 whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
