import { expect, test } from 'vitest'
import { ApiError } from '@/web/kit/request'
import { failureToast } from './resource-words'

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
