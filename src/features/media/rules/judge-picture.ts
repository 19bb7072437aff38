import type { Refusal } from './judge-upload'
import { PICTURE_WORDS as words } from './picture-words'

/** What is doubtful about a picture across the whole page; it may be sent all the same (docs/decisions/product-rules.md). */
export function doubtPicture({ width, height }: { width: number; height: number }): Refusal | null {
  const ratio = width / height
  const size = `${width}x${height}`
  if (ratio < 1.3 || ratio > 2.5) return tellDoubt(words.shape, size)
  if (width < 1200 || height < 600) return tellDoubt(words.coarse, size)
  return null
}

function tellDoubt(doubt: (typeof words)['shape' | 'coarse'], size: string): Refusal {
  return { title: doubt.title, description: doubt.description(size) }
}
