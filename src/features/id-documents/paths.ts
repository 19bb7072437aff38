export const ID_DOCUMENT_PATH = '/api/admin/guests/:id/id-document'
