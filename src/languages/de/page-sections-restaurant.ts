import type * as english from '@/features/page-sections/rules/restaurant-words'
import type { Translation } from '@/kernel/translation'

export const RESTAURANT_SECTION_WORDS: Translation<typeof english.RESTAURANT_SECTION_WORDS> = {
  hero: {
    title: 'Hungrig kommen, der Lichter wegen bleiben',
    illustration:
      'Illustration: gedeckte Tische auf der Holzterrasse in der Dämmerung, Lichterketten darüber, Hügel dahinter',
    text: 'Eine Küche, die kocht, was in Ankole wächst, und eine Terrasse, auf der der Abend mitserviert wird.',
  },
  menu: {
    title: 'Aus der Küche',
    text: 'Was der Markt bringt, bestimmt die Gerichte des Tages; diese hier gibt es fast immer.',
    note: 'Vegetarisch, halal, ohne Chili, für ein Kind: Sagen Sie es beim Bestellen oder schon beim Buchen.',
    columns: [
      {
        heading: 'Aus Uganda',
        dishes: [
          'Gedämpfte Matooke mit Erdnusssoße',
          'Eshabwe',
          'Luwombo vom Huhn im Bananenblatt',
          'Gegrillte Ziege nach Art von Ankole',
          'Ganzer Tilapia vom Grill',
          'Akaro, Hirsebrot',
          'Dodo-Blattgemüse mit Tomate',
          'Rolex mit Avocado',
        ],
      },
      {
        heading: 'Aus aller Welt',
        dishes: [
          'Pfeffersteak mit handgeschnittenen Pommes frites',
          'Spaghetti bolognese',
          'Hähnchencurry mit Pilaw',
          'Gemüse aus dem Wok',
          'Clubsandwich',
          'Pizza Margherita aus dem Ofen',
          'Gartensalat mit Limette',
          'Pfannkuchen mit Banane und Honig',
        ],
      },
      {
        heading: 'Getränke',
        dishes: [
          'Arabica aus Uganda, im Kännchen',
          'Afrikanischer Tee mit Ingwer',
          'Maracujasaft',
          'Mango- und Ananassaft',
          'Joghurt aus der Region',
          'Kaltes Lagerbier aus Uganda',
          'Hauswein im Glas',
          'Waragi Tonic',
        ],
      },
    ],
  },
  boards: {
    title: 'Mahlzeiten zum Aufenthalt',
    text: 'Frühstück gehört zu jeder Villa. Alles Weitere wählen Sie selbst, Nacht für Nacht.',
  },
  roomService: {
    title: 'Zimmerservice',
    text: 'Die ganze Karte, solange die Küche geöffnet ist; Suppe, Sandwiches und Tee zu jeder anderen Stunde. Rufen Sie die Rezeption an, es kommt unter der Haube.',
  },
  catering: {
    title: 'Catering für Veranstaltungen',
    text: 'Buffets für eine Verlobungsfeier, Tellergerichte für eine Vorstandssitzung, eine Torte zu einem siebzigsten Geburtstag. Unsere Küche kocht für unsere Säle und kommt auch in Ihren Garten.',
    button: 'Catering anfragen',
    message: 'Wir planen ein Essen für … Personen am … und würden gern hören, was Sie vorschlagen.',
  },
  reserve: {
    title: 'Einen Tisch für uns, bitte',
    text: 'Rufen Sie an, und er ist reserviert. Bei mehr als acht Personen freut sich die Küche über einen Tag Vorlauf.',
  },
  closing: {
    title: 'Der kürzeste Heimweg vom Abendessen',
    text: 'Ihre Villa liegt ein paar Schritte von der Terrasse, und das Frühstück ist schon inbegriffen.',
  },
}
