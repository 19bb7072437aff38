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
  trialsOf('who comes, and when', [
    ['Mimi, mume wangu na watoto watatu, nyumba ipi itatutosha?', [/F01/, 'guests=5'], /G02|V01/],
    ['Wageni wanne wa ofisi wanaweza kulala nyumba moja?', [/F02/, 'guests=4'], /G02|V01/],
    [
      'Wir kommen am 3. August mit zwei Kindern und bleiben fünf Nächte, Halbpension.',
      'checkIn=2027-08-03&checkOut=2027-08-08&guests=4',
      /G02/,
    ],
    [
      'Reisegruppe mit 25 Leuten, eine Nacht vom 10. auf den 11. Februar',
      [/zu 25/, '/booking/group'],
      /villa=/,
    ],
    [
      'La villa lune de miel est-elle encore libre pour la Saint-Valentin ?',
      'checkIn=2028-02-14&checkOut=2028-02-15',
    ],
    ['une chambre pour ce soir svp', 'checkIn=2027-03-10&checkOut=2027-03-11'],
    [
      'Tarehe 1 hadi 5 mwezi wa pili, watu wanne, kila mmoja alale peke yake',
      ['checkIn=2028-02-01&checkOut=2028-02-05', /G02/, '/booking/group'],
      /F03/,
    ],
  ]),
  trialsOf('another language', [
    ['¿A qué hora es el desayuno?', [/español|inglés/, '+256 700 000 001']],
    ['A che ora è la colazione?', [/inglese/, '+256 700 000 001']],
  ]),
].flat()
