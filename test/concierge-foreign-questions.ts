import { trialsOf } from './concierge-questions'

/** Questions in the languages that are answered in kind, and in some that are not. */
export const FOREIGN_QUESTIONS = [
  trialsOf('French', [
    ['A quelle heure peut-on arriver ?', [/14\sh/, /arrivée/]],
    ['Le petit-déjeuner est-il compris ?', [/^Oui/, /Demi-pension/]],
    ['Où êtes-vous situés ?', 'Makenke'],
    ['Combien coûte une nuit ?', [/la nuit/, '65,00']],
    [
      'Avez-vous une villa libre du 3 au 5 janvier pour deux personnes ?',
      'checkIn=2028-01-03&checkOut=2028-01-05&guests=2',
    ],
    ['Peut-on annuler gratuitement ?', [/gratuite/, '24']],
    ['Bonjour', /^Bonjour/],
    ['Avez-vous une piscine ?', /\+256 700 000 001/],
    [
      ['Une villa du 12 au 15 décembre pour 2 personnes, en demi-pension ?', 'et pour 4 personnes ?'],
      ['checkIn=2027-12-12&checkOut=2027-12-15&guests=4', 'demi-pension', '491,00'],
    ],
    ['Nous sommes 15 personnes du 12 au 15 décembre', [/Ensemble/, 'guests=6', '1\u202f280,00']],
    ['À quelle distance est Kampala ?', ['270', /équateur/]],
  ]),
  trialsOf('German', [
    ['Wann kann man einchecken?', '14:00 Uhr'],
    ['Ist das Frühstück inbegriffen?', [/^Ja/, /Halbpension/]],
    ['Wo liegt das Hotel?', 'Makenke'],
    ['Was kostet eine Nacht?', /65,00/],
    [
      'Haben Sie vom 3. bis 5. Januar etwas frei für zwei Personen?',
      'checkIn=2028-01-03&checkOut=2028-01-05',
    ],
    ['Gibt es WLAN?', /^Ja/],
    ['Guten Tag', /willkommen/i],
    ['Gibt es Parkplätze und Frühstück?', [/Parkplatz/, /Frühstück/]],
  ]),
  trialsOf('Kiswahili', [
    ['Naweza kuingia saa ngapi?', '2:00 PM'],
    ['Kifungua kinywa kimejumuishwa?', [/^Ndiyo/, /Milo miwili/]],
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
