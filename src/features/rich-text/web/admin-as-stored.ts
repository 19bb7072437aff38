import { type RichText, richText } from '../contract'

/**
 * A document of the editor without what is not stored. One that cannot be stored, as with a picture whose address is none,
 * is left as it is: the form says what is wrong with it, and nothing that was typed is lost.
 */
export function asStored(document: object): RichText {
  return richText.safeParse(document).data ?? (document as RichText)
}
