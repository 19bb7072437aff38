import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-market-morning'

export const body: Translation<typeof english.body> = [
  'In zwei Stunden auf einem Markt lernen Sie mehr über Ankole als in einer Woche im Museum. In Mbarara wird gehandelt, seit es eine Stadt ist: Alles, was vom See in die Berge oder von der Grenze in die Hauptstadt geht, kommt hier durch, und ein guter Teil davon wird vor Sonnenaufgang abgeladen.',
  { heading: 'Gehen Sie früh, und gehen Sie langsam' },
  'Die Lastwagen kommen im Dunkeln. Um sieben ist der Zentralmarkt wach, die Tomaten sind zu Pyramiden von je fünf gestapelt, und die Frauen, die sie verkaufen, haben ihren Tee gehabt und sind zu einem Gespräch bereit. Um zehn ist es voll, um zwölf ist es heiß. Wissen Sie nicht, wo Sie anfangen sollen, dann folgen Sie einem Fahrrad, an das drei Stauden Matooke gebunden sind. Es kennt den Weg.',
  'Drehen Sie eine Runde, ohne etwas zu kaufen. Sehen Sie sich allein die Farben der Bohnen an: gesprenkelt, violett, weiß, gelb, eine kleine schwarze wie eine Perle. Sehen Sie, wie viele Sorten Bananen es gibt, denn eine ist zum Dämpfen da, eine zum Rösten, eine für Bier und eine zum Essen aus der Hand, und niemand hier würde eine mit der anderen verwechseln.',
  { heading: 'Ein paar Worte reichen weit' },
  'Die Sprache ist Runyankole, und in ihr beginnt jeder Handel mit einem Gruß. Ein Preis, nach dem man ohne Gruß fragt, ist ein Preis für Fremde.',
  {
    list: [
      'Agandi: Wie geht es Ihnen, gut für jeden und zu jeder Stunde. Die Antwort ist Ni marungi, mir geht es gut.',
      'Oraire ota: guten Morgen, wörtlich: Wie haben Sie die Nacht verbracht?',
      'Osiibire ota: Wie war Ihr Tag, ungefähr ab Mittag.',
      'Webare: danke. Webare munonga: vielen Dank.',
    ],
  },
  'Sie werden es falsch sagen, man wird lachen, und danach sind Sie kein Tourist mehr, sondern ein Gast.',
  { heading: 'Was Sie nach Hause tragen' },
  'Körbe vor allem. Sie werden aus Papyrus oder Bananenstängeln gewunden und mit Raffiabast umwickelt, und die Muster, Dreiecke und Zickzack in Hell und Dunkel, sind so alt wie das Handwerk. Dicht geflochten ist gut geflochten: Halten Sie den Korb gegen das Licht. Die kleinen mit spitzem Deckel waren für das Hirsebrot gedacht, die flachen zum Worfeln der Hirse.',
  'Milchgefäße, aus einem Stück Holz geschnitzt, mit geflochtenem Deckel, sind der Stolz eines Haushalts in Ankole. Ein altes ist schwarz vom Rauch und kostet entsprechend. Stoff gibt es als Meterware, gewachste Baumwolle in Mustern, die rufen, und neben den Stoffen sitzen die Schneider an Tretmaschinen und nähen Ihnen bis morgen Abend ein Hemd, wenn Sie heute fragen.',
  'Dann ist da, was man essen kann: Honig von den Hügeln in wiederverwendeten Flaschen, Erdnüsse, geröstet, während Sie warten, Passionsfrüchte mit einer Schale so runzlig wie ein Elefant, Avocados so groß wie ein Schuh.',
  { heading: 'Über Preise' },
  'Obst und Gemüse haben ihren Preis, und er ist fair; es ist kein Sport, eine Frau mit sechs Zwiebeln herunterzuhandeln. Bei Körben, Stoffen und Schnitzereien erwartet man ein wenig Hin und Her. Lächeln Sie, bieten Sie etwas weniger, treffen Sie sich in der Mitte, und wenn Sie sich einig sind, kaufen Sie. Zu feilschen und dann wegzugehen gilt als unhöflich, und das zu Recht.',
  {
    note: 'Nehmen Sie kleine Scheine in Uganda-Schilling mit: Um einen großen zu wechseln, muss man sich durch die halbe Reihe fragen. Die meisten Stände nehmen Mobile Money. Tragen Sie Telefon und Geldbörse vorn, wie in jedem Gedränge der Welt, und fragen Sie, bevor Sie jemanden fotografieren.',
  },
  { heading: 'Der andere Markt' },
  'Fragen Sie, an welchem Tag das Vieh verkauft wird. Vor der Stadt, auf einem staubigen Feld mit einer Hecke aus Euphorbien, stehen Männer mit Hüten und Gummistiefeln im Kreis um langhörnige Kühe und reden über sie mit dem Ernst von Bankiers. Eine Kuh hat hier einen Namen, eine Farbe mit eigenem Namen und einen Stammbaum. Sie müssen keine kaufen, um willkommen zu sein.',
  'Wenn Sie genug haben, setzen Sie sich mit einer gerösteten Gonja und einer Tasse Milchtee auf eine Bank und lassen Sie eine Weile alles an sich vorüberziehen. Dann kommen Sie zurück herauf in die Stille, legen Ihr Obst in die Küche Ihrer Villa und finden heraus, welche der kleinen Bananen nach Apfel schmecken.',
]
