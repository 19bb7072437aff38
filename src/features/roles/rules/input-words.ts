/** What is wrong with what somebody typed about a role. */
export const roleInputText = {
  name: 'Please give the role a name',
  permissions: 'Please choose what this role may do',
} as const
