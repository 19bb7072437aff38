import { useProperty } from './use-property'

const NOTE = 'Illustrations until our photographer has been.'

/** Says quietly that pictures are renderings, until staff switch it off in Property Facts. */
export function IllustrationsNote({ className = 'mt-6 text-sm text-ink-soft' }: { className?: string }) {
  return useProperty().hasIllustrations ? <p className={className}>{NOTE}</p> : null
}
