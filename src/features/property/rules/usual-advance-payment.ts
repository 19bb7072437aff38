/** How a guest pays before arrival where staff have not said otherwise. */
export const USUAL_ADVANCE_PAYMENT =
  'By mobile money or bank transfer: when we confirm, we send you the number and the amount'
