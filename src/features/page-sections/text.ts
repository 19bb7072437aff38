export const pageSectionsWords = {
  loading: 'Loading the page',
  failed: 'The words of this page could not be loaded',
  failedHelp: 'Please check your connection and try again. Reception answers every question, too.',
  tryAgain: 'Try again',
} as const
