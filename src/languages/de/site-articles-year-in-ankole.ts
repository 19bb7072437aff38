import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-year-in-ankole'

export const body: Translation<typeof english.body> = [
  'Ein halbes Grad südlich des Äquators gibt es keinen Sommer und keinen Winter. Das ganze Jahr geht die Sonne gegen sieben auf und gegen sieben unter, und auf rund 1.400 Metern über dem Meer bleiben die Tage zwischen 20 und 28\u00a0Grad. Was sich ändert, ist das Wasser und mit ihm die Farbe der Hügel, das Essen auf dem Tisch und was die Menschen feiern.',
  { heading: 'Dezember bis Februar: trocken und festlich' },
  'Die erste Trockenzeit beginnt, wenn alle nach Hause kommen. In der Woche vor Weihnachten ist die Straße von Kampala eine einzige lange Reihe von Autos mit Matratzen auf dem Dach, und jedes Dorf hat eine Hochzeit, ein Dankfest oder beides. Buchen Sie früh, rechnen Sie mit Musik und wundern Sie sich nicht, wenn man Sie einlädt: Ein Gast von weit her ehrt ein Fest.',
  'Im Januar legt sich der Staub, das Gras wird gelb, und die Tiere am Lake Mburo sammeln sich am Wasser, wo sie leicht zu finden sind. Der 26. ist Liberation Day, der Tag der Befreiung. Diese Wochen sind die besten für lange Fahrten und zum Wandern.',
  { heading: 'März bis Mai: die lange Regenzeit' },
  'Regen heißt hier selten ein grauer Tag. Es ist eine Stunde, oft am Nachmittag, mit Donner, der den Bergrücken entlangzieht, und dem Geruch nasser Erde, der ihm vorausgeht; dann kehrt die Sonne zurück, und alles dampft. Die Hügel werden so grün, dass kein Foto es glaubt. Lateritpisten werden rutschig; planen Sie also mit hohen Rädern und heben Sie sich die Vormittage für Ausflüge auf.',
  'Es ist die ruhigste Reisezeit, und die Vögel wissen es: Viele tragen ihr schönstes Gefieder, und die Kronenkraniche, die Uganda auf der Flagge trägt, tanzen auf den nassen Feldern. Ostern fällt in diese Monate, mit Chören, die man von Weitem hört.',
  { heading: 'Juni bis August: wieder trocken' },
  'In der zweiten Trockenzeit wird am meisten gereist. Am 3. Juni erreichen Pilger aus ganz Ostafrika Namugongo bei Kampala zum Martyrs’ Day, dem Tag der Märtyrer; manche sind Wochen zuvor mit ihren Liedern und Stöcken durch Mbarara gezogen. Die Morgen sind kühl genug für einen Pullover. Entlang der Straßen trocknet Kaffee auf Matten, und die Abende riechen nach Rauch und geröstetem Mais.',
  { heading: 'Die Zeit der Familien' },
  'Trockene Monate sind Hochzeitsmonate, und in Ankole hat eine Hochzeit zwei Hälften. Das Kuhingira ist der Tag, an dem die Familie der Braut sie hergibt. Zwei Familien sitzen einander unter Zelten gegenüber, und jede hat einen Sprecher, für seinen Witz gewählt, der stundenlang verhandelt, neckt und Sprichwörter zitiert, über Dinge, die längst geregelt sind. Kühe werden versprochen. Geschenke werden in einer Prozession auf Köpfen hereingetragen. Die Frauen tragen den Mushanana, über eine Schulter drapiert, die Männer einen langen weißen Kanzu mit Jackett.',
  'Wenn es geschafft ist, gibt es Eshabwe und dann Tanz: Ekitaguriro, mit Armen, erhoben wie die Hörner der Rinder, und Füßen, die wie Hufe den Boden schlagen. Fordert man Sie auf, heben Sie die Arme und tanzen Sie mit. Sie werden es schlecht machen, und man wird Sie dafür lieben.',
  {
    note: 'Zu einem Kuhingira eingeladen? Ziehen Sie sich gut an, bedecken Sie die Knie, kommen Sie zur Stunde, die auf der Karte steht, auch wenn es später beginnt, und bringen Sie einen Umschlag mit. Den Tanz dürfen Telefone filmen. Während der Reden bleiben sie in der Tasche.',
  },
  { heading: 'September bis November: die kurze Regenzeit' },
  'Pflanzzeit. Die ersten Gewitter binden den Staub, zwischen den Bananen kommen Bohnen in die Erde, und die Schulen füllen sich wieder. Der 9. Oktober ist Independence Day, der Tag der Unabhängigkeit, mit Paraden. Und im November, wenn die Nächte danach sind, kommen die Nsenene: Heuschrecken, in Wolken, vom Licht der Lampen angezogen. Sie werden mit Zwiebeln und Salz gebraten und becherweise verkauft. Sie schmecken nach Garnelen und Haselnüssen, und die zweite Handvoll fällt leichter als die erste.',
  { heading: 'Also, wann?' },
  {
    list: [
      'Für Tiere und trockene Straßen: Januar, Februar, Juli und August.',
      'Für grüne Hügel, Vögel und Ruhe: April, Mai und November.',
      'Für Gesellschaft, Musik und Familie: die letzten zwei Dezemberwochen.',
      'Für die eigene Hochzeit: Juni bis August oder Januar, und fragen Sie früh nach dem Termin.',
    ],
  },
  'Packen Sie für alle dieselbe Tasche. Etwas Warmes für den Abend, etwas gegen Regen, Schuhe, die schmutzig werden dürfen, und einmal gute Kleidung, denn irgendjemand wird Sie einladen.',
]
