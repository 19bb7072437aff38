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

test('a call for which the password is wanted again waits for it and is sent again', async () => {
  const calls: string[] = []
  let isProved = false
  const keeper = createSessionKeeper()
  const wanted = new ApiError(
    403,
    '{"message":"Again, please","errors":[{"path":"proof","message":"Again"}]}',
  )
  const send = () =>
    keeper.keep(async () => {
      calls.push('POST')
      if (!isProved) throw wanted
      return 'saved'
    })
  const declined = expect(send()).rejects.toBe(wanted)
  await expect.poll(() => keeper.isProofWanted()).toBe(true)
  expect(keeper.isRenewalWanted()).toBe(false)
  keeper.finishProof(false)
  await declined

  const answers = Promise.all([send(), send()])
  await expect.poll(() => calls.length).toBe(3)
  isProved = true
  keeper.finishProof(true)
  expect(await answers).toEqual(['saved', 'saved'])
  expect(calls).toHaveLength(5)
})

test('what an account may not do is no matter of a password', async () => {
  const keeper = createSessionKeeper()
  const refuse = async () => {
    throw new ApiError(403, '{"message":"Your account may not do this."}')
  }
  await expect(keeper.keep(refuse)).rejects.toMatchObject({ status: 403 })
  expect(keeper.isProofWanted()).toBe(false)
})
