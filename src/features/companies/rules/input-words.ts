/** What is wrong with what somebody typed about a company. */
export const companyInputText = {
  name: 'Please give the name of the company',
} as const
