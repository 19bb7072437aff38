export const API_TOKENS_PATH = '/api/admin/api-tokens'
