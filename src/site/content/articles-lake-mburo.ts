import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-lake-mburo.body', [
  'Lake Mburo is the park you can visit between two ordinary days. It lies about 30 km from Mbarara, it is small enough to see in a morning, and it has animals that most of Uganda does not. Leave while it is still dark and you can be back at a laid table before the afternoon has properly begun.',
  { heading: 'Why the early hours' },
  'The best time is from six to eight in the morning. The grass is wet, the light comes in low under the acacias, and the grazers are out in the open before the heat sends them into the shade. By eleven you will be looking at the same zebras, but they will be looking at nothing, standing nose to tail beneath a tree.',
  'The afternoon has its own good hour, the last one before sunset, when the hills go the colour of a lion that is no longer there. If you can only choose one, choose the morning: it is cooler, and rain, when it falls, tends to wait until later in the day.',
  { heading: 'What you will see' },
  'Plains zebras, first of all, in numbers you will find nowhere else in the country outside the far north-east. Impalas graze between them, so sure of themselves that cars hardly make them lift their heads. There are buffaloes in the valleys, warthogs trotting with their tails up like aerials, and elands, the largest of the antelopes, which keep their distance and are worth your binoculars.',
  'Giraffes were brought here from Murchison Falls in 2015 and have made themselves at home. Look for them above the trees rather than among them. Hippos and crocodiles live in the lake, fish eagles above it. Leopards are here too, and are seen by people who have stopped expecting them. There are no elephants, which is the reason the acacias still have their shape.',
  { heading: 'By car, by boat, on foot' },
  'A drive along the tracks is the usual way, with your own car if it stands high enough and the season is dry. After rain the black soil holds on to wheels, and a four-wheel drive is not a luxury. A boat goes out on the lake with a ranger and brings you closer to hippos and kingfishers than any road does.',
  'What makes this park unusual is that you may also walk in it. With an armed ranger beside you, an hour on foot among zebras changes the size of everything, yourself included. Ask for it at the gate; early walkers see most.',
  {
    note: 'The entrance fee is $40 a day for foreign visitors who do not live in the region. Residents and citizens pay less, and boat, walk and vehicle are paid on top. Fees are set by the Uganda Wildlife Authority and do change, so look them up in the week you travel. Bring a card or mobile money: the gates take no cash.',
  },
  { heading: 'How to do it from here' },
  'Take the Kampala road east. The turning for the Sanga gate is well signed, and from the tarmac it is a short stretch of murram to the barrier. Fill the tank in town, as there is no fuel in the park. Carry more water than you think you need, a hat, and something long for your arms against sun and tsetse flies; they like dark blue and black, so wear neither.',
  {
    list: [
      'Set out before half past five, so that you stand at the gate when it opens.',
      'Drive for two hours, while the plains are full.',
      'Take the boat at mid-morning, when the sun is up and the hippos are in.',
      'Be on the road again by noon, past the milk lorries and the long-horned cattle.',
    ],
  },
  'Those cattle are part of the story. The plains around the park have been grazed by the herds of Ankole for longer than there has been a park, and at its edge you will meet cows with horns like lyres drinking where zebras drank an hour before. Stop, greet the herdsman, ask before you take a photograph. It may turn out to be the picture you keep.',
  'And then, dusty and a little sunburnt, you are back: a shower, a late lunch, a chair on the veranda. That is the advantage of a park that starts where the town ends. You get the wild morning, and the quiet evening too.',
])
