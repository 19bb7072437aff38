/** What is wrong with what somebody typed about the facts. */
export const factInputText = {
  score: 'Please give a score such as 4.9',
  scoreSource: 'Please say who gave these scores',
  scoreSourceLength: 'Please use at most 80 characters',
  wholeHour: 'Please give a whole hour',
  hourOfDay: 'Please give an hour from 0 to 23',
  fact: 'Please fill this in',
  phone: 'Please give at least one phone number',
  timeZone: 'Please give a time zone such as Africa/Kampala',
  depositRule:
    'Please write when as always, within 7 days or 20 Dec to 5 Jan, and how much as none, first night, 30% or all',
  dayEnd: (latest: number) => `Please give an hour of the morning, at most ${latest}`,
} as const
