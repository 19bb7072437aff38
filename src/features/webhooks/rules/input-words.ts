/** What is wrong with what somebody typed about a webhook. */
export const webhookInputText = {
  address: 'Please enter an address that begins with https://',
  name: 'Please give it a name',
  kinds: 'Please choose what it is told of',
} as const
