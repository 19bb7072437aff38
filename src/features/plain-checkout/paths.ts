import { PLAIN_PAGE } from '@/features/checkout/paths'

/** Where a plain booking is sent, and the code of its e-mail. */
export const PLAIN_SEND = `${PLAIN_PAGE}/send`
export const PLAIN_CODE = `${PLAIN_PAGE}/code`
