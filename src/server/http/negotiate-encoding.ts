export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a client accepts of those we send; `q=0` counts as a refusal. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
