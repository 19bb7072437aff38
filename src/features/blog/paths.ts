/** Apart from the contract so that pages can name it without loading the validation library. */
export const BLOG_POSTS_PATH = '/api/blog-posts'
