import { HOUSE_QUESTIONS, type Trial, trialsOf } from './concierge-questions'

const prices = trialsOf('prices', [
  ['How much is the Garden Studio?', ['$55.00', '$66.00']],
  ['price of rose villa', ['$65.00', '$78.00']],
  ['What does a Family Villa cost per night?', ['$120.00', '$115.00']],
  ['how much is La Familiar at the weekend', /\$14[04]\.00/],
  ['What are your prices?', '$52.00'],
  ['how much is half board in the Deluxe Villa', '$83.00'],
  ['full board price for the residence', '$261.00'],
  ['How much for Sundowner S01 from 15 to 18 March?', '$237.00'],
  ['what would 2 nights in H02 from 22 March cost', '$118.00'],
  ['Total for G11 from friday 19 march to monday 22 march', '$225.00'],
  ['Rose Villa R02 with half board 12 to 14 April, how much?', '$166.00'],
  ['how much is F01 for 3 nights from 10 May 2027', '$360.00'],
  ['Can you give me a discount?', /cannot promise/],
  ['I want a long stay discount of 50%', /cannot promise/, /\$26\.00|50% off/],
])

const availability = trialsOf('availability', [
  [
    'Is Rose Villa free 12 to 15 December?',
    ['R01', '3 nights', '$208.00', 'villa=5&checkIn=2027-12-12&checkOut=2027-12-15'],
  ],
  ['Is Rose Villa free from 14 to 16 May?', [/not free/, /nearest/i, /checkIn=2027-05-1/]],
  ['is R01 available 5 april to 8 april', [/not free/, 'checkIn=2027-04-08']],
  ['Is R01 free from 8 to 10 April?', [/free/, 'checkIn=2027-04-08&checkOut=2027-04-10'], /not free/],
  ['Is R01 free from 3 to 5 April?', 'checkIn=2027-04-03&checkOut=2027-04-05', /not free/],
  ['Is Honey Bee H11 free 1 to 3 June?', 'checkIn=2027-06-01&checkOut=2027-06-03', /not free/],
  ['Sundowner S01 this weekend?', [/not free/, 'Sundowner S01']],
  ['which villas are free tonight', ['checkIn=2027-03-10&checkOut=2027-03-11', /24 of our 25|23 of our 25/]],
  ['Anything free next weekend?', 'checkIn=2027-03-19&checkOut=2027-03-21'],
  ['do you have a room from friday to monday', 'checkIn=2027-03-12&checkOut=2027-03-15'],
  ['24/12 - 27/12 for 2 people', 'checkIn=2027-12-24&checkOut=2027-12-27&guests=2'],
  ['2027-04-20 to 2027-04-22, two guests', 'checkIn=2027-04-20&checkOut=2027-04-22&guests=2'],
  ['Availability for 5 adults from April 20 to April 23', ['La Familiar', 'guests=5'], 'Garden Studio'],
  ['tomorrow for 2 nights', 'checkIn=2027-03-11&checkOut=2027-03-13'],
  ['Do you have rooms over Christmas for 2 nights?', 'checkIn=2027-12-25&checkOut=2027-12-27'],
  ['is a honeymoon villa free on 31 december', 'checkIn=2027-12-31'],
  ['we would like to come on the 20th and leave on the 23rd', 'checkIn=2027-03-20&checkOut=2027-03-23'],
  ['arriving 5th leaving 8th April, 3 people', 'checkIn=2027-04-05&checkOut=2027-04-08'],
  ['3 nights in April for 4 people', [/April 2027/, 'La Familiar']],
  ['Is there anything available next week?', /checkIn=2027-03-15/],
  ['When is Rose Villa free?', 'checkIn=2027-03-1'],
  ['a villa with a terrace for 3 from 20 to 22 april', /Village View V01|Sundowner/],
  ['under $70 from 6 to 8 July', 'checkIn=2027-07-06&checkOut=2027-07-08', '$180.00'],
  ['Book Rose Villa for me from 12 to 15 December', [/cannot book/, 'checkIn=2027-12-12']],
  ['cheapest room for 2 from 1 to 4 june', ['Forest Breeze G02', '$156.00']],
])

const dates = trialsOf('impossible dates', [
  ['Is Rose Villa free on 30 February?', /no 30 February/, /Yes/],
  ['31 april to 2 may', /no 31 April/],
  ['from 15 to 12 December', /check-out lies before/],
  ['Do you have a room from 1 March 2027 to 3 March 2027?', /in the past/],
  ['yesterday for one night', /in the past/],
  ['from 2027-02-30 to 2027-03-02', /2027-02-30/],
  ['12 to 15 December 2029', /365 days/],
  ['from 1 April for 90 nights', /60 nights/],
  ['a room for 0 people tomorrow', /at least one guest/],
  ['for 50 people from 1 to 3 June', /two villas/],
  ['from 32 march', /no 32 March/],
])

const followUps = trialsOf('follow-ups', [
  [
    ['Is Rose Villa free 12 to 15 December?', 'and for 4 people?'],
    [/sleeps up to 2/, 'guests=4', 'checkIn=2027-12-12'],
  ],
  [
    ['Is Rose Villa free next weekend?', 'what about the weekend after?'],
    ['Rose Villa', 'checkIn=2027-03-26&checkOut=2027-03-28'],
  ],
  [['How much is the Family Villa?', 'and with half board?'], '$156.00'],
  [['Which villas are free tonight?', 'and tomorrow?'], 'checkIn=2027-03-11&checkOut=2027-03-12'],
  [
    ['Is R01 free 12 to 15 December?', 'What about Honey Bee?'],
    [/Honey Bee/, 'checkIn=2027-12-12&checkOut=2027-12-15'],
  ],
  [
    ['Tell me about the Residence', 'Is it free from 20 to 22 April?'],
    ['La Familiar F03', 'checkIn=2027-04-20'],
  ],
  [['Rooms from 20 April', 'for 3 nights'], 'checkIn=2027-04-20&checkOut=2027-04-23'],
  [
    ['Is Sundowner S02 free from 20 to 22 April?', 'one more night?'],
    'checkIn=2027-04-20&checkOut=2027-04-23',
  ],
  [
    ['Is Sundowner S02 free from 20 to 22 April?', 'and a week later?'],
    'checkIn=2027-04-27&checkOut=2027-04-29',
  ],
  [['What time is breakfast?', 'and lunch?'], '12:00–3:00 PM'],
  [['How far is Lake Mburo?', 'What is the entrance fee?'], '$40'],
  [['Is Rose Villa free 12 to 15 December?', 'how much is it in total?'], '$208.00'],
  [['Is Rose Villa free 12 to 15 December?', 'what time is check-in?'], '2:00 PM', /villa=5/],
])

/** All that the concierge is held to. */
export const QUESTIONS: readonly Trial[] = [HOUSE_QUESTIONS, prices, availability, dates, followUps].flat()
