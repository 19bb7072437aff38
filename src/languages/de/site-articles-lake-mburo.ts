import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-lake-mburo'

export const body: Translation<typeof english.body> = [
  'Lake Mburo ist der Park, den man zwischen zwei gewöhnlichen Tagen besuchen kann. Er liegt etwa 30\u00a0km von Mbarara, ist klein genug für einen Vormittag und hat Tiere, die es fast nirgends sonst in Uganda gibt. Brechen Sie auf, solange es noch dunkel ist, und Sie sitzen wieder an einem gedeckten Tisch, bevor der Nachmittag richtig begonnen hat.',
  { heading: 'Warum die frühen Stunden' },
  'Die beste Zeit ist morgens zwischen sechs und acht. Das Gras ist nass, das Licht fällt flach unter die Akazien, und die Grasfresser stehen im Freien, bevor die Hitze sie in den Schatten schickt. Um elf sehen Sie dieselben Zebras an, aber die sehen nichts mehr an und stehen Kopf an Schwanz unter einem Baum.',
  'Auch der Nachmittag hat seine gute Stunde, die letzte vor Sonnenuntergang, wenn die Hügel die Farbe eines Löwen annehmen, den es hier nicht mehr gibt. Wenn Sie nur einmal wählen können, wählen Sie den Morgen: Er ist kühler, und wenn Regen fällt, wartet er meist bis später am Tag.',
  { heading: 'Was Sie sehen werden' },
  'Steppenzebras vor allem, so viele, wie Sie im Land sonst nur im äußersten Nordosten finden. Zwischen ihnen grasen Impalas, ihrer selbst so sicher, dass sie bei Autos kaum den Kopf heben. In den Tälern stehen Büffel, Warzenschweine traben mit Schwänzen wie Antennen, und die Elenantilopen, die größten unter den Antilopen, halten Abstand und sind Ihr Fernglas wert.',
  'Giraffen kamen 2015 von den Murchison Falls hierher und haben sich eingelebt. Suchen Sie sie über den Bäumen, nicht zwischen ihnen. Im See leben Flusspferde und Krokodile, darüber Schreiseeadler. Auch Leoparden gibt es, und gesehen werden sie von Menschen, die nicht mehr damit rechnen. Elefanten gibt es nicht, und darum haben die Akazien noch ihre Form.',
  { heading: 'Mit dem Auto, mit dem Boot, zu Fuß' },
  'Üblich ist die Fahrt über die Pisten, im eigenen Auto, wenn es hoch genug steht und die Jahreszeit trocken ist. Nach Regen hält der schwarze Boden die Räder fest, und Allradantrieb ist kein Luxus. Ein Boot fährt mit einem Ranger auf den See und bringt Sie näher an Flusspferde und Eisvögel als jede Straße.',
  'Das Ungewöhnliche an diesem Park ist, dass man darin auch zu Fuß gehen darf. Mit einem bewaffneten Ranger an der Seite verändert eine Stunde zwischen Zebras die Größe aller Dinge, Sie selbst eingeschlossen. Fragen Sie am Tor danach; wer früh geht, sieht am meisten.',
  {
    note: 'Der Eintritt kostet 40\u00a0$ pro Tag für ausländische Besucher, die nicht in der Region leben. Wer hier wohnt oder Staatsbürger ist, zahlt weniger; Boot, Wanderung und Fahrzeug kommen hinzu. Die Gebühren setzt die Uganda Wildlife Authority fest, und sie ändern sich; sehen Sie also in der Woche Ihrer Reise nach. Bringen Sie eine Karte oder Mobile Money mit: An den Toren wird kein Bargeld angenommen.',
  },
  { heading: 'So geht es von hier aus' },
  'Nehmen Sie die Straße nach Kampala in Richtung Osten. Die Abzweigung zum Sanga Gate ist gut ausgeschildert, und vom Asphalt ist es nur ein kurzes Stück Lateritpiste bis zur Schranke. Tanken Sie in der Stadt, im Park gibt es keinen Treibstoff. Nehmen Sie mehr Wasser mit, als Sie zu brauchen glauben, einen Hut und etwas Langes für die Arme gegen Sonne und Tsetsefliegen; die mögen Dunkelblau und Schwarz, tragen Sie also keines von beidem.',
  {
    list: [
      'Brechen Sie vor halb sechs auf, damit Sie am Tor stehen, wenn es öffnet.',
      'Fahren Sie zwei Stunden, solange die Ebenen voll sind.',
      'Nehmen Sie am Vormittag das Boot, wenn die Sonne oben ist und die Flusspferde im Wasser sind.',
      'Seien Sie gegen Mittag wieder auf der Straße, vorbei an Milchlastern und langhörnigen Rindern.',
    ],
  },
  'Diese Rinder gehören zur Geschichte. Auf den Ebenen um den Park weiden die Herden von Ankole länger, als es einen Park gibt, und an seinem Rand treffen Sie Kühe mit Hörnern wie Leiern, die trinken, wo eine Stunde zuvor Zebras getrunken haben. Halten Sie an, grüßen Sie den Hirten, fragen Sie, bevor Sie fotografieren. Vielleicht wird es das Bild, das Sie behalten.',
  'Und dann sind Sie, staubig und ein wenig sonnenverbrannt, zurück: eine Dusche, ein spätes Mittagessen, ein Stuhl auf der Veranda. Das ist der Vorzug eines Parks, der dort beginnt, wo die Stadt aufhört. Sie bekommen den wilden Morgen und den stillen Abend dazu.',
]
