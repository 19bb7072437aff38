export const BUSINESS_DAY_PATH = '/api/admin/business-day'
