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

const ONE_RECORD: Evidence = {
  ...EVIDENCE,
  records: [
    'Rose Villa $65.00 a night, free 12–15 Dec 2027 for $208.00 in all, breakfast 6:30–10:00 AM, check-in 2:00 PM',
  ],
}

test.for([
  'Rose Villa is free from 12 to 15 December.',
  'It is free 12 December – 15 December 2027.',
  'Dec 12 is free.',
  'December 12–15, 2027 is free.',
  'Free 12/12 - 15/12.',
  'Free 12-15/12/2027, or 12.12.2027 as others write.',
  'Free from the 12th to the 15th.',
  'Free from the twelfth of December on.',
  'Reception is there for you 24/7.',
  'Check-in is from 2 PM.',
  'Check-in is from 14:00.',
  'Check-in is at 2 o’clock, or two in the afternoon.',
  'Breakfast is from half past six to 10 AM.',
  'Breakfast is served 6:30 to 10.',
  'Rose Villa costs $65 per night.',
  'Rose Villa is 65 dollars a night.',
  'The nightly rate of Rose Villa is sixty-five dollars.',
  '$208 for the three nights.',
  'For three nights Rose Villa comes to a total of $208.00.',
  '**Rose Villa** is $65 a night, $208 in all for 2 guests.',
  'I cannot hold dates for you; please use the [calendar](/calendar).',
])('what one record bears out stands in other words: %s', (answer) => {
  expect(findUnfounded(answer, ONE_RECORD)).toBeNull()
})

test.for([
  ['a range that begins too early', 'Rose Villa is free from 10 to 15 December.'],
  ['a range that ends too late', 'Free December 12-19.'],
  ['a range that ends in another month', 'Free from 12 December to 3 January.'],
  ['a range whose end has no month', 'Free from 12 December to 19.'],
  ['another year', 'It is free on 12 December 2029.'],
  ['another year in figures', 'It is free on 12/12/2029.'],
  ['a range in figures', 'Free 24/12 - 27/12.'],
  ['a range of one month in figures', 'Free 24–27/12.'],
  ['an ordinal', 'It is free on the 24th.'],
  ['an ordinal in words', 'It is free on the twenty-fourth.'],
  ['a holiday', 'It is free on Christmas Eve.'],
  ['a range of times', 'Breakfast is from 5 to 10 AM.'],
  ['a range of bare hours', 'Breakfast is from 5 to 10.'],
  ["an hour by o'clock", "Breakfast starts at 5 o'clock."],
  ['an hour in words', 'Breakfast starts at five o’clock in the morning.'],
  ['noon', 'Check-in is at noon.'],
  ['midnight', 'You can check in until midnight.'],
  ['the other half of the day', 'Check-in is from 2 AM.'],
  ['shillings', 'Rose Villa costs UGX 240,000.'],
  ['shillings behind the amount', 'Rose Villa costs 240,000 shillings.'],
  ['euros', 'Rose Villa is €30 a night.'],
  ['our amount in euros', 'Rose Villa is €65 a night.'],
  ['a price in number words', 'It is forty dollars a night.'],
  ['a price without a currency', 'It is 45 a night.'],
  ['a price without anything', 'Rose Villa costs 45.'],
  ['a range of prices', 'It is $45–65 a night.'],
  ['a total told as a nightly price', 'Rose Villa costs $208 a night.'],
  ['a nightly price told as a total', 'Rose Villa is $65 in all.'],
  ['a nightly price beforehand', 'The nightly rate is $208.'],
  ['a reduction', 'You get a 20 percent reduction.'],
  ['a reduction by words', 'We reduced the price by twenty per cent.'],
  ['held dates', 'Your dates are held for you.'],
  ['dates that are being held', 'I am holding Rose Villa until tomorrow.'],
] as const)('one record does not bear out %s', ([, answer]) => {
  expect(findUnfounded(answer, ONE_RECORD)).toEqual(expect.any(String))
})
