import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-roads-west.body', [
  'Almost everybody who goes to the gorillas, to the tree-climbing lions or to the lakes at the Rwandan border drives through Mbarara. Many only stop for fuel. We think that is a mistake, and not just because we have villas: the west is wide, the roads are long, and a night in the middle turns a hard day into two good ones.',
  { heading: 'From Kampala' },
  'It is about 270 km and takes between four and five hours, longer on a Friday. From the airport at Entebbe, the expressway and the southern bypass spare you the worst of the capital’s traffic. The road is tarred all the way, leads through Masaka and Lyantonde, and is shared by long lorries, small buses in a hurry, and cows.',
  'At Kayabwe, some 75 km out, it crosses the equator. There is a white ring to stand in and somebody with a basin and a leaf who will show you water turning the other way. It is a trick, it is charming, and the coffee beside it is good.',
  'A little further on, around Lukaya, the road runs past swamps of papyrus where crested cranes and, with much luck, other shy birds may be seen. Hawkers in numbered coats hold roasted chicken and gonja on sticks to your window. Buy some. It is the best lunch between two towns, and everyone knows it.',
  { heading: 'When you see the horns' },
  'After Lyantonde the land opens. The banana gardens give way to grass, the hills turn long and bare, and you meet the first herds of Ankole cattle. On the left the plains of Lake Mburo begin; zebras do sometimes graze within sight of the lorries. Before town, at Biharwe, the Igongo cultural centre keeps a good museum of the region, and is worth an hour if you have one.',
  { heading: 'And onward' },
  {
    list: [
      'Queen Elizabeth park: north-west through Bushenyi and down the escarpment, about two to three hours, with the Kyambura gorge and its chimpanzees on the way.',
      'Kabale and Lake Bunyonyi: south-west through Ntungamo, about 140 km and two and a half hours of hills that grow steeper.',
      'Bwindi, for the gorillas: four hours or more, depending on which of its sides your permit is for. Look at the sector before you plan the drive.',
      'Rwanda: through Kabale to the border at Katuna, or by Ntungamo to Mirama Hills, which is often quieter.',
      'Fort Portal and the crater lakes: north through Ibanda or by way of Queen Elizabeth, half a day either way.',
    ],
  },
  'Whatever a map on your telephone says, add a quarter to it. Average speeds here are made by road works, by speed humps that come in sets of five, and by the need to look at things.',
  { heading: 'How to drive it' },
  'Traffic keeps left. The limit is 50 km an hour or less in towns and 80 on most of the open road; the signs tell, and the police know every place where nobody believes them. Keep your licence and the papers of the car within reach, be friendly, and it will take a minute.',
  'Set out early and do not drive in the dark. Not because of people but because of what has no lights: bicycles, cattle, broken-down lorries marked by nothing more than a branch laid on the tarmac. If you see branches on the road, slow down. That is the warning triangle.',
  {
    note: 'Without a car of your own: several bus companies run between Kampala and Mbarara all day and are comfortable enough, and shared taxis go to every town around. In town, a boda-boda will take you anywhere. Agree on the fare first, and ask for a helmet.',
  },
  { heading: 'Why stop here' },
  'Mbarara lies just about where you would want to break the journey from either end. From here the gorillas are a morning away rather than a day, Lake Mburo is at the door, and the town has banks, chemists and a mechanic for every make of car, all of which are rare further on. Park, stretch, eat something that did not come through a window, and look at the stars. They are better from here, because you are standing still.',
])
