import type * as english from '@/features/page-sections/rules/about-words'
import type { Translation } from '@/kernel/translation'

export const ABOUT_SECTION_WORDS: Translation<typeof english.ABOUT_SECTION_WORDS> = {
  hero: {
    title: 'Ein Dorf aus Villen, und die Tür steht offen',
    text: 'Fünfundzwanzig möblierte Villen, über denen die Hügel die Dachlinie ziehen. Wir haben den Ort gebaut, den wir auf Reisen selbst gesucht haben: ein eigener Schlüssel und Menschen in der Nähe.',
  },
  story: {
    title: 'Unsere Geschichte',
    note: 'In Ankole fragt man einen Gast zuallererst, was es Neues gibt. So fangen wir noch heute an.',
    illustration:
      'Illustration: langhörnige Rinder grasen in der tief stehenden Sonne, dahinter Schirmakazien und Hügel',
    texts: [
      'In Mbarara treffen sich die Straßen des Westens. Hier machen Familien zwischen Kampala und Kabale Halt, Händler zwischen der Grenze und dem See, Lehrende und Ärzte für ein Semester an der Universität und Reisende am letzten Abend vor den Zebras am Lake Mburo.',
      'Die meisten wünschen sich dieselben paar Dinge: ein fertiges Bett, heißes Wasser, einen Tisch mit Essen, das nach der Gegend schmeckt, und Ruhe. Darum haben wir die Anlage wie ein Dorf angelegt und nicht entlang eines Flurs. Sie parken ganz in der Nähe, kochen selbst, wenn Sie mögen, und essen sonst bei uns, und am Abend sind es nur ein paar Schritte zur Terrasse.',
      'Die Gärten sind älter als die Häuser. Die Bananenstauden an der Mauer liefern der Küche noch immer Matooke, und die Hirten treiben am späten Nachmittag, wenn das Licht am schönsten ist, noch immer ihre langhörnigen Rinder vorbei.',
    ],
  },
  mission: {
    title: 'Unser Auftrag',
    text: 'Allen, die nach Mbarara kommen, ob für eine Nacht oder für eine ganze Saison, ein Haus zu geben, in dem alles funktioniert, eine Küche, die kocht, was hier wächst, und jemanden an der Tür, der ihren Namen kennt.',
  },
  vision: {
    title: 'Unsere Vision',
    text: 'Die Adresse zu sein, die Menschen im Westen Ugandas ihren eigenen Verwandten nennen: der Ort, an dem man Hochzeit feiert, ein Buch zu Ende schreibt und eine lange Reise mit Absicht unterbricht.',
  },
  values: {
    title: 'Was uns wichtig ist',
    entries: [
      {
        heading: 'Der Gast zuerst',
        text: 'Wir fragen, statt zu vermuten: ein Babybett, ein späteres Frühstück, eine ruhigere Ecke. Dann kümmern wir uns darum.',
      },
      {
        heading: 'Professionalität',
        text: 'Der Preis, den Sie gesehen haben, ist der Preis, den Sie zahlen. Die Villa, die Sie gewählt haben, ist die Villa, die Sie bekommen.',
      },
      {
        heading: 'Nachhaltigkeit',
        text: 'Wir kaufen bei den Höfen ringsum, reparieren, bevor wir ersetzen, und lassen den Garten den Regen trinken.',
      },
      {
        heading: 'Innovation',
        text: 'Jede freie Nacht steht im Kalender, sobald sie frei ist, auf jedem Telefon, zu jeder Stunde.',
      },
      {
        heading: 'Ehrlichkeit',
        text: 'Wenn etwas schiefgeht, sagen wir es als Erste und bringen es in Ordnung, bevor Sie darum bitten müssen.',
      },
    ],
  },
  distances: {
    title: 'Wie weit es ist',
    text: 'Auf der Straße ab Mbarara, gerundet. Fragen Sie an der Rezeption nach dem Zustand der letzten Kilometer: Er hängt vom Regen ab.',
    entries: [
      {
        heading: 'Igongo Cultural Centre, 12 km',
        text: 'Das Museum von Ankole und ein gutes Mittagessen',
      },
      {
        heading: 'Lake-Mburo-Nationalpark, 30 km',
        text: 'Zebras, Impalas, Giraffen und ein Boot auf dem See',
      },
      {
        heading: 'Queen-Elizabeth-Nationalpark, 110 km',
        text: 'Löwen in der Ebene, Flusspferde im Kanal',
      },
      {
        heading: 'Kabale, zum Lake Bunyonyi, 145 km',
        text: 'Terrassierte Hügel und neunundzwanzig Inseln',
      },
      {
        heading: 'Kampala, 270 km',
        text: 'Die Hauptstadt, auf dem Weg über den Äquator',
      },
    ],
  },
  closing: {
    title: 'Jetzt kennen Sie uns ein wenig. Kommen Sie und erzählen Sie, was es Neues gibt.',
    text: 'Wählen Sie die Tage, und eine Villa wird für Sie freigehalten.',
  },
}
