/** Words of posts, wherever they are read. */
export const postText = { goodToKnow: 'Good to know' } as const
