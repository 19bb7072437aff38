import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/services'

export const servicesContent: Translation<typeof english.servicesContent> = {
  title: 'Huduma',
  description:
    'Villa zenye samani kamili, mgahawa, terasi na baa, na mambo madogo yanayozizunguka: unachoweza kukitegemea unapokaa Mbarara.',
  picture: samplePicture('banquet-hall'),
  closing: {
    write: 'Tuandikie',
    call: 'Piga Simu',
    book: { path: '/booking', label: 'Weka Nafasi Yako' },
  },
}
