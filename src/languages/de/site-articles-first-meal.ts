import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-first-meal'

export const body: Translation<typeof english.body> = [
  'Ankole ist Rinderland, und seine Küche beginnt mit Milch. Bevor es in Mbarara Restaurants gab, gab es Kalebassen voll davon, die im Rauch hingen, Butter, von Hand darin geschüttelt, und eine Sauce aus dieser Butter, die man hier gegen alle Welt verteidigt. Wenn Sie eines essen, was Sie noch nie gegessen haben, dann Eshabwe.',
  { heading: 'Eshabwe, die weiße Sauce' },
  'Sie sieht aus wie dünne Sahne und schmeckt wie nichts, was Sie erwarten. Eshabwe ist Ghee, das gereifte von hier, mit kaltem Wasser und ein wenig Steinsalz geschlagen, bis es weiß und glatt wird. Man serviert sie kühl. Kein Mehl ist darin und keine Sahne, und sie verlangt Geduld und einen sauberen Holzlöffel: zu schnell gerührt oder mit zu warmem Wasser, gerinnt sie.',
  'Sie ist ein Gericht der Ehre. Wenn sich zwei Familien vorstellen oder eine Hochzeit gefeiert wird, bemerkt man, wie sie hereinkommt, und wer sie gemacht hat, wird mit Namen gelobt. Man nimmt sie zu etwas Schlichtem, damit ihr nichts widerspricht.',
  { heading: 'Zwei Dinge, die sie tragen' },
  'Das erste ist Matooke: grüne Bananen, geschält, in ihre eigenen Blätter gewickelt, gedämpft, so lange es eben dauert, und weich gedrückt. Gelb und dampfend kommt sie auf den Tisch, noch in ihrem Blatt, wenn die Köchin stolz ist. Sie ist nicht süß. Denken Sie an das Brot des Hauses, nur dass hier niemand sie mit Brot vergleichen würde.',
  'Das zweite ist älter. Für Hirsebrot, Karo, rührt man Hirsemehl in kochendes Wasser, bis der Arm nicht mehr kann. Es ist dunkel, fest und ein wenig sauer und kommt in einem kleinen Korb mit Deckel, der es warm hält. Man bricht mit der rechten Hand ein Stück ab, drückt mit dem Daumen eine Mulde hinein und nimmt es als Löffel. Niemand hat etwas dagegen, wenn Sie um eine Gabel bitten. Alle freuen sich, wenn Sie es nicht tun.',
  { heading: 'Bohnen, Gemüse und der Grill' },
  'Firinda entsteht, wenn Bohnen eingeweicht, einzeln gehäutet und gekocht werden, bis sie zu Creme werden. Es ist ein bescheidenes Gericht, das einen ganzen Vormittag braucht, und mit Karo eine volle Mahlzeit ohne Fleisch. Dodo, eine Art Amarant, ist das Blattgemüse, dem Sie am häufigsten begegnen, mit Zwiebeln und Tomaten und vielleicht einem Löffel Erdnusssauce.',
  'Dann ist da der Rauch. Muchomo ist einfach gegrilltes Fleisch, meist Ziege, am Straßenrand über Holzkohle gebraten und mit Salz, roher Zwiebel und einer gerösteten Kochbanane gegessen, die Gonja heißt. Tilapia kommt von den Seen herauf und ist am besten im Ganzen, eingeschnitten und knusprig, mit einer Limette.',
  {
    note: 'Bei Tisch: Vor dem Essen kommt jemand mit Krug und Schüssel. Halten Sie die Hände über die Schüssel, und man gießt Ihnen Wasser darüber. Die rechte Hand isst, die linke ruht.',
  },
  { heading: 'Der Rolex, weil Sie fragen werden' },
  'Er kommt nicht aus Ankole und ist keine Uhr. „Rolled eggs“: ein Omelett mit Tomate und Kohl, auf ein Chapati gelegt und in ein Blatt Papier gerollt. Auf den Straßen Kampalas geboren, hat er jeden Winkel des Landes erobert. In Mbarara finden Sie überall dort, wo Studenten sind, einen Herd und eine Schlange davor. Bestellen Sie ihn mit zwei Eiern und essen Sie ihn im Stehen.',
  { heading: 'Und dazu' },
  'Milch, denn von hier bekommt ein großer Teil Ugandas seine Milch. Frisch und abgekocht oder gesäuert und dick, wie man sie gern zu Karo trinkt. Bushera, aus gekeimter Hirse oder Sorghum, wird den Kindern jung und süß gereicht, den Vätern älter und lebhafter. African Tea ist halb Milch und ganz Ingwer, und an einem kühlen Morgen gibt es nichts Besseres.',
  {
    list: [
      'Für den ersten Versuch: Matooke mit Eshabwe und einem Schmorgericht dazu.',
      'Wenn Sie kein Fleisch essen, sind Firinda, Dodo und Karo ein Festmahl.',
      'Für Kinder Gonja vom Grill: süß, weich und in einer Minute verschwunden.',
      'Schälen Sie Obst selbst und beginnen Sie mit den kleinen Bananen, die nach Apfel schmecken.',
    ],
  },
  'Nichts davon geht schnell. Matooke wird gedämpft, wenn Sie bestellen, oder sie ist das Bestellen nicht wert. Setzen Sie sich also, bevor Sie hungrig sind, wählen Sie einen Tisch mit Blick in den Garten und lassen Sie die Küche tun, was sie hier seit ein paar Hundert Jahren tut.',
]
