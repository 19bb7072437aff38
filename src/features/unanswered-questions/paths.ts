export const UNANSWERED_PATH = '/api/admin/unanswered-questions'
