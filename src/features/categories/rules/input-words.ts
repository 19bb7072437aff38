/** What is wrong with what somebody typed about a category. */
export const categoryInputText = {
  beds: 'Name each kind of bed once',
  name: 'Category name is required',
} as const
