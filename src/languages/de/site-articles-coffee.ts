import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-coffee'

export const body: Translation<typeof english.body> = [
  'Uganda gehört zu den größten Kaffeeanbauländern Afrikas, und doch kann man eine Woche lang durchs Land reisen und nichts anderes gereicht bekommen als Instantpulver und eine Thermoskanne. Die guten Bohnen fahren auf Lastwagen davon. Man muss ein wenig Bescheid wissen, um ihnen dort zu begegnen, wo sie wachsen, und an einem dieser Orte sind Sie gerade.',
  { heading: 'Zwei Pflanzen, zwei Charaktere' },
  'Der meiste Kaffee Ugandas ist Robusta, und Robusta ist hier zu Hause: In den Wäldern um den Victoriasee wuchs er wild, lange bevor ihn jemand in Reihen pflanzte. Er mag Wärme und mittlere Höhen, die meisten Krankheiten machen ihm nichts aus, und in der Tasse ist er schwer, dunkel und erinnert ein wenig an Kakao. Die Höfe im Westen von Ankole, in Richtung Bushenyi und Ibanda, sind voll davon; dort wächst er im Schatten der Bananenstauden.',
  'Arabica kam aus Äthiopien und mag es kühl. In Uganda steigt er in die Höhe: an die Hänge des Mount Elgon im Osten, in die Rwenzori-Berge an der Grenze zum Kongo, auf die hohen Rücken ganz im Südwesten. Er ist leichter, säurebetonter und erinnert eher an Früchte. Steht auf einer Karte Bugisu oder Rwenzori, dann bekommen Sie diesen.',
  { heading: 'Wie ein Hof arbeitet' },
  'Ein Kaffeehof in Ankole ist selten nur das. Oben stehen Bananen, darunter Kaffee, dazwischen Bohnen, und eine Ziege ist dort angebunden, wo sie keinen Schaden anrichtet. Nach dem Regen blühen die Pflanzen weiß, alle auf einmal, und zwei Tage lang duften die Hügel nach Jasmin. Dann scheint den größten Teil eines Jahres nichts zu geschehen.',
  'Die Kirschen reifen ungleich, also pflückt man sie von Hand, Zweig für Zweig, die roten jetzt und die grünen in zwei Wochen. Ein großer Teil des Robusta wird dann auf Matten oder Planen ausgebreitet und in der Schale getrocknet. In diesem Zustand heißt er Kiboko, und in den Erntemonaten sehen Sie ihn an jeder Straße vor den Häusern, wo ihn mit dem Rechen wendet, wer gerade vorbeikommt.',
  {
    note: 'Jedes Jahr gibt es eine Haupternte und eine kleinere, und wann sie fallen, hängt davon ab, auf welcher Seite des Äquators ein Hang liegt. In Ankole sind die Matten zum Trocknen in der Mitte des Jahres am vollsten.',
  },
  { heading: 'Bevor man ihn trank' },
  'In den Königreichen um den großen See wurde Kaffee gekaut, lange bevor man ihn aufbrühte. Die Kirschen wurden mit Kräutern gekocht, im Rauch getrocknet und Besuchern in einem Körbchen gereicht; zwei Männer, die sich die Bohnen einer Kirsche teilten, waren von da an Brüder. Noch heute können Sie eine Handvoll solcher Bohnen kaufen, eingedreht in Bananenfaser. Sie schmecken nach Rauch und Heu, und sie halten Sie tatsächlich wach.',
  { heading: 'Wonach Sie fragen' },
  'Wenn Sie Kaffee sagen, bringt man Ihnen vielleicht heißes Wasser und eine Dose. Sagen Sie „brewed coffee“ oder fragen Sie nach einer French Press, und das Gespräch nimmt eine andere Wendung. In der Stadt gibt es inzwischen ein paar Lokale, die selbst rösten und Ihnen sagen, von welchem Hügel der Kaffee kommt. Trinken Sie ihn beim ersten Mal schwarz, dann entscheiden Sie.',
  {
    list: [
      'Ein Arabica vom Rwenzori: hell, ein wenig wie schwarze Johannisbeere, gut am Morgen.',
      'Ein Bugisu vom Mount Elgon: runder, mit einem Hauch Karamell.',
      'Ein gewaschener Robusta aus Ankole: schwer, bitter wie dunkle Schokolade, wie gemacht für Milch.',
      'African Coffee: mit Ingwer gekocht und mit keinem der vorigen zu verwechseln.',
    ],
  },
  { heading: 'Welchen mit nach Hause nehmen' },
  'Kaufen Sie ganze Bohnen, achten Sie auf das Datum der Röstung statt auf das der Haltbarkeit und verlangen Sie eine Tüte mit Ventil. Ein Kilo im Gepäck ist ein Geschenk für acht Menschen. Von Kaffee aus einer Genossenschaft bleibt mehr vom Preis auf dem Hügel, von dem er kommt, und meist nennt das Etikett den Hügel, was beim Frühstück die bessere Geschichte abgibt.',
  'Noch besser: Sehen Sie ihn wachsen. Die Bauern an den Straßen nach Westen sind neugierige Gäste gewohnt und stolz auf ihre Pflanzen. Fragen Sie an der Rezeption, wer diese Woche trocknet. Gehen Sie in der Kühle des Nachmittags, bringen Sie den Kindern etwas Süßes mit und nehmen Sie sich Zeit, denn ohne eine Tasse lässt man Sie nicht gehen.',
]
