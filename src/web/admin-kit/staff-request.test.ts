import { expect, test } from 'vitest'
import { ApiError } from '@/web/kit/request'
import { createSessionKeeper } from './staff-request'

/** A server whose session is over until `signIn` is called. */
function api() {
  const calls: string[] = []
  let isSignedIn = false
  const keeper = createSessionKeeper()
  const call = (name: string) => async () => {
    calls.push(name)
    if (!isSignedIn) throw new ApiError(401, '{"message":"Please sign in to continue."}')
    return 'saved'
  }
  return {
    calls,
    requests: { ...keeper, send: (name: string) => keeper.keep(call(name)) },
    signIn: () => {
      isSignedIn = true
    },
  }
}

test('a call that meets an ended session waits for the sign-in and is sent again', async () => {
  const { calls, requests, signIn } = api()
  const answer = requests.send('PUT /api/admin/villas/1')
  await expect.poll(() => requests.isRenewalWanted()).toBe(true)
  signIn()
  requests.finishRenewal(true)
  expect(await answer).toBe('saved')
  expect(calls).toEqual(['PUT /api/admin/villas/1', 'PUT /api/admin/villas/1'])
})

test('one sign-in serves all calls that wait', async () => {
  const { requests, signIn } = api()
  const answers = Promise.all([requests.send('one'), requests.send('two')])
  await expect.poll(() => requests.isRenewalWanted()).toBe(true)
  signIn()
  requests.finishRenewal(true)
  expect(await answers).toEqual(['saved', 'saved'])
})

test('who declines to sign in hears the answer the server gave', async () => {
  const { requests } = api()
  const answer = requests.send('one')
  const failure = expect(answer).rejects.toMatchObject({ status: 401 })
  await expect.poll(() => requests.isRenewalWanted()).toBe(true)
  requests.finishRenewal(false)
  await failure
  expect(requests.isRenewalWanted()).toBe(false)
})

test('any other failure comes through at once', async () => {
  const refuse = async () => {
    throw new ApiError(409, '{"message":"There is one like this already."}')
  }
  await expect(createSessionKeeper().keep(refuse)).rejects.toMatchObject({ status: 409 })
})
