import { trialsOf } from './concierge-questions'

/** Questions in the languages that are answered in kind, and in some that are not. */
export const FOREIGN_QUESTIONS = [
  trialsOf('French', [
    ['A quelle heure peut-on arriver ?', ['2:00 PM', /arrivée/]],
    ['Le petit-déjeuner est-il compris ?', [/^Oui/, '6:30']],
    ['Où êtes-vous situés ?', 'Makenke'],
    ['Combien coûte une nuit ?', [/Par nuit/, '$65']],
    [
      'Avez-vous une villa libre du 3 au 5 janvier pour deux personnes ?',
      'checkIn=2028-01-03&checkOut=2028-01-05&guests=2',
    ],
    ['Peut-on annuler gratuitement ?', [/gratuite/, '24']],
    ['Bonjour', /^Bonjour/],
    ['Avez-vous une piscine ?', /\+256 700 000 001/],
  ]),
  trialsOf('German', [
    ['Wann kann man einchecken?', '2:00 PM'],
    ['Ist das Frühstück inbegriffen?', [/^Ja/, '6:30']],
    ['Wo liegt das Hotel?', 'Makenke'],
    ['Was kostet eine Nacht?', '$65'],
    [
      'Haben Sie vom 3. bis 5. Januar etwas frei für zwei Personen?',
      'checkIn=2028-01-03&checkOut=2028-01-05',
    ],
    ['Gibt es WLAN?', /^Ja/],
    ['Guten Tag', /willkommen/i],
  ]),
  trialsOf('Kiswahili', [
    ['Naweza kuingia saa ngapi?', '2:00 PM'],
    ['Kifungua kinywa kimejumuishwa?', [/^Ndiyo/, '6:30']],
    ['Mko wapi?', 'Makenke'],
    ['Bei ya villa kwa usiku ni ngapi?', '$65'],
    ['Habari', /karibu/i],
    ['Kuna maegesho ya gari?', /^Ndiyo/],
  ]),
  trialsOf('another language', [
    ['¿A qué hora es el desayuno?', [/español|inglés/, '+256 700 000 001']],
    ['A che ora è la colazione?', [/inglese/, '+256 700 000 001']],
  ]),
].flat()
