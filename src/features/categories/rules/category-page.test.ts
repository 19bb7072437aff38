import { expect, test } from 'vitest'
import { categoryPath, findCategory } from './category-page'

const family = { id: 6, name: 'Family Villa' }
const twin = { id: 9, name: 'family villa!' }
const nameless = { id: 4, name: '…' }
const all = [family, twin, nameless]

test('a category’s page stands at its name', () => {
  expect(categoryPath(family, all)).toBe('/villas/family-villa')
  expect(categoryPath(nameless, all)).toBe('/villas/villa')
})

test('a second category of the same name has a page of its own', () => {
  expect(categoryPath(twin, all)).toBe('/villas/family-villa-9')
})

test('every category is found at its own address, and nothing at any other', () => {
  for (const category of all)
    expect(findCategory(all, categoryPath(category, all).slice('/villas/'.length))).toBe(category)
  expect(findCategory(all, 'no-such-villa')).toBeUndefined()
  expect(findCategory(all, 'Family Villa')).toBeUndefined()
  expect(findCategory([], 'family-villa')).toBeUndefined()
})

test('a category’s page stands at its English name in every language', () => {
  const told = { ...family, name: 'Villa familiale', englishName: family.name }
  expect(categoryPath(told, [told, twin, nameless])).toBe('/villas/family-villa')
  expect(findCategory([told], 'family-villa')).toBe(told)
})
