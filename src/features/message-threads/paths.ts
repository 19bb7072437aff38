/** What was written to a visitor about a message or an enquiry: `/api/admin/threads/message/12`. */
export const THREADS_PATH = '/api/admin/threads'
