import { samplePicture } from '@/features/media/sample'
import { addDays, type Day, toDay, weekdayOf } from '@/kernel/days'
import type { events } from './table'

const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 0

/** Events of the coming year, whatever day the sample property is loaded on. */
export function sampleEvents(today: Day): (typeof events.$inferInsert)[] {
  return [
    {
      title: 'Live Band Friday',
      description:
        'Kadongo kamu, a little rumba and whatever the terrace asks for. The grill is on from six, the band from eight.',
      startDate: weekdayAfter(today, 6, FRIDAY),
      location: 'Terrace and bar',
      imageUrl: samplePicture('terrace-at-dusk'),
      capacity: 80,
      priceCents: 1_000,
    },
    {
      title: 'Sunday Roast, Ankole Style',
      description:
        'Slow-roasted goat, matooke, millet bread and eshabwe on long tables in the garden. Children run free and eat for half.',
      startDate: weekdayAfter(today, 15, SUNDAY),
      location: 'Garden',
      imageUrl: samplePicture('laid-table'),
      capacity: 60,
      priceCents: 1_800,
    },
    {
      title: 'Western Region Business Breakfast',
      description:
        'Two short talks, one long breakfast, and the people worth knowing between Masaka and Kabale around the same table.',
      startDate: weekdayAfter(today, 26, THURSDAY),
      location: 'Conference hall, ground floor',
      imageUrl: samplePicture('conference-hall'),
      capacity: 100,
      priceCents: 1_500,
    },
    {
      title: 'Wedding Open Days',
      description:
        'Both halls dressed, three menus to taste, and florists, bands and tailors to meet. Bring your mothers.',
      startDate: weekdayAfter(today, 45, SATURDAY),
      endDate: addDays(weekdayAfter(today, 45, SATURDAY), 1),
      location: 'Banquet hall, first floor',
      imageUrl: samplePicture('garden-wedding'),
      capacity: 150,
      priceCents: 0,
    },
    {
      title: 'An Evening of Ekitaguriro',
      description:
        'Dancers of Ankole with their arms raised like long horns, drums and flutes, and supper between the dances.',
      startDate: weekdayAfter(today, 75, SATURDAY),
      location: 'Banquet hall, first floor',
      imageUrl: samplePicture('fire-place'),
      capacity: 120,
      priceCents: 2_200,
    },
    {
      title: 'New Year’s Eve under the Lamps',
      description:
        'A long supper, a short speech, and dancing until the year has changed. Villas for the night go early.',
      startDate: toDay(`${today.slice(0, 4)}-12-31`),
      location: 'Terrace and banquet hall',
      imageUrl: samplePicture('banquet-hall'),
      capacity: 150,
      priceCents: 4_500,
    },
  ]
}

/** The first such weekday (0 Sunday to 6 Saturday) at least `days` days after `today`. */
function weekdayAfter(today: Day, days: number, weekday: number): Day {
  const earliest = addDays(today, days)
  return addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7)
}
