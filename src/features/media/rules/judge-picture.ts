import type { Refusal } from './judge-upload'

/** What is doubtful about a picture across the whole page; it may be sent all the same (docs/decisions/product-rules.md). */
export function doubtPicture({ width, height }: { width: number; height: number }): Refusal | null {
  const ratio = width / height
  if (ratio < 1.3 || ratio > 2.5)
    return {
      title: 'Image Dimension Warning',
      description: `This picture is ${width}x${height}. 16:9 is best, such as 1920x1080.`,
    }
  if (width < 1200 || height < 600)
    return {
      title: 'Low Resolution',
      description: `This picture is ${width}x${height} and may look coarse. 1920x1080 is best.`,
    }
  return null
}
