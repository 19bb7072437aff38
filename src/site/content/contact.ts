import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the contact page. */
export const contactContent = defineWords('site-contact.contactContent', {
  hero: {
    title: 'Talk to the house',
    line: 'Call, write, or come by: a person answers, and the kettle is on.',
    call: 'Call Now',
    picture: samplePicture('hills-at-dawn'),
  },
  cards: {
    title: 'How to reach us',
    phone: 'By phone',
    mail: 'By e-mail',
    place: 'In person',
    hours: 'At what hour',
    writing: 'For what you would rather have in writing.',
    reception: (hours: string) => `Reception ${hours}`,
    checkIn: (time: string) => `Check-in from ${time}`,
    checkOut: (time: string) => `Check-out until ${time}`,
  },
  form: {
    title: 'Write to us',
    line: 'Tell us what you need to know. The more we hear about your stay, the better the answer.',
  },
  map: {
    title: 'Where we are',
    show: 'Show the map',
    note: 'The map comes from OpenStreetMap, which then learns that you looked.',
    frame: 'Map of the place',
    directions: 'Directions',
    opens: '(opens in a new tab)',
    picture: samplePicture('village-view'),
    pictureAlt: 'Illustration: a white villa above a valley of round huts, garden plots and bananas',
  },
  directions: {
    title: 'Finding the way',
    ways: [
      {
        from: 'From Kampala',
        length: 'about 270 km',
        text: 'Take the Masaka road and stay on it: past the equator at Kayabwe, past Masaka and Lyantonde. Makenke comes just before Mbarara. Five hours with a stop for lunch.',
      },
      {
        from: 'From Mbarara town',
        length: 'a short ride',
        text: 'Leave the centre on the road to Masaka and ask for Makenke; every boda-boda and special hire knows it. At the fuel station turn in: we are behind it.',
      },
      {
        from: 'From Entebbe Airport',
        length: 'about 300 km',
        text: 'Join the Masaka road west of Kampala rather than crossing the city. Night flights are better followed by a night’s sleep than by this road: drive by daylight.',
      },
      {
        from: 'From the parks in the west',
        length: 'half a day',
        text: 'From Bwindi or Kabale come by Ntungamo, from Queen Elizabeth by Ishaka or Kasese. All roads meet in Mbarara; go on through the town towards Masaka.',
      },
    ],
  },
  closing: {
    title: 'Or see for yourself, tonight',
    line: 'The calendar shows which villas are free, night by night, and what each of them costs.',
    picture: samplePicture('gate'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const)
