import type * as english from '@/features/my-booking/web/guest-documents-text'
import type { Translation } from '@/kernel/translation'

export const guestDocumentsText: Translation<typeof english.guestDocumentsText> = {
  title: 'Documents',
  pdf: 'PDF',
  download: (number) => `Télécharger ${number} en PDF`,
}
