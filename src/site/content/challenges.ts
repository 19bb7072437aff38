import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

export type Challenge = {
  /** Kept in browsers: never changed once guests have ticked it. */
  id: string
  title: string
  text: string
  where: string
}

/** Words of /challenges (docs/decisions/product-rules.md): guest challenges around the property and the region. */
export const challengesContent = defineWords('site-challenges.challengesContent', {
  title: 'Villa Challenges',
  description:
    'Twelve small adventures in and around Mbarara, from a greeting in Runyankole to zebras at Lake Mburo. Tick them off and weave a basket.',
  hero: {
    title: 'Twelve things to take home that fit in no suitcase',
    line: 'Each one you do weaves a ring into your basket. It stays in this browser; nobody else counts.',
  },
  groups: [
    {
      title: 'Around the villa',
      line: 'No car, no ticket, no hurry.',
      challenges: [
        {
          id: 'greeting',
          title: 'Greet like a neighbour',
          text: 'Ask three people “Agandi?” and wait for the “Ni marungi”. Then tell them your news: it would be rude not to.',
          where: 'Anywhere',
        },
        {
          id: 'mist',
          title: 'Watch the valley fill and empty',
          text: 'Be outside with a cup of Ugandan coffee while the morning mist still lies between the hills, and stay until it has gone.',
          where: 'Terrace, before seven',
        },
        {
          id: 'eshabwe',
          title: 'Eat what Ankole is proud of',
          text: 'Matooke with eshabwe, the white sauce of salted ghee that is served at every wedding here. Ask the cook how it is stirred.',
          where: 'Restaurant',
        },
        {
          id: 'birds',
          title: 'Ten birds before breakfast',
          text: 'Weavers count, sunbirds count, hornbills count by their voice. A grey crowned crane, the bird on the flag, counts double.',
          where: 'Garden',
        },
        {
          id: 'market-supper',
          title: 'Cook one supper from the market',
          text: 'A bunch of dodo, tomatoes, groundnuts, an avocado the size of a fist. Bargain kindly, cook simply.',
          where: 'Mbarara central market, then your villa',
        },
        {
          id: 'both-skies',
          title: 'Find a star from each half of the sky',
          text: 'Half a degree south of the equator you see northern and southern stars in one night. Let your eyes rest from the lamps first.',
          where: 'Garden, after nine',
        },
      ],
    },
    {
      title: 'Around the region',
      line: 'A car and half a day, or a whole one.',
      challenges: [
        {
          id: 'zebras',
          title: 'Meet zebras',
          text: 'Impalas, giraffes and hippos as well, and a boat on the lake. Be at the gate early; foreign non-residents pay a $40 entrance fee.',
          where: 'Lake Mburo National Park, about 30 km',
        },
        {
          id: 'igongo',
          title: 'See how a king’s house was built',
          text: 'Royal huts, milk pots, long drums, and a museum that explains them all.',
          where: 'Igongo Cultural Centre, about 12 km',
        },
        {
          id: 'cattle',
          title: 'Learn the name of a colour',
          text: 'Ankole cattle are named by their coats, in dozens of words. Ask a herdsman for one, and remember it until evening.',
          where: 'Any farm road',
        },
        {
          id: 'basket',
          title: 'Carry home something woven',
          text: 'Buy it from the one who made it and ask what the pattern is called. You are looking at its cousin all over this site.',
          where: 'A craft stall in town',
        },
        {
          id: 'tea',
          title: 'Stand in a field of tea',
          text: 'West of Ishaka the hills turn a green that looks painted. Stop, breathe, buy a packet at the roadside.',
          where: 'Igara, about 70 km',
        },
        {
          id: 'equator',
          title: 'Put one foot in each half of the world',
          text: 'The road to Kampala crosses the equator at Kayabwe, with a white ring to stand in.',
          where: 'On the way to or from Kampala',
        },
      ],
    },
  ],
  status: (done: number, total: number) => `${done} of ${total} done`,
  basket: (done: number, total: number) => `Your basket: ${done} of ${total} rings woven`,
  /** What the basket has become, by the rings woven at least. */
  ranks: [
    { from: 0, text: 'The first ring is the hardest. Start with a greeting.' },
    { from: 1, text: 'The base is laid.' },
    { from: 4, text: 'It holds fruit already.' },
    { from: 8, text: 'It holds millet now: that is tight weaving.' },
    { from: 12, text: 'Finished. Show it at reception: we want to hear which was the best.' },
  ],
  done: 'Done',
  /** Read aloud after it. */
  doneWith: (title: string) => `with: ${title}`,
  startOver: 'Start Over',
  undo: 'Undo',
  startedOver: 'The basket is empty again.',
  notKept: 'This browser does not let us keep your progress: it lasts until you leave the page.',
  noScript: 'Ticking them off here needs JavaScript. Paper and a pencil do it as well.',
  closing: {
    picture: samplePicture('hotel-from-above'),
    title: 'Twelve rings take a few days',
    line: 'Stay two nights for the garden and the market, three for the zebras, five for the whole basket.',
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const)

/** All challenges, in the order they are shown. */
export function allChallenges(): readonly Challenge[] {
  return challengesContent.groups.flatMap<Challenge>((group) => group.challenges)
}
