/** What is wrong with what somebody typed about a calendar of another platform. */
export const feedInputText = {
  address: 'Please give the address the platform shows for its calendar, such as https://…/1234.ics',
  name: 'Please give the platform’s name',
} as const
