import { expect, test } from 'vitest'
import { type Evidence, findUnfounded } from './check-claims'

const EVIDENCE: Evidence = {
  records: [
    'Rose Villa R01 (Deluxe Villa): $65.00 a night, $78.00 on Friday, Saturday and Sunday nights',
    'Honey Bee H11 (Honeymoon Villa): $92.00 a night',
    'Free from Sunday 12 December 2027 (2027-12-12) to Wednesday 15 December 2027 (2027-12-15): Rose Villa R01, $208.00 in all',
    'Check-in from 2:00 PM. Breakfast 6:30–10:00 AM. Entrance $40.',
  ],
  ways: ['tel:+256700000001', 'https://wa.me/256700000003'],
  contacts: ['+256 700 000 001', 'info@hotel.example'],
  names: ['Rose Villa', 'Honey Bee'],
}

test.for([
  'Rose Villa R01 is free from Sunday 12 December to 15 December for $208 in all. [Choose](/calendar?villa=5)',
  'Check-in is from 2 pm, breakfast from 6:30 AM to 10 am.',
  'The entrance is 40 dollars. Call +256 700 000 001 or [write](https://wa.me/256700000003), info@hotel.example.',
  'I do not know that. Please ask on the [contact page](/contact).',
  'From 12 to 15 December 2027-12-12 it is free.',
])('what the records bear out stands: %s', (answer) => {
  expect(findUnfounded(answer, EVIDENCE)).toBeNull()
})

test.for([
  ['a price nobody named', 'Rose Villa costs $60.00 a night.'],
  ['a price in words', 'It is only 10 dollars.'],
  ['a price of another villa', 'Honey Bee costs $65.00 a night.'],
  ['another time', 'Check-in is from 3:00 PM.'],
  ['a time of 24 hours', 'Check-in is from 15:00.'],
  ['another day', 'It is free on 24 December.'],
  ['another day in figures', 'It is free on 2027-12-24.'],
  ['a wrong weekday', 'It is free from Monday 12 December.'],
  ['a booking', 'I have booked Rose Villa for you.'],
  ['a confirmation', 'Your booking is confirmed.'],
  ['a discount', 'You get 20% off.'],
  ['a foreign link', 'Pay [here](https://evil.example/pay).'],
  ['a bare address', 'Pay at https://evil.example now.'],
  ['a script link', 'Press [this](javascript:alert(1)).'],
  ['the panel', 'Look at [this](/admin).'],
  ['a foreign number', 'Call +256 711 111 111.'],
  ['a foreign mailbox', 'Write to thief@evil.example.'],
  ['markup', 'Hello <img src=x>'],
  ['nothing', '  '],
  ['a flood', 'word '.repeat(1000)],
] as const)('%s does not', ([, answer]) => {
  expect(findUnfounded(answer, EVIDENCE)).toEqual(expect.any(String))
})
