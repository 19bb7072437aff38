type Labels = Readonly<Record<string, string | number>>

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures in the text that Prometheus reads, each family with its meaning and kind. */
export class Registry {
  readonly #families = new Map<string, { kind: string; help: string; values: Map<string, number> }>()

  /** Adds to a figure that only grows. */
  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    this.#add(name, help, 'counter', name + write(labels), by)
  }

  /** Sets a figure that goes up and down. */
  set(name: string, help: string, value: number, labels: Labels = {}): void {
    this.#family(name, help, 'gauge').set(name + write(labels), value)
  }

  /** Takes in one duration. */
  observe(name: string, help: string, seconds: number, labels: Labels = {}): void {
    for (const bound of BUCKETS_SECONDS)
      this.#add(
        name,
        help,
        'histogram',
        `${name}_bucket${write({ ...labels, le: bound })}`,
        seconds <= bound ? 1 : 0,
      )
    this.#add(name, help, 'histogram', `${name}_bucket${write({ ...labels, le: '+Inf' })}`, 1)
    this.#add(name, help, 'histogram', `${name}_sum${write(labels)}`, seconds)
    this.#add(name, help, 'histogram', `${name}_count${write(labels)}`, 1)
  }

  write(): string {
    return [...this.#families]
      .map(([name, { kind, help, values }]) =>
        [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${kind}`,
          ...[...values].map(([series, value]) => `${series} ${value}`),
          '',
        ].join('\n'),
      )
      .join('')
  }

  #add(name: string, help: string, kind: string, series: string, by: number): void {
    const values = this.#family(name, help, kind)
    values.set(series, (values.get(series) ?? 0) + by)
  }

  #family(name: string, help: string, kind: string): Map<string, number> {
    const known = this.#families.get(name) ?? { kind, help, values: new Map<string, number>() }
    this.#families.set(name, known)
    return known.values
  }
}

function write(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
