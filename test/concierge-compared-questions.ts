import { trialsOf } from './concierge-questions'

const HAND_OVER = /\+256 700 000 001/

/** What is compared, counted, timed, or named by what it is for: kinds of questions a stranger asked in vain. */
export const COMPARED_QUESTIONS = trialsOf('compared', [
  ['two couples want privacy. 2 deluxe or one family villa?', [/^- Deluxe Villa/, /- Family Villa/, '34 m²']],
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
  ['the house with three bedrooms 18 dec - 20 dec 27 for six ppl', /checkIn=2027-12-18&checkOut=2027-12-20/],
  ['Familia yetu ni sita, tunakuja tarehe 15 hadi 17 Desemba', /guests=6/, /Garden Studio|Studio ya bustani/],
  ['Hallo, am Nikolaustag eine Nacht, mein Mann und ich', /checkIn=2027-12-06&checkOut=2027-12-07/],
  ['do we need ID or passport on arrival', HAND_OVER],
  ['we want to bring our own beer and meat to grill on the veranda, is it ok', HAND_OVER],
  ['is it possible to book for 9 people in one villa and stay 70 nights', [/sleeps 6/, '60 nights']],
])
