/** Apart from the contract so that pages can name it without loading the validation library. */
export const HERO_SLIDES_PATH = '/api/hero-slides'
