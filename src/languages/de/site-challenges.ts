import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/challenges'

export const challengesContent: Translation<typeof english.challengesContent> = {
  title: 'Villa-Challenges',
  description:
    'Zwölf kleine Abenteuer in und um Mbarara, vom Gruß auf Runyankole bis zu den Zebras am Lake Mburo. Haken Sie sie ab und flechten Sie einen Korb.',
  hero: {
    title: 'Zwölf Dinge zum Mitnehmen, die in keinen Koffer passen',
    line: 'Jedes, das Sie tun, flicht einen Ring in Ihren Korb. Er bleibt in diesem Browser; sonst zählt niemand mit.',
  },
  groups: [
    {
      title: 'Rund um die Villa',
      line: 'Ohne Auto, ohne Eintrittskarte, ohne Eile.',
      challenges: [
        {
          id: 'greeting',
          title: 'Grüßen wie unter Nachbarn',
          text: 'Fragen Sie drei Menschen „Agandi?“ und warten Sie auf das „Ni marungi“. Erzählen Sie dann, wie es Ihnen geht: Alles andere wäre unhöflich.',
          where: 'Überall',
        },
        {
          id: 'mist',
          title: 'Das Tal sich füllen und leeren sehen',
          text: 'Seien Sie mit einer Tasse ugandischem Kaffee draußen, solange der Morgennebel noch zwischen den Hügeln liegt, und bleiben Sie, bis er fort ist.',
          where: 'Terrasse, vor sieben',
        },
        {
          id: 'eshabwe',
          title: 'Essen, worauf Ankole stolz ist',
          text: 'Matooke mit Eshabwe, der weißen Sauce aus gesalzenem Ghee, die hier auf keiner Hochzeit fehlt. Fragen Sie in der Küche, wie man sie rührt.',
          where: 'Restaurant',
        },
        {
          id: 'birds',
          title: 'Zehn Vögel vor dem Frühstück',
          text: 'Webervögel zählen, Nektarvögel zählen, Hornvögel zählen schon der Stimme nach. Ein Grauhals-Kronenkranich, der Vogel auf der Flagge, zählt doppelt.',
          where: 'Garten',
        },
        {
          id: 'market-supper',
          title: 'Ein Abendessen vom Markt kochen',
          text: 'Ein Bund Dodo, Tomaten, Erdnüsse, eine Avocado so groß wie eine Faust. Freundlich handeln, einfach kochen.',
          where: 'Zentralmarkt von Mbarara, dann Ihre Villa',
        },
        {
          id: 'both-skies',
          title: 'Einen Stern aus jeder Hälfte des Himmels finden',
          text: 'Ein halbes Grad südlich des Äquators sehen Sie in einer Nacht nördliche und südliche Sterne. Lassen Sie Ihre Augen erst von den Lampen ausruhen.',
          where: 'Garten, nach neun',
        },
      ],
    },
    {
      title: 'In der Gegend',
      line: 'Ein Auto und ein halber Tag, oder ein ganzer.',
      challenges: [
        {
          id: 'zebras',
          title: 'Zebras begegnen',
          text: 'Und Impalas, Giraffen und Flusspferden, mit einem Boot auf dem See. Seien Sie früh am Tor; ausländische Besucher ohne Wohnsitz in der Region zahlen 40\u00a0$ Eintritt.',
          where: 'Lake-Mburo-Nationalpark, etwa 30\u00a0km',
        },
        {
          id: 'igongo',
          title: 'Sehen, wie das Haus eines Königs gebaut war',
          text: 'Königliche Hütten, Milchgefäße, lange Trommeln und ein Museum, das alles erklärt.',
          where: 'Igongo Cultural Centre, etwa 12\u00a0km',
        },
        {
          id: 'cattle',
          title: 'Den Namen einer Farbe lernen',
          text: 'Ankole-Rinder werden nach ihrem Fell benannt, mit Dutzenden von Wörtern. Fragen Sie einen Hirten nach einem und behalten Sie es bis zum Abend.',
          where: 'An jedem Feldweg',
        },
        {
          id: 'basket',
          title: 'Etwas Geflochtenes nach Hause tragen',
          text: 'Kaufen Sie es bei der, die es gemacht hat, und fragen Sie, wie das Muster heißt. Ein verwandtes sehen Sie überall auf dieser Website.',
          where: 'Ein Stand mit Handwerk in der Stadt',
        },
        {
          id: 'tea',
          title: 'In einem Teefeld stehen',
          text: 'Westlich von Ishaka werden die Hügel so grün, dass sie gemalt aussehen. Anhalten, durchatmen, am Straßenrand ein Päckchen kaufen.',
          where: 'Igara, etwa 70\u00a0km',
        },
        {
          id: 'equator',
          title: 'Mit jedem Fuß auf einer Hälfte der Welt stehen',
          text: 'Die Straße nach Kampala überquert bei Kayabwe den Äquator, mit einem weißen Ring, in den man sich stellen kann.',
          where: 'Auf dem Weg von oder nach Kampala',
        },
      ],
    },
  ],
  status: (done, total) => `${done} von ${total} geschafft`,
  basket: (done, total) => `Ihr Korb: ${done} von ${total} Ringen geflochten`,
  /** What the basket has become, by the rings woven at least. */
  ranks: [
    { from: 0, text: 'Der erste Ring ist der schwerste. Beginnen Sie mit einem Gruß.' },
    { from: 1, text: 'Der Boden ist gelegt.' },
    { from: 4, text: 'Er trägt schon Früchte.' },
    { from: 8, text: 'Jetzt hält er Hirse: So dicht ist er geflochten.' },
    {
      from: 12,
      text: 'Fertig. Zeigen Sie ihn an der Rezeption: Wir wollen hören, was das Schönste war.',
    },
  ],
  done: 'Geschafft',
  /** Read aloud after it. */
  doneWith: (title) => `(${title})`,
  startOver: 'Neu beginnen',
  undo: 'Rückgängig',
  startedOver: 'Der Korb ist wieder leer.',
  notKept:
    'Dieser Browser lässt uns Ihren Stand nicht speichern: Er bleibt nur, bis Sie die Seite verlassen.',
  noScript: 'Zum Abhaken braucht es hier JavaScript. Papier und Bleistift tun es auch.',
  closing: {
    picture: samplePicture('hotel-from-above'),
    title: 'Zwölf Ringe dauern ein paar Tage',
    line: 'Bleiben Sie zwei Nächte für den Garten und den Markt, drei für die Zebras, fünf für den ganzen Korb.',
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
}
