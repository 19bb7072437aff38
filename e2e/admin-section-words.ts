import type { Page } from '@playwright/test'

export type Said = Record<'create' | 'update' | 'delete', string>

export type Section = {
  noun: string
  open: (page: Page) => Promise<void>
  /** The button for a new one, and the titles of its form. */
  add: string
  form: { new: string; old: string }
  /** What an empty form is told. */
  wrong: string
  /** Least that must be filled in; the name goes into the field `name`. */
  fill: (page: Page) => Promise<void>
  name: string
  /** Another thing's name than its noun and a time, where that would be wrong. */
  call?: (part: string) => string
  done: Said
  failed: Said
  /** Verbs whose toast is called Error and says what the server said, else `failed`. */
  explains: string
  /** Where staff write. */
  calls: string
  /** Where visitors see it; accounts are seen by staff alone. */
  shownAt: string
  /** Gallery and tours leave for the sign-in; all others open it over the form. */
  leaves?: boolean
}

/** 'villa' → 'Villa created successfully', …; 'Failed to create villa', … */
export const usualWords = (noun: string, spoken = noun): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(spoken)} created successfully`,
    update: `${capital(spoken)} updated successfully`,
    delete: `${capital(spoken)} deleted successfully`,
  },
  failed: {
    create: `Failed to create ${noun}`,
    update: `Failed to update ${noun}`,
    delete: `Failed to delete ${noun}`,
  },
})

/** A villa's own pictures and videos say it differently. */
export const galleryWords = (noun: string): Pick<Section, 'done' | 'failed'> => ({
  done: {
    create: `${capital(noun)} added successfully`,
    update: `${capital(noun)} updated successfully`,
    delete: `${capital(noun)} deleted successfully`,
  },
  failed: {
    create: `Error adding ${noun}`,
    update: `Error updating ${noun}`,
    delete: `Error deleting ${noun}`,
  },
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
