/** What is wrong with what somebody typed about a token of the API. */
export const apiTokenInputText = {
  name: 'Please give the token a name',
  permissions: 'Please choose what it may do',
} as const
