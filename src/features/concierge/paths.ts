/** Apart from the contract so that the panel can name it without loading the validation library. */
export const CHAT_PATH = '/api/chat/concierge'
