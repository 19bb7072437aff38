/** What of the settings of a film guests read as words. */
export const TOLD_SETTINGS: readonly string[] = ['title', 'description']
