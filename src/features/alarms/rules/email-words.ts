export const ALARM_EMAIL_WORDS = {
  began: (title: string) => `To look at: ${title}`,
  ended: (title: string) => `Over: ${title}`,
  since: 'Since',
  until: 'Until',
  found: 'Found',
  last: 'Found last',
  panel: 'Open the panel',
  once: 'You hear of it once more when it is over.',
} as const
