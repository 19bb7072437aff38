/** Apart from the contract so that pages can name it without loading the validation library. */
export const HOUSE_FACTS_PATH = '/api/house-facts'
