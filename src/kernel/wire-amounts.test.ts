import { expect, test } from 'vitest'
import { z } from 'zod'
import { toCents } from './money'
import { amountText } from './wire'

test('an amount that cannot be read is told once, and no rule about amounts is asked of it', () => {
  const charge = z
    .object({ price: amountText.refine((text) => toCents(text) > 0, 'Above nothing'), count: z.number() })
    .refine(({ price, count }) => toCents(price) * count < 1000, 'Too much')
  const problemsOf = (price: string, count = 1) =>
    charge.safeParse({ price, count }).error?.issues.map(({ message }) => message) ?? []
  expect(problemsOf('5.00')).toEqual([])
  expect(problemsOf('five')).toEqual(['Please give an amount such as 65.00'])
  expect(problemsOf('0')).toEqual(['Above nothing'])
  expect(problemsOf('5.00', 3)).toEqual(['Too much'])
})
