export const DEVICES_PATH = '/api/auth/devices'
export const SECOND_FACTOR_PATH = '/api/auth/second-factor'
export const SECOND_FACTOR_CONFIRM_PATH = '/api/auth/second-factor/confirm'
export const SECOND_FACTOR_END_PATH = '/api/auth/second-factor/end'
