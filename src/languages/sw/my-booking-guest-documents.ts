import type * as english from '@/features/my-booking/web/guest-documents-text'
import type { Translation } from '@/kernel/translation'

export const guestDocumentsText: Translation<typeof english.guestDocumentsText> = {
  title: 'Hati',
  pdf: 'PDF',
  download: (number) => `Pakua ${number} kama PDF`,
}
