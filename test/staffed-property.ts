import { loadSampleProperty } from '@/entries/sample-property'
import { createApi } from './app'
import { test as base } from './database'
import { signInAs } from './staff'

/** The API addresses that writes changed, until a test empties it. */
export const changed: string[] = []

/** `test` with the API of the sample property, and a clerk and an admin signed in to it. */
export const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await loadSampleProperty(database.orm)
    const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
    onCleanup(() => app.close())
    return app
  })
  .extend('staff', { scope: 'file' }, async ({ app, database }) => ({
    desk: await signInAs(app, database.orm, 'user'),
    admin: await signInAs(app, database.orm, 'admin'),
  }))

/** Anything that staff keep, as the API answers it. */
export type Thing = { id: number; [field: string]: unknown }
