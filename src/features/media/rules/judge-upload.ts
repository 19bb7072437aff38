import { mediaText } from '../text'
import { typeByName, typesFor, UPLOAD_RULES, type UploadPurpose } from './file-types'

/** A chosen file, as far as the browser knows it before it is sent. */
export type ChosenFile = { name: string; bytes: number }

export type Refusal = { title: string; description: string }

/** Why a file is refused before it is sent; null when it is not. Wording: docs/decisions/wording.md. */
export function refuseUpload({ name, bytes }: ChosenFile, purpose: UploadPurpose): Refusal | null {
  const types = typesFor(purpose)
  const { maxBytes } = UPLOAD_RULES[purpose]
  const type = typeByName(name)
  const isWrongType = type === null || !types.includes(type)
  if (purpose === 'thumbnail') {
    if (isWrongType) return { title: mediaText.thumbnailTypeTitle, description: mediaText.thumbnailType }
    if (bytes > maxBytes) return { title: mediaText.thumbnailSizeTitle, description: mediaText.thumbnailSize }
    return null
  }
  if (purpose === 'hero') {
    if (bytes > maxBytes) return { title: mediaText.heroSizeTitle, description: mediaText.heroSize }
    if (isWrongType) return { title: mediaText.heroTypeTitle, description: mediaText.heroType }
    return null
  }
  const reasons = [
    ...(isWrongType ? [mediaText.typeMustBe(types)] : []),
    ...(bytes > maxBytes ? [mediaText.largerThan(maxBytes)] : []),
  ]
  return reasons.length > 0
    ? { title: mediaText.rejectedTitle, description: mediaText.rejected(name, reasons) }
    : null
}

/** Where only one file is taken, the second is refused with its reason. */
export function refuseSecond(name: string): Refusal {
  return { title: mediaText.rejectedTitle, description: mediaText.rejected(name, [mediaText.tooManyFiles]) }
}
