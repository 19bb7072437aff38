export const PASSKEYS_PATH = '/api/auth/passkeys'
export const PASSKEY_BEGIN_PATH = '/api/auth/passkeys/begin'
