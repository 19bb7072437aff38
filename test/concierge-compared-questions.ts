import { trialsOf } from './concierge-questions'

const HAND_OVER = /\+256 700 000 001/

/** What is compared, counted, timed, or named by what it is for: kinds of questions a stranger asked in vain. */
export const COMPARED_QUESTIONS = [
  ...trialsOf('compared', [
    [
      'two couples want privacy. 2 deluxe or one family villa?',
      [/^- Deluxe Villa/, /- Family Villa/, '34 m²'],
    ],
    ['Tofauti ya garden studio na deluxe ni nini', ['28 m²', '34 m²', '$55', '$65']],
    ['how many of the studios do u have in total', '4 × Garden Studio', /25 furnished/],
    ['how many hrs from kampala by car', /Five hours/],
    ["Combien de temps de route depuis l'aéroport d'Entebbe", [/Entebbe \(300\skm environ\)/, HAND_OVER]],
    ['which is the most expensive villa you have and why so much', ['Residence', /\d m²/], 'Garden Studio'],
    ['which is the smallest villa', ['25 m²', 'Garden Studio'], 'Residence'],
    ['Which of the villas has a bathroom for visitors as well', /Executive Villa/, /other guests|Honeymoon/],
    ['Can I cook my own food inside, I have a strict diet', /Residence|Family Villa/, /Garden Studio/],
    ['Haben alle Villen eine Küche oder nur manche', /Residenz|Familienvilla/, /Klimaanlage|Gartenstudio/],
    ['what wil i pay for 4 nites Mon-fri in the executive', /checkIn=2027-03-15&checkOut=2027-03-19/],
    [
      'the house with three bedrooms 18 dec - 20 dec 27 for six ppl',
      /checkIn=2027-12-18&checkOut=2027-12-20/,
    ],
    [
      'Familia yetu ni sita, tunakuja tarehe 15 hadi 17 Desemba',
      /guests=6/,
      /Garden Studio|Studio ya bustani/,
    ],
    ['Hallo, am Nikolaustag eine Nacht, mein Mann und ich', /checkIn=2027-12-06&checkOut=2027-12-07/],
    ['do we need ID or passport on arrival', HAND_OVER],
    ['we want to bring our own beer and meat to grill on the veranda, is it ok', HAND_OVER],
    ['is it possible to book for 9 people in one villa and stay 70 nights', [/sleeps 6/, '60 nights']],
  ]),
  ...trialsOf('a part of the question', [
    ['how much is a plate of tilapia', [/tilapia/, /not on our pages/, HAND_OVER]],
    ['Quel est le prix du tour en bateau sur le lac', /après-midi/],
    ['does the full board include caviar', [/Full board/, /caviar/, HAND_OVER]],
    ['Do you serve breakfast on a submarine?', [/submarine/, HAND_OVER]],
    ['what time is breakfast', /6:30/, /in particular/],
    ['Is the roast goat thing cheaper for my two little ones', [/eat for half/, /Register Now/], /Live Band/],
    ['How do I sign up for the dancers evening', [/Ekitaguriro/, /Register Now/], /Live Band/],
    ['Haben die zwei Säle getrennte Eingänge?', /eigene[nm]? Eingang/],
    ["C'est loin du centre-ville de Mbarara ?", /Makenke/, /Igongo/],
    ['how quickly do you answer mails', /within 24 hours/],
  ]),
  ...trialsOf('who comes, and for how long', [
    ['Difference in price between terrace and executive?', ['$75', '$85']],
    [
      'I would like come 20 of april, stay until 24, we are 3 persons',
      /checkIn=2027-04-20&checkOut=2027-04-24&guests=3/,
    ],
    [
      'We land on 12 April and would reach you the 13th in the afternoon, leaving the 15th. Is there room for 4 of us, my parents included?',
      /checkIn=2027-04-13&checkOut=2027-04-15&guests=4/,
    ],
    ['Deluxe usiku mbili, Jumanne na Jumatano, ni dola ngapi jumla?', '$130'],
    [
      'Habt ihr morgen noch ein Zimmer mit eigener Terrasse? Bis Sonntag.',
      /checkIn=2027-03-11&checkOut=2027-03-14/,
    ],
    ['is deluxe enough for two adults plus one 11 yr old?', /guests=3/, /guests=2/],
    ['Zwei Familien mit zusammen 4 Erwachsenen und 3 Kindern, geht das in einem Haus?', [/zu 7/, /Residenz/]],
    ['Reichen 200 Dollar für drei Nächte zu zweit?', /65|55/, /Honeymoon|Executive/],
    ['we have 4 people, my mother cannot climb stairs, what suits us', /ground floor/, /first floor|F11/],
  ]),
]
