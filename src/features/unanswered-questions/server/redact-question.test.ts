import { expect, test } from 'vitest'
import { plainText } from '@/features/questions/understand/plain-words'
import { redactQuestion } from './redact-question'

const KNOWN = new Set(
  'do you have i my in the is there for a dinner mbarara rose villa about does and want'.split(' '),
)

function keep(message: string, question = plainText(message)) {
  return redactQuestion(question, message, (word) => KNOWN.has(word))
}

test.for([
  ['Do you sell tractors?', 'do you sell tractors?'],
  ['Write to jane.doe@guest.example about tractors', 'write to … about tractors'],
  ['Call me on +256 772 123-456 about tractors', 'call me … about tractors'],
  ['My passport B1234567 about tractors', 'my passport … about tractors'],
  ['See https://x.example/my-booking/abc tractors', 'see … tractors'],
  ['Write to @jane_akello.ug about tractors', 'write to … about tractors'],
  ['I was born on 12.03.1980, tractors from 24.12.2027?', 'i was born on …, tractors from 24.12.2027?'],
  [
    'Do you rent tractors from 24.12.2027 to 26.12.2027',
    'do you rent tractors from 24.12.2027 to 26.12.2027',
  ],
  ['my name is jane akello and i want tractors', 'my name is … and i want tractors'],
  ['Tell Mr. Okello about tractors', 'tell mr. … about tractors'],
  ['Is there a tractor for Peter Okello in Mbarara?', 'is there a tractor for … in mbarara?'],
  ['Peter Okello asks for tractors', '… asks for tractors'],
  ["Is Atim's tractor there", 'is … tractor there'],
  ['Tractors at Rose Villa?', 'tractors at rose villa?'],
  ['this is john okello do you have tractors', 'this is … do you have tractors'],
  ['I am john okello, do you have tractors', 'i am …, do you have tractors'],
  ['my surname is okello and i want tractors', 'my surname is … and i want tractors'],
  ['mimi ni akello, do you have tractors', 'mimi ni …, do you have tractors'],
  ['Okello here, do you have tractors', '… here, do you have tractors'],
  ['I am for dinner in the villa about tractors', 'i am for dinner in the villa about tractors'],
  ['is there a place for car uba 123b', 'is there a place for car …'],
  ['DO YOU SELL TRACTORS', 'do you sell tractors'],
  ["Je m'appelle Marie Dupont, un tracteur ?", "je m'appelle …, un tracteur ?"],
] as const)('%s', ([message, kept]) => {
  expect(keep(message)).toBe(kept)
})

test('a question of a longer message loses what the message shows to be a name', () => {
  expect(keep('I am Peter Okello. Does Okello get a tractor?', 'does okello get a tractor')).toBe(
    'does … get a tractor',
  )
})

test('what leaves nothing to be answered is not kept, and no length takes long', () => {
  for (const nothing of ['', '???', '0772123456', 'a@b.example', 'Okello'])
    expect(keep(`x ${nothing}`)).toBeNull()
  const begun = performance.now()
  for (const sign of ['a@', '@a', 'born ', '1 ', 'A', 'Aa ', 'my name is ', '/my-booking/', 'a1'])
    keep(sign.repeat(2000).slice(0, 2000))
  expect(performance.now() - begun).toBeLessThan(500)
  expect(keep('tractors '.repeat(200))?.length).toBeLessThanOrEqual(200)
})
