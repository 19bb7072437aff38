import { joinClasses } from '@/web/ui/classes'

/** A year of months with its sum is shown whole; longer tables scroll. */
const MOST_WHOLE_ROWS = 13

/** So many columns of figures stand side by side on a phone. */
const MOST_ON_PHONES = 3

/** A figure of a report. */
export function ReportCard({ name, figure, line }: { name: string; figure: string; line?: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-paper px-4 py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular">
        <span className="block font-serif text-lg leading-tight wrap-anywhere lg:text-xl">{figure}</span>
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
  // More columns than a phone is wide: each row becomes a small table of its own there.
  const isWide = heads.length > MOST_ON_PHONES
  const box = joinClasses('overflow-auto print:max-h-none', rows.length > MOST_WHOLE_ROWS && 'sm:max-h-120')
  return (
    <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        <section aria-label={title} tabIndex={0} className={box}>
          <table className="tabular w-full text-right text-sm">
            <thead className={isWide ? 'max-sm:sr-only' : undefined}>
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
                <tr
                  key={name}
                  className={joinClasses(
                    'border-b border-line last:border-0',
                    isWide && 'max-sm:grid max-sm:py-2',
                  )}
                >
                  <th
                    scope="row"
                    className={joinClasses(
                      'py-1.5 pr-4 text-left font-normal sm:min-w-28',
                      isWide && 'max-sm:py-0.5 max-sm:font-semibold',
                    )}
                  >
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={heads[index + 1]}
                      data-head={heads[index + 1]}
                      className={joinClasses(
                        'py-1.5 pl-4',
                        isWide
                          ? 'max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-0.5 max-sm:pl-0 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-head)] sm:whitespace-nowrap'
                          : 'whitespace-nowrap',
                      )}
                    >
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
