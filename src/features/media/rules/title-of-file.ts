/** A first title for a picture or video, from the name of its file: `villa_rose-01.JPG` is 'Villa rose 01'. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
  const title = words || name
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 200)
}
