/** Where staff read the papers that were issued; `/:id/file.pdf` is one to print. */
export const DOCUMENTS_PATH = '/api/admin/documents'

export function documentFilePath(id: number): string {
  return `${DOCUMENTS_PATH}/${id}/file.pdf`
}
