/** What is wrong with what somebody typed about a picture of the gallery. */
export const galleryInputText = {
  image: 'Image URL is required',
} as const
