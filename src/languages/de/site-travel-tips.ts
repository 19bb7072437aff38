import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/travel-tips'

export const TRAVEL_TIPS: Translation<typeof english.TRAVEL_TIPS> = [
  {
    id: 1,
    category: 'attractions',
    title: 'Lake-Mburo-Nationalpark',
    description:
      'Die nächste Savanne: Zebras, Impalas, Elenantilopen und seit 2015 auch wieder Giraffen, rund um einen See voller Flusspferde. Kaum Löwen und keine Elefanten, und darum dürfen Sie hier mit einem Ranger zu Fuß gehen und reiten.',
    location: 'Richtung Masaka, abseits der Straße nach Kampala',
    distance: 'Etwa 30\u00a0km von Mbarara',
    rating: 4.6,
    bestTime: 'Früher Morgen, 6–8 Uhr',
    cost: '40\u00a0$ Eintritt pro Tag (ausländische Besucher ohne Wohnsitz in der Region)',
    tips: [
      'Seien Sie um halb sechs auf der Straße: Die Tiere stehen früher auf als die Küche.',
      'Wer hier wohnt oder Staatsbürger ist, zahlt weniger: Bringen Sie den Nachweis mit.',
      'Die Bootsfahrt ist am Nachmittag am schönsten, wenn sich die Flusspferde langweilen.',
    ],
    priority: 'high',
  },
  {
    id: 2,
    category: 'weather',
    title: 'Packen Sie für den Frühling, zweimal täglich',
    description:
      'Mbarara liegt auf rund 1.400 Metern, einen Fingerbreit südlich des Äquators. Die Tage sind warm, die Abende wollen Ärmel, und Regen kommt eher als Gewitterstunde denn als grauer Tag.',
    bestTime: 'Trockenzeiten: Dezember–Februar und Juni–August',
    tips: [
      'Es regnet März–Mai und September–November; gleich danach sind die Hügel am grünsten.',
      'Tagsüber 20–28\u00a0°C, das ganze Jahr.',
      'In dieser Höhe brennt die Sonne durch Wolken: Ein Hut ist keine Eitelkeit.',
    ],
    priority: 'high',
  },
  {
    id: 3,
    category: 'transport',
    title: 'Herkommen und herumkommen',
    description:
      'Kampala ist etwa 270\u00a0km entfernt, auf einer Asphaltstraße, die den Äquator überquert. Reisebusse fahren den ganzen Tag, brauchen rund fünf Stunden und setzen Sie in der Stadt ab; von dort bringt Sie ein Special Hire an unser Tor.',
    location: 'Straße Kampala–Masaka–Mbarara',
    distance: 'Etwa 270\u00a0km von Kampala',
    bestTime: 'Abfahrt vor sieben, um Kampalas Verkehr zu entgehen',
    cost: 'Vereinbaren Sie den Fahrpreis, bevor Sie ein- oder aufsteigen',
    tips: [
      'Ein Special Hire ist ein Taxi; ein Taxi, auch Matatu genannt, ist ein Sammel-Minibus.',
      'Verlangen Sie auf dem Boda-Boda einen Helm und nehmen Sie nach Einbruch der Dunkelheit ein Auto.',
      'Es herrscht Linksverkehr. Bodenschwellen gibt es wirklich, oft ohne Vorwarnung.',
    ],
    priority: 'high',
  },
  {
    id: 4,
    category: 'dining',
    title: 'Essen wie in Ankole',
    description:
      'Hier ist Rinderland. Eshabwe, eine kühle, elfenbeinfarbene Sauce aus gesalzenem Ghee, gehört zu jeder Hochzeit; dazu kommen Hirsebrot, gedämpfte Matoke und geräuchertes Fleisch. Fragen Sie zum Frühstück nach Katogo, Kochbananen, geschmort mit dem, was da ist.',
    location: 'Unser Restaurant und in der Dämmerung der Straßenrand',
    bestTime: 'Muchomo, am Spieß gegrillt, ab sechs Uhr abends',
    tips: [
      'Ein Rolex ist ein Omelett, in ein Chapati gerollt: ein Mittagessen auf die Hand.',
      'Joghurt und Bushera, ein Hirsegetränk, kauft man am besten dort, wo sie gemacht werden.',
      'Die Küchen kochen, wenn Sie bestellen: Rechnen Sie mit einer Dreiviertelstunde.',
    ],
    priority: 'medium',
  },
  {
    id: 5,
    category: 'shopping',
    title: 'Körbe, Milchgefäße und ein Markt',
    description:
      'Der Zentralmarkt verkauft unter einem Dach alles von der Ananas bis zum Vorhängeschloss. Achten Sie auf gewundene Körbe, Kitenge-Stoffe am Stück und Ebyanzi, die schlanken hölzernen Milchgefäße von Ankole mit ihren geflochtenen Deckeln.',
    location: 'Zentralmarkt, High Street und Umgebung',
    bestTime: 'Am Vormittag, wenn die Stände voll sind und die Gassen nicht',
    cost: 'Bargeld, in Schilling; kleine Scheine helfen',
    tips: [
      'Erst grüßen, dann nach dem Preis fragen: Das ist höflich, und es ist billiger.',
      'Den halben Preis zu bieten ist unhöflich; ein Drittel weniger ist ein Gespräch.',
      'Fragen Sie, bevor Sie Menschen oder ihre Stände fotografieren.',
    ],
    priority: 'low',
  },
  {
    id: 6,
    category: 'culture',
    title: 'Igongo und die Menschen der langen Hörner',
    description:
      'Das Museum von Igongo zeigt, wie ein Haushalt von Rinderhirten lebte, von der Königstrommel bis zur Milchkammer, in einem Garten am Weg nach Kampala. Danach sehen die langhörnigen Kühe auf den Hügeln anders aus.',
    location: 'Biharwe, an der Straße nach Masaka',
    distance: 'Etwa 12\u00a0km von Mbarara',
    bestTime: 'Anderthalb Stunden, vor oder nach dem Mittagessen dort',
    tips: [
      '„Agandi?“ fragt, wie es Ihnen geht; „Nimarungi“ sagt, dass es Ihnen gut geht.',
      'Zählen Sie nie die Kühe eines Mannes vor seinen Augen.',
      'Ganz in der Nähe, in Biharwe, erinnert ein Denkmal an eine Sonnenfinsternis vor 500 Jahren.',
    ],
    priority: 'medium',
  },
  {
    id: 7,
    category: 'safety',
    title: 'Gesund und unbesorgt',
    description:
      'Mbarara ist eine freundliche Universitätsstadt, und Vorsicht braucht es nur die übliche. Mücken zählen mehr als Diebe: Sprechen Sie vor der Reise mit Ihrem Arzt über Malaria und schlafen Sie unter dem Netz.',
    location: 'Das Mbarara Regional Referral Hospital liegt in der Stadt',
    bestTime: 'Mückenschutz ab der Dämmerung',
    tips: [
      'An der Grenze wird nach der Gelbfieberimpfung gefragt: Tragen Sie den Impfpass bei sich.',
      'Trinken Sie Wasser aus der Flasche oder abgekocht und putzen Sie auch die Zähne damit.',
      'Polizei und Rettungswagen erreichen Sie unter 999 oder 112; unsere Rezeption ruft für Sie an.',
    ],
    priority: 'medium',
  },
]

export const TIP_CATEGORIES: Translation<typeof english.TIP_CATEGORIES> = [
  { category: 'attractions', label: 'Ausflüge' },
  { category: 'weather', label: 'Wetter' },
  { category: 'transport', label: 'Verkehr' },
  { category: 'dining', label: 'Essen' },
  { category: 'shopping', label: 'Einkaufen' },
  { category: 'culture', label: 'Kultur' },
  { category: 'safety', label: 'Sicherheit' },
]
