import { defineWords } from '@/kernel/words'
import { useProperty } from './use-property'

export const ILLUSTRATIONS_WORDS = defineWords('property-illustrations.ILLUSTRATIONS_WORDS', {
  note: 'Illustrations until our photographer has been.',
} as const)

/** Says quietly that pictures are renderings, until staff switch it off in Property Facts. */
export function IllustrationsNote({ className = 'mt-6 text-sm text-ink-soft' }: { className?: string }) {
  return useProperty().hasIllustrations ? <p className={className}>{ILLUSTRATIONS_WORDS.note}</p> : null
}
