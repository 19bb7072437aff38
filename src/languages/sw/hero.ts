import type * as english from '@/features/hero/text'
import type { Translation } from '@/kernel/translation'

export const heroText: Translation<typeof english.heroText> = {
  region: 'Mambo muhimu',
  welcome: (hotel) => `Karibu ${hotel}`,
  welcomeLine:
    'Villa zenye samani kamili kati ya vilima vya Ankole, jiko linalokupikia, na jioni zenye utulivu.',
  exploreVillas: 'Tazama Villa Zetu',
  contactUs: 'Wasiliana Nasi',
  previous: 'Slaidi iliyotangulia',
  next: 'Slaidi inayofuata',
  play: 'Endesha maonyesho',
  pause: 'Simamisha maonyesho',
  goTo: (place) => `Nenda kwenye slaidi ya ${place}`,
  sideCards: [
    { icon: 'hut', title: 'Malazi ya Kifahari', line: 'Villa 25 zenye samani kamili' },
    { icon: 'cup', title: 'Huduma za Mgahawa', line: 'Vyakula vya Uganda na vya kimataifa' },
    { icon: 'palm', title: 'Mapumziko na Burudani', line: 'Terasi ya nje na baa' },
    { icon: 'gather', title: 'Matukio Maalumu', line: 'Ukumbi wa hafla na mikutano' },
  ],
}
