/** Settings that are of use together alone: all of a group or none. */
export const MODEL_TRIO = ['CONCIERGE_BASE_URL', 'CONCIERGE_API_KEY', 'CONCIERGE_MODEL'] as const
export const MODEL_PRICES = ['CONCIERGE_INPUT_PRICE', 'CONCIERGE_OUTPUT_PRICE'] as const
export const MONEY_OF_MODEL = ['CONCIERGE_DAILY_DOLLARS', ...MODEL_PRICES] as const
export const BUCKET_TRIO = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
export const BACKUP_TRIO = [
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const

/** What each payment provider takes, all or none (docs/decisions/payment-providers.md). */
export const PAYMENT_GROUPS = [
  ['Pesapal', ['PESAPAL_BASE_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET']],
  ['MTN', ['MTN_BASE_URL', 'MTN_TARGET_ENVIRONMENT', 'MTN_SUBSCRIPTION_KEY', 'MTN_API_USER', 'MTN_API_KEY']],
  ['Airtel', ['AIRTEL_BASE_URL', 'AIRTEL_CLIENT_ID', 'AIRTEL_CLIENT_SECRET']],
] as const

/** What each way to a phone takes, all or none (docs/decisions/phone-messages.md). */
export const PHONE_GROUPS = [
  ['SMS', ['SMS_BASE_URL', 'SMS_USERNAME', 'SMS_API_KEY', 'SMS_CALLBACK_KEY']],
  [
    'WhatsApp',
    [
      'WHATSAPP_BASE_URL',
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_ACCESS_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
    ],
  ],
] as const
