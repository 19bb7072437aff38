import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { galleryImages as contract } from '../contract'
import { GALLERY_PATH } from '../paths'
import { galleryImages } from './table'

test('visitors see the visible pictures, in the order staff gave them', async ({ database }) => {
  await database.orm.insert(galleryImages).values([
    { title: 'Third', imageUrl: '/3.jpg', category: 'dining', sortOrder: 2 },
    { title: 'First', imageUrl: '@assets/1.jpg', category: 'villas', sortOrder: 1, description: 'Lamps on' },
    { title: 'Hidden', imageUrl: '/0.jpg', category: 'events', sortOrder: 0, isVisible: false },
    { title: 'Second', imageUrl: '/2.jpg', category: 'exterior', sortOrder: 1 },
  ])
  const app = await createApi(database)
  const answer = await app.inject({ method: 'GET', url: GALLERY_PATH })
  await app.close()
  expect(answer.statusCode).toBe(200)
  const listed = contract.item.strict().array().parse(answer.json())
  expect(listed.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
  expect(listed[0]).toMatchObject({ imageUrl: '@assets/1.jpg', category: 'villas', description: 'Lamps on' })
  expect(listed[1]?.description).toBeNull()
})

test('the address pages ask is the one the contract declares', () => {
  expect(GALLERY_PATH).toBe(contract.path)
})

test('what staff send has a title, a picture and one of the six categories', () => {
  const image = {
    title: ' ',
    description: null,
    imageUrl: '',
    category: 'pool',
    isVisible: true,
    sortOrder: 0,
  }
  const problems = contract.input
    .safeParse(image)
    .error?.issues.map(({ path, message }) => [path[0], message])
  expect(problems).toContainEqual(['title', 'Title is required'])
  expect(problems).toContainEqual(['imageUrl', 'Image URL is required'])
  expect(problems?.map(([field]) => field)).toContain('category')
  const odd = contract.input.safeParse({ ...image, title: 'A', category: 'villas', imageUrl: 'javascript:1' })
  expect(odd.error?.issues.map(({ message }) => message)).toEqual(['Must be a valid URL or file path'])
})
