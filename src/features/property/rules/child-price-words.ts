/** What is wrong with the prices of children as staff typed them. */
export const CHILD_PRICE_WANTED =
  'Please write ages such as 3-11 (up to 17), and the price as free, 50% or an amount such as 10'

export const CHILD_AGES_WANTED = 'Please name each age in one line only'
