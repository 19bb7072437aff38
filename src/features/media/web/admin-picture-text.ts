import { mediaText } from '../text'

/** Words of a form's field for a picture (agreed wording, docs/decisions/wording.md: 'Image uploaded successfully' and the failures are literal). */
export const pictureText = {
  help: (takes: string) => `${takes}, or the address of a picture`,
  placeholder: 'https:// or /',
  preview: 'The picture chosen',
  none: 'No picture chosen',
  upload: 'Upload picture',
  uploading: mediaText.uploadingImage,
  uploaded: 'Image uploaded successfully',
  uploadFallback: 'Failed to upload image',
  pick: 'Choose from the gallery',
  library: 'Library',
  pickAny: 'Choose from the library',
  loading: 'Loading pictures',
  libraryFailed: 'The pictures could not be loaded.',
  libraryEmpty: 'There are no pictures in the gallery yet.',
} as const
