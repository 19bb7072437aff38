/** What is doubtful about a picture across the whole page. */
export const PICTURE_WORDS = {
  shape: {
    title: 'Image Dimension Warning',
    description: (size: string) => `This picture is ${size}. 16:9 is best, such as 1920x1080.`,
  },
  coarse: {
    title: 'Low Resolution',
    description: (size: string) => `This picture is ${size} and may look coarse. 1920x1080 is best.`,
  },
} as const
