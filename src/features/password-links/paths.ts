export const FORGOTTEN_PATH = '/api/auth/forgotten'
export const LINK_LOOK_PATH = '/api/auth/password-links/look'
export const NEW_PASSWORD_PATH = '/api/auth/password-links/use'

/** The page of the panel a link leads to; the secret is behind the #, so that no server and no log sees it. */
export const NEW_PASSWORD_PAGE = '/admin/password'
