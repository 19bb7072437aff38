import { defineWords } from '@/kernel/words'

/** Words of the landing page's own sections. */
export const landingContent = defineWords('site-landing.landingContent', {
  about: {
    title: 'A quiet address in the green west',
    paragraphs: [
      'Mbarara lies where the road to the parks and the lakes begins. Our villas stand a little aside from it, among banana gardens, with a key of their own, a kitchen of their own and a veranda for the evening.',
      'Come for a night on the way to Lake Mburo, for a week of work in town, or for the wedding of a cousin. Whatever brings you, the evenings are for the veranda.',
    ],
    more: 'Learn More About Us',
    villas: 'Explore All Villas',
    pictureAlt: 'Illustration: a small ochre villa in a meadow of blossom, painted bee hives before it',
  },
  special: {
    title: 'What Makes Us Special',
    cards: [
      {
        icon: 'pin',
        title: 'Prime Location',
        line: 'Minutes from the centre of Mbarara, under an hour from the zebras and giraffes of Lake Mburo.',
      },
      {
        icon: 'guests',
        title: 'Personal Service',
        line: 'The people who welcome you know your name, your villa and how you take your coffee.',
      },
      {
        icon: 'cup',
        title: 'Authentic Cuisine',
        line: 'Matoke, smoky beans and eshabwe beside dishes from further away, cooked when you order them.',
      },
    ],
  },
  contact: {
    title: 'Write to us before you come',
    line: 'A question about the road, a birthday, a cot for the baby: somebody reads every message and answers.',
    call: 'Or call',
    hours: (hours: string) => `Reception is open ${hours}.`,
    times: (checkIn: string, checkOut: string) => `Check-in from ${checkIn}, check-out until ${checkOut}.`,
  },
  closing: {
    title: 'Which night will be yours?',
    line: 'The calendar shows every free night and its price. Pick a villa, pick your days, and it is held for you.',
    action: 'See free nights',
    villas: 'View Villas',
  },
} as const)

/** Words around the travel tips (agreed wording, docs/decisions/wording.md: title, filters and the toggle are literal). */
export const travelTipsContent = defineWords('site-landing.travelTipsContent', {
  title: 'Local Travel Tips',
  intro: 'What we tell our own visitors at the breakfast table.',
  filter: 'Kind of tip',
  all: 'All Tips',
  more: 'Explore More Tips',
  less: 'Show Less',
  carousel: 'Travel tips, one at a time',
  remaining: 'More tips',
  previous: 'Previous tip',
  next: 'Next tip',
  pause: 'Pause tips',
  play: 'Play tips',
  place: (place: number, total: number) => `${place} of ${total}`,
  rated: 'Rated',
  where: 'Where',
  when: 'Best time',
  cost: 'Cost',
} as const)
