import type { FileType } from './rules/file-types'
import { listTypes } from './rules/list-types'
import { sayBytes } from './rules/say-bytes'

/** Words of uploads and of the media library (agreed wording, docs/decisions/wording.md: titles of toasts and what is quoted there are literal). */
export const mediaText = {
  noMultipart: 'Please send the file as multipart/form-data.',
  noFile: (field: string) => `Please send the file in the field '${field}'.`,
  emptyFile: 'This file is empty.',
  wrongContent: (types: readonly FileType[]) =>
    `This is not a file we can use, whatever its name says. File type must be ${listTypes(types)}.`,
  tooLarge: (bytes: number) => `This file is larger than ${sayBytes(bytes)}.`,
  tooManyPixels: (millions: number) =>
    `This picture has more than ${millions} million pixels. Please make it smaller first.`,
  invalidImage: 'Unable to process the selected image file.',
  stillUsed: (uses: string[]) =>
    `This file is still in use: ${uses.slice(0, 5).join(', ')}${uses.length > 5 ? ` and ${uses.length - 5} more` : ''}. Please change that first.`,

  thumbnailTypeTitle: 'Invalid file type',
  thumbnailType: 'Please select an image file for the thumbnail',
  thumbnailSizeTitle: 'File too large',
  thumbnailSize: 'Thumbnail image must be less than 5MB',
  thumbnailUpload: 'Upload thumbnail',
  thumbnailGenerate: 'Generate from video',
  thumbnailMade: 'Thumbnail generated from video',
  thumbnailUploaded: 'Thumbnail uploaded successfully',
  thumbnailFailed: 'Failed to upload thumbnail image',
  generationFailed: 'Generation failed',
  noFrame: 'This browser cannot show the video. Please upload a thumbnail image instead.',

  heroSizeTitle: 'File Too Large',
  heroSize: 'Please select an image smaller than 10MB.',
  heroTypeTitle: 'Invalid File Type',
  heroType: 'Please select a valid image file (JPEG, PNG, WebP).',
  invalidImageTitle: 'Invalid Image',

  rejectedTitle: 'File Rejected',
  rejected: (name: string, reasons: string[]) => `${name}: ${reasons.join(', ')}`,
  typeMustBe: (types: readonly FileType[]) => `File type must be ${listTypes(types)}`,
  largerThan: (bytes: number) => `File is larger than ${bytes} bytes (${sayBytes(bytes)})`,
  tooManyFiles: 'Too many files',
  uploadFailedTitle: 'Upload failed',
  failedToUpload: 'Failed to upload file',
  failedWithStatus: (status: number) => `Upload failed with status: ${status}`,
  networkFailed: 'The connection broke. Please try again.',
  uploadingImage: 'Uploading image...',
  uploading: (name: string) => `Uploading ${name}`,
  finishing: 'Preparing sizes…',
  done: 'Uploaded',
  aborted: 'Stopped',
  abort: (name: string) => `Stop uploading ${name}`,
  dismiss: (name: string) => `Remove ${name} from this list`,
  retry: (name: string) => `Try again: ${name}`,
  retryShort: 'Try again',
  dropOne: 'Drag a file here',
  dropMany: 'Drag files here',
  dropNow: 'Let go to upload',
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  takes: (types: readonly FileType[], bytes: number) => `${listTypes(types)}, up to ${sayBytes(bytes)}`,

  pickTitle: 'Pick from uploaded pictures',
  pickSearch: 'Search by name or description',
  pickLoading: 'Loading pictures',
  pickFailed: 'The pictures could not be loaded.',
  pickEmpty: 'No pictures have been uploaded yet.',
  pickNothing: 'No picture matches.',
  pickMore: 'Show more',
  pick: (name: string) => `Use ${name}`,
  added: 'Added',
} as const
