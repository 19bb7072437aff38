/** Apart from the contract so that the panel can name it without loading the validation library. */
export const CHAT_PATH = '/api/chat/concierge'

export const MODEL_USAGE_PATH = '/api/admin/model-usage'
