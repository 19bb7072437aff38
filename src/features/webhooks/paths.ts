export const WEBHOOKS_PATH = '/api/admin/webhooks'
export const WEBHOOK_DELIVERIES_PATH = '/api/admin/webhook-deliveries'
