import { expect, test } from 'vitest'
import { ApiError } from '@/web/kit/request'
import { failureToast, wordsFor } from './resource-words'

const words = {
  failed: {
    create: 'Failed to create villa',
    update: 'Failed to update villa',
    delete: 'Failed to delete villa',
  },
  explains: ['update'],
} as const
const refused = new ApiError(409, '{"message":"There is one like this already."}')

test('where the server’s message stands for the failure, the toast is called Error', () => {
  expect(failureToast(words, 'update', refused)).toMatchObject({
    title: 'Error',
    description: 'There is one like this already.',
  })
  expect(failureToast(words, 'update', new TypeError('no network'))).toMatchObject({
    title: 'Error',
    description: 'Failed to update villa',
  })
})

test('elsewhere the toast says what failed, and below it why', () => {
  expect(failureToast(words, 'delete', refused)).toEqual({
    title: 'Failed to delete villa',
    description: 'There is one like this already.',
    tone: 'destructive',
  })
})

test('a section without words of its own speaks of its noun, and its own words go before them', () => {
  expect(
    wordsFor('hero slide', { edit: 'Edit Slide', failed: { update: 'The slide is as it was' } }),
  ).toEqual({
    add: 'Add Hero Slide',
    edit: 'Edit Slide',
    empty: 'No hero slides found. Add your first hero slide to get started.',
    confirmDelete: 'Are you sure you want to delete this hero slide?',
    done: {
      create: 'Hero slide created successfully',
      update: 'Hero slide updated successfully',
      delete: 'Hero slide deleted successfully',
    },
    failed: {
      create: 'Failed to create hero slide',
      update: 'The slide is as it was',
      delete: 'Failed to delete hero slide',
    },
    explains: ['create', 'update', 'delete'],
  })
  expect(wordsFor('category').empty).toBe('No categories found. Add your first category to get started.')
})
