/** Apart from the contract so that screens can name them without loading the validation library. */
export const CURRENT_USER_PATH = '/api/auth/user'
export const SIGN_IN_PATH = '/api/auth/login'
export const PASSKEY_CHALLENGE_PATH = '/api/auth/passkey-challenge'
export const PASSKEY_SIGN_IN_PATH = '/api/auth/passkey-login'
export const SIGN_OUT_PATH = '/api/auth/logout'
export const PASSWORD_PATH = '/api/auth/password'
export const ACCOUNTS_PATH = '/api/admin/users'
export const AUDIT_PATH = '/api/admin/audit'
export const AUDIT_STAFF_PATH = '/api/admin/audit/staff'

/** Where a browser keeps its session's public name (docs/decisions/product-rules.md). */
export const SESSION_STORED_UNDER = 'sessionId'

/** The cache of what a browser keeps for whoever is signed in; it goes when they sign out or their session has ended. */
export const SESSION_COPIES = 'session-copies-1'
