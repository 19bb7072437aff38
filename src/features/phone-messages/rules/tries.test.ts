import { expect, test } from 'vitest'
import { decideInQuiet } from './tries'

const at = (text: string) => new Date(`${text}:00+03:00`)
const end = at('2027-03-11T08:00')
const later = at('2027-03-12T00:00')

test('what was not tried yet waits for the end of the quiet hours, while it has something to tell by then', () => {
  const decide = (staleFrom: Date) =>
    decideInQuiet({ now: at('2027-03-10T21:00'), end }, { attempts: 0, staleFrom })
  expect(decide(later)).toBe('wait')
  expect(decide(at('2027-03-11T08:01'))).toBe('wait')
  expect(decide(end)).toBe('stale')
  expect(decide(at('2027-03-11T00:00'))).toBe('stale')
})

test.for([
  // After one try the pauses that are left take 112 minutes, after five 60 minutes, after six nothing.
  [1, '2027-03-11T06:07', 'too-long'],
  [1, '2027-03-11T06:08', 'wait'],
  [5, '2027-03-10T21:23', 'too-long'],
  [5, '2027-03-11T06:59', 'too-long'],
  [5, '2027-03-11T07:00', 'wait'],
  [6, '2027-03-11T07:59', 'too-long'],
] as const)('after %i tries in vain at %s: %s', ([attempts, now, decision]) => {
  expect(decideInQuiet({ now: at(now), end }, { attempts, staleFrom: later })).toBe(decision)
})

test('an outage is told as one, whatever the message has to tell in the morning', () => {
  expect(decideInQuiet({ now: at('2027-03-10T21:23'), end }, { attempts: 5, staleFrom: end })).toBe(
    'too-long',
  )
})
