/** Apart from the contract so that pages can name it without loading the validation library. */
export const PROPERTY_PATH = '/api/property'

/** Where superadmins read and write the facts. */
export const PROPERTY_ADMIN_PATH = '/api/admin/property'
