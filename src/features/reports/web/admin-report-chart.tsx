/** `key` is its own among the bars; a name may stand twice. */
type Bar = { key: string; name: string; value: number; said: string }

const HEIGHT = 140
const TOP = 22
const FOOT = 26

type ReportChartProps = {
  title: string
  bars: readonly Bar[]
  /** The height of the scale, where it is not that of the highest bar. */
  highest?: number
  /** What the scale's end is called. */
  say: (value: number) => string
}

/** Bars beside each other, each with its words; what they show stands in a table below as well. */
export function ReportChart({ title, bars, highest, say }: ReportChartProps) {
  const top = Math.max(highest ?? 0, ...bars.map(({ value }) => value), 1)
  const width = Math.max(14, Math.min(64, Math.floor(960 / Math.max(1, bars.length))))
  const every = Math.max(1, Math.ceil(72 / width))
  return (
    <section className="grid min-w-0 gap-2 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto">
        <svg
          viewBox={`0 0 ${bars.length * width + 40} ${HEIGHT + TOP + FOOT}`}
          style={{ width: bars.length * width + 40 }}
          role="img"
          className="h-auto max-w-none text-xs"
        >
          <title>{title}</title>
          <line
            x1="0"
            x2={bars.length * width + 40}
            y1={TOP + HEIGHT}
            y2={TOP + HEIGHT}
            className="stroke-line-strong"
          />
          <line x1="0" x2={bars.length * width + 40} y1={TOP} y2={TOP} className="stroke-line" />
          <text x="2" y={TOP - 5} className="fill-ink-soft">
            {say(top)}
          </text>
          {bars.map(({ key, name, value, said }, index) => {
            const height = (value / top) * HEIGHT
            return (
              <g key={key}>
                <rect
                  x={index * width + 2}
                  y={TOP + HEIGHT - height}
                  width={width - 4}
                  height={Math.max(height, 1)}
                  rx="2"
                  className="fill-leaf"
                >
                  <title>{said}</title>
                </rect>
                {index % every === 0 && (
                  <text x={index * width + 2} y={TOP + HEIGHT + 18} className="fill-ink-soft">
                    {name}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </section>
    </section>
  )
}
