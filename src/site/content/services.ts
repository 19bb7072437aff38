import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the services page that staff do not write. What every stay includes comes from the property facts. */
export const servicesContent = defineWords('site-services.servicesContent', {
  title: 'Services',
  description:
    'Furnished villas, a restaurant, a terrace and bar, and the small things around them: what you can count on during a stay in Mbarara.',
  picture: samplePicture('banquet-hall'),
  closing: {
    write: 'Write to Us',
    call: 'Call Now',
    book: { path: '/booking', label: 'Book Your Stay' },
  },
} as const)
