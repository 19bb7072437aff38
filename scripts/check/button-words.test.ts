import { expect, test } from 'vitest'
import { findButtonWords, judgeButtonWord, wordAt } from './button-words'
import { findLongButtons } from './languages'

const TEXT = "export const words = defineWords('room.words', {})"

test('words of buttons are those named in a button of guests, or in what looks like one', () => {
  const screen = `
    import { words } from '../text'
    import { Button } from '@/web/ui/button'
    export const Screen = () => (
      <section>
        <h2>{words.title}</h2>
        <Button onClick={onPay}>{isLate ? words.pay.late : words.pay.now}</Button>
        <PageLink path="/villas" className={buttonClass({ look: 'quiet' })}>{words.look(2)}</PageLink>
        <p>{words.help}</p>
      </section>
    )`
  const files = {
    'src/features/room/text.ts': TEXT,
    'src/features/room/web/screen.tsx': screen,
    'src/features/room/web/admin-screen.tsx': screen.replaceAll('pay.', 'staff.'),
  }
  expect(findButtonWords(files)).toEqual(
    [['pay', 'late'], ['pay', 'now'], ['look']].map((place) => ({
      file: 'src/features/room/text.ts',
      name: 'words',
      place,
    })),
  )
})

test('a word is too long where it is more than 1.6 times the English and fills more than a line', () => {
  expect(judgeButtonWord('Pay', 'Jetzt alles bezahlen')).toBeNull()
  expect(judgeButtonWord('Book another stay', 'Einen weiteren Aufenthalt buchen')).toContain('1.6 times')
  expect(judgeButtonWord('See all free nights here', 'Voir toutes les nuits libres ici')).toBeNull()
  const [short, long] = [
    (count: number) => `Pay ${count}`,
    (count: number) => `Bitte ${count} Villen gleich bezahlen`,
  ]
  expect(judgeButtonWord(short, long)).not.toBeNull()
  expect(judgeButtonWord(short, undefined)).toBeNull()
})

test('a word is found at its place, and nothing where there is none', () => {
  expect(wordAt({ pay: { now: 'Pay' } }, ['pay', 'now'])).toBe('Pay')
  expect(wordAt({ pay: 'Pay' }, ['pay', 'now', 'or'])).toBeUndefined()
})

test('a search that finds no words of buttons measured nothing', async () => {
  const { problems, words } = await findLongButtons(['src/kernel/language.ts'])
  expect(words).toBe(0)
  expect(problems).toEqual([{ path: 'src', message: expect.stringContaining('nothing was measured') }])
})
