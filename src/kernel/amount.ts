/**
 * Money of one currency: whole cents of US dollars, or whole Uganda shillings. The currency is part of the type, so that
 * adding one to the other does not compile.
 */
export type Amount =
  | { readonly currency: 'USD'; readonly cents: number }
  | { readonly currency: 'UGX'; readonly shillings: number }
