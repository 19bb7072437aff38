import { expect } from 'vitest'
import { PANEL_LANGUAGE_HEADER } from '@/kernel/panel-language'
import { createApi } from '../../test/app'
import { test as withDatabase } from '../../test/database'
import { signInAs } from '../../test/staff'
import { loadRefusals } from './load-refusals'

const IN_FRENCH = { [PANEL_LANGUAGE_HEADER]: 'fr' }
const ROLES = '/api/admin/roles'

const test = withDatabase
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { loadRefusals })
    onCleanup(() => app.close())
    return app
  })
  .extend(
    'boss',
    { scope: 'file' },
    async ({ app, database }) => await signInAs(app, database.orm, 'superadmin'),
  )

test('a call of the French panel is refused in French, and any other one in English', async ({
  app,
  boss,
  database,
}) => {
  const { body: role } = await boss.call('POST', ROLES, { name: 'Night porter', permissions: ['front-desk'] })
  await signInAs(app, database.orm, role.slug)
  const erase = async (headers = {}) =>
    (await boss.call('DELETE', `${ROLES}/${role.id}`, undefined, headers)).body
  expect(await erase(IN_FRENCH)).toEqual({
    message: 'Des comptes ont encore ce rôle. Veuillez d’abord leur en donner un autre.',
  })
  const english = { message: 'Some accounts still have this role. Please give them another one first.' }
  expect(await erase()).toEqual(english)
  expect(await erase({ [PANEL_LANGUAGE_HEADER]: 'xx' })).toEqual(english)
})

test('what is wrong with fields is told in French, and so is what no route knows and who may not come in', async ({
  app,
  boss,
}) => {
  const { body } = await boss.call('POST', ROLES, { name: '', permissions: [] }, IN_FRENCH)
  expect(body).toEqual({
    message: 'Veuillez vérifier les champs signalés.',
    errors: [
      { path: 'name', message: 'Veuillez donner un nom au rôle' },
      { path: 'permissions', message: 'Veuillez choisir ce que ce rôle permet' },
    ],
  })
  expect((await boss.call('GET', '/api/admin/nothing', undefined, IN_FRENCH)).body.message).toBe(
    'Il n’y a rien à cette adresse.',
  )
  const signIn = { method: 'POST', url: '/api/auth/login', headers: IN_FRENCH } as const
  const payload = { email: 'nobody@example.com', password: 'not the password' }
  expect((await app.inject({ ...signIn, payload })).json().message).toBe('Identifiants incorrects')
})

test('what a call in French writes down stays English', async ({ boss }) => {
  const { status, body } = await boss.call(
    'POST',
    ROLES,
    { name: 'Gardener', permissions: ['housekeeping'] },
    IN_FRENCH,
  )
  expect({ status, name: body.name }).toEqual({ status: 201, name: 'Gardener' })
})
