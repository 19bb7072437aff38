import { expect, test } from 'vitest'
import { greetByName } from './greeting'

test.each([
  'Sample Guest',
  'Ann',
  'J. M. O’Sample-Akello',
  "D'Arcy Sample",
  'Nakató Žofie',
  'أحمد علي',
  '山田 太郎',
])('%s is greeted by name', (name) => {
  expect(greetByName(name)).toBe(name)
})

test.each([
  'Buy pills at pills.example',
  'Visit //evil.example',
  'www.evil.example',
  'Call +256 700 000 099',
  'sample@evil.example',
  'Ann <b>Sample</b>',
  'Click here: now',
  'You have won the great prize of today',
  'A'.repeat(41),
  'Ann\nSample',
  '- Ann',
  '',
])('%j is no name to greet by', (name) => {
  expect(greetByName(name)).toBeNull()
})
