import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-roads-west'

export const body: Translation<typeof english.body> = [
  'Fast alle, die zu den Gorillas, zu den baumkletternden Löwen oder zu den Seen an der Grenze zu Ruanda wollen, fahren durch Mbarara. Viele halten nur zum Tanken. Wir halten das für einen Fehler, und nicht nur, weil wir Villen haben: Der Westen ist weit, die Straßen sind lang, und eine Nacht in der Mitte macht aus einem anstrengenden Tag zwei gute.',
  { heading: 'Von Kampala' },
  'Es sind etwa 270\u00a0km und vier bis fünf Stunden, freitags mehr. Vom Flughafen in Entebbe ersparen Ihnen die Schnellstraße und die südliche Umgehung das Schlimmste vom Verkehr der Hauptstadt. Die Straße ist durchgehend asphaltiert, führt über Masaka und Lyantonde, und man teilt sie sich mit langen Lastwagen, eiligen Kleinbussen und Kühen.',
  'Bei Kayabwe, rund 75\u00a0km hinter der Stadt, überquert sie den Äquator. Dort gibt es einen weißen Ring, in den man sich stellen kann, und jemanden mit einer Schüssel und einem Blatt, der Ihnen zeigt, wie sich Wasser andersherum dreht. Es ist ein Trick, er ist charmant, und der Kaffee daneben ist gut.',
  'Etwas weiter, um Lukaya, führt die Straße an Papyrussümpfen vorbei, wo Kronenkraniche und mit viel Glück auch andere scheue Vögel zu sehen sind. Händler in nummerierten Kitteln halten Ihnen gebratenes Huhn und Gonja am Spieß ans Fenster. Kaufen Sie etwas. Es ist das beste Mittagessen zwischen zwei Städten, und jeder weiß es.',
  { heading: 'Wenn Sie die Hörner sehen' },
  'Hinter Lyantonde öffnet sich das Land. Die Bananengärten weichen dem Gras, die Hügel werden lang und kahl, und Sie begegnen den ersten Herden von Ankole-Rindern. Links beginnen die Ebenen des Lake Mburo; manchmal grasen Zebras in Sichtweite der Lastwagen. Vor der Stadt, in Biharwe, hat das Igongo Cultural Centre ein gutes Museum der Region und ist eine Stunde wert, wenn Sie eine haben.',
  { heading: 'Und weiter' },
  {
    list: [
      'Queen-Elizabeth-Park: nach Nordwesten durch Bushenyi und die Abbruchkante hinunter, etwa zwei bis drei Stunden, unterwegs die Kyambura-Schlucht mit ihren Schimpansen.',
      'Kabale und Lake Bunyonyi: nach Südwesten durch Ntungamo, etwa 140\u00a0km und zweieinhalb Stunden Hügel, die steiler werden.',
      'Bwindi, für die Gorillas: vier Stunden oder mehr, je nachdem, für welche Seite Ihre Genehmigung gilt. Sehen Sie nach dem Sektor, bevor Sie die Fahrt planen.',
      'Ruanda: über Kabale zur Grenze bei Katuna oder über Ntungamo nach Mirama Hills, wo es oft ruhiger ist.',
      'Fort Portal und die Kraterseen: nach Norden durch Ibanda oder über Queen Elizabeth, so oder so ein halber Tag.',
    ],
  },
  'Was immer die Karte auf Ihrem Telefon sagt: Rechnen Sie ein Viertel hinzu. Das Durchschnittstempo bestimmen hier Baustellen, Bodenschwellen in Fünfergruppen und das Bedürfnis, sich Dinge anzusehen.',
  { heading: 'Wie man hier fährt' },
  'Es herrscht Linksverkehr. In Orten gelten 50\u00a0km pro Stunde oder weniger, auf den meisten freien Strecken 80; die Schilder sagen es, und die Polizei kennt jede Stelle, an der ihnen niemand glaubt. Halten Sie Führerschein und Fahrzeugpapiere griffbereit, seien Sie freundlich, und es dauert eine Minute.',
  'Fahren Sie früh los und nicht im Dunkeln. Nicht wegen der Menschen, sondern wegen allem, was kein Licht hat: Fahrräder, Rinder, liegen gebliebene Lastwagen, markiert nur durch einen Zweig auf dem Asphalt. Sehen Sie Zweige auf der Straße, fahren Sie langsamer. Das ist das Warndreieck.',
  {
    note: 'Ohne eigenes Auto: Mehrere Busgesellschaften fahren den ganzen Tag zwischen Kampala und Mbarara und sind bequem genug, und Sammeltaxis fahren in jede Stadt der Umgebung. In der Stadt bringt Sie ein Boda-Boda überallhin. Vereinbaren Sie zuerst den Fahrpreis und verlangen Sie einen Helm.',
  },
  { heading: 'Warum hier halten' },
  'Mbarara liegt ziemlich genau dort, wo man die Reise von beiden Enden her gern unterbricht. Von hier sind die Gorillas einen Vormittag entfernt statt einen Tag, Lake Mburo liegt vor der Tür, und die Stadt hat Banken, Apotheken und für jede Automarke eine Werkstatt, was weiter draußen alles selten ist. Parken Sie, strecken Sie sich, essen Sie etwas, das nicht durch ein Autofenster kam, und sehen Sie in die Sterne. Von hier sind sie schöner, weil Sie stillstehen.',
]
