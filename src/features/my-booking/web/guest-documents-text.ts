import { defineWords } from '@/kernel/words'

/** Words of the papers on a guest's private page. */
export const guestDocumentsText = defineWords('my-booking-guest-documents.guestDocumentsText', {
  title: 'Documents',
  pdf: 'PDF',
  download: (number: string) => `Download ${number} as a PDF`,
} as const)
