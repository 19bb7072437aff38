import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the events page (agreed wording, docs/decisions/wording.md: the venues are static, button names and capacities literal). */
export const eventsContent = defineWords('site-events.eventsContent', {
  title: 'Events',
  description:
    'A conference hall for 100 and a banquet hall for 150 in Mbarara, with catering and villas on site, and what is coming up next.',
  hero: {
    title: 'Two floors, one long evening',
    line: 'Weddings, introductions, workshops, board meetings and birthdays with a zero at the end.',
    picture: samplePicture('conference-hall'),
  },
  venues: {
    title: 'Our venues',
    line: 'One above the other, each with its own entrance.',
    quote: 'Request Quote',
    /** Read aloud after it. */
    quoteFor: (hall: string) => `for the ${hall.toLowerCase()}`,
    upTo: 'up to',
    guests: 'guests',
    halls: [
      {
        id: 'banquet-hall',
        name: 'Banquet hall',
        capacity: 150,
        floor: 'First floor',
        text: 'Windows to the hills on the long side, room for a stage, a band and the dancing afterwards. Round tables, long tables or none.',
        message:
          'I would like a quote for the banquet hall (up to 150 guests).\n\nOccasion: \nDate: \nNumber of guests: ',
      },
      {
        id: 'conference-hall',
        name: 'Conference hall',
        capacity: 100,
        floor: 'Ground floor',
        text: 'Level with the garden for the coffee breaks. Rows, a horseshoe or classroom tables, daylight, and blinds for the projector.',
        message:
          'I would like a quote for the conference hall (up to 100 guests).\n\nOccasion: \nDate: \nNumber of guests: ',
      },
    ],
  },
  services: {
    title: 'What we bring to it',
    tiles: [
      {
        icon: 'cup',
        title: 'Catering',
        text: 'Coffee breaks to a feast of five courses, from our own kitchen.',
      },
      {
        icon: 'palm',
        title: 'Decoration',
        text: 'Flowers, lamps and cloth, in your colours or in Ankole’s.',
      },
      {
        icon: 'play',
        title: 'Sound and screen',
        text: 'Microphones that work, a projector, and somebody who knows both.',
      },
      {
        icon: 'guests',
        title: 'A host for the day',
        text: 'One person who has your list and answers your calls.',
      },
      {
        icon: 'bed',
        title: 'Villas for guests',
        text: 'Twenty-five of them, so that nobody has to drive at night.',
      },
      { icon: 'pin', title: 'Parking and security', text: 'Room for the cars, and watchful eyes on them.' },
    ],
  },
  contact: {
    title: 'Talk to the people who set the tables',
    line: 'Tell us the day and the number of guests; we tell you what it costs.',
    action: 'Write to Us',
    message: 'We are planning …',
  },
  closing: {
    title: 'The last guest to leave sleeps closest',
    line: 'See which villas are free around your date and keep them while they are.',
    picture: samplePicture('la-familiar'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const)
