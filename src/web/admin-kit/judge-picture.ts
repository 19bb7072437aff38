/** What a chosen picture is, as far as the browser knows before it is sent. */
export type ChosenPicture = { type: string; bytes: number }

export type PictureMessage = { title: string; description: string }

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 10 * 1024 * 1024

/** For a file input. */
export const ACCEPTED_PICTURES = ACCEPTED.join(',')

/** Why a picture is refused before it is sent; null when it is not (staff-admin 5: hero slide). */
export function refusePicture({ type, bytes }: ChosenPicture): PictureMessage | null {
  if (bytes > MOST_BYTES)
    return { title: 'File Too Large', description: 'Please select an image smaller than 10MB.' }
  if (!ACCEPTED.includes(type))
    return { title: 'Invalid File Type', description: 'Please select a valid image file (JPEG, PNG, WebP).' }
  return null
}

/** What to say of a picture that the browser cannot read. */
export const UNREADABLE: PictureMessage = {
  title: 'Invalid Image',
  description: 'Unable to process the selected image file.',
}

/** What is doubtful about a picture across the whole page; it may be sent all the same (staff-admin 5 and 9). */
export function doubtPicture({ width, height }: { width: number; height: number }): PictureMessage | null {
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
