export const PUSH_DEVICES_PATH = '/api/auth/push-devices'
