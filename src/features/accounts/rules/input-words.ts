/** What is wrong with what somebody typed about an account. */
export const accountInputText = {
  email: 'Please enter a valid email address',
  shortest: (least: number) => `Please use at least ${least} characters`,
  password: 'Password is required',
  code: 'Please enter the code',
  role: 'Please choose a role',
  name: 'Please give it a name',
} as const
