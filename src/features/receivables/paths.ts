/** What is still to be paid of invoices, by their age. */
export const RECEIVABLES_PATH = '/api/admin/receivables'
