import { type SampleSubject, samplePicture } from '@/features/media/sample'
import { sampleAlternative } from '@/features/media/server/sample-alternatives'
import type { villaImages } from './table'

type SampleImage = Omit<typeof villaImages.$inferInsert, 'villaId'>

/** The pictures of each name's rooms that all its villas share, after the house itself. */
const ROOMS: Record<string, [subject: SampleSubject, caption: string][]> = {
  'Forest Breeze': [
    ['forest-breeze', 'The Garden House among its old trees'],
    ['bedroom-forest-breeze', 'A corner of windows at the height of the leaves'],
    ['balcony-forest-breeze', 'The balcony and its hammock'],
    ['bathroom-forest-breeze', 'A tub of staves among the crowns'],
  ],
  'Rose Villa': [
    ['rose-villa', 'Rose Court in the late sun'],
    ['bedroom-rose-villa', 'An iron bed under its net, and a window seat among roses'],
    ['veranda-rose-villa', 'The swing on the veranda'],
    ['bathroom-rose-villa', 'A tub below the roses'],
  ],
  'Village View': [
    ['village-view', 'The white house and its terrace'],
    ['bedroom-village-view', 'Two beds, and the valley between them'],
    ['veranda-village-view', 'Breakfast above the valley'],
    ['bathroom-village-view', 'Clay bowls and a window on the huts'],
  ],
  'Honey Bee': [
    ['honey-bee', 'The ochre house and its meadow'],
    ['bedroom-honey-bee', 'The room under the roof'],
    ['veranda-honey-bee', 'Honey on the veranda, from the hives behind it'],
    ['bathroom-honey-bee', 'A copper tub before the comb'],
  ],
  'La Familiar': [
    ['la-familiar', 'The large house and its lawn'],
    ['bedroom-la-familiar', 'The family’s room with its bunk'],
    ['living-room-la-familiar', 'The living room, the long table and the stairs'],
    ['bathroom-la-familiar', 'Room for all in the bath'],
  ],
  Sundowner: [
    ['sundowner', 'The thatched villa on its deck'],
    ['bedroom-sundowner', 'The bed looks west'],
    ['living-room-sundowner', 'The last sun across the floor'],
    ['bedroom', 'The four-poster room'],
    ['bathroom-sundowner', 'A tub below the evening'],
  ],
}

/** The gallery of a sample villa of this name. */
export function sampleVillaImages(name: string): SampleImage[] {
  return (ROOMS[name] ?? []).map(([subject, caption], index) => ({
    imageUrl: samplePicture(subject),
    altText: sampleAlternative(subject),
    caption,
    sortOrder: index,
    isMain: index === 0,
  }))
}
