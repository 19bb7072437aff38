/** Width and height, in pixels, of the picture that stands in for a missing one (docs/decisions/product-rules.md). */
export type PlaceholderSize = { width: number; height: number }

export const PLACEHOLDER_SIZES = {
  default: { width: 800, height: 600 },
  card: { width: 600, height: 400 },
  hero: { width: 1200, height: 600 },
} as const satisfies Record<string, PlaceholderSize>

const ASSETS = '/api/assets/'
const BUNDLED = /^(?:@assets|\/attached_assets)\//

/** Where the drawn stand-in of a size is served. */
export function placeholderAddress({ width, height }: PlaceholderSize = PLACEHOLDER_SIZES.default): string {
  return `/api/placeholder/${width}/${height}`
}

/** Where a picture is served, whatever form its address was stored in; a stand-in of `size` when there is none. */
export function resolveImageAddress(
  address: string | null | undefined,
  size: PlaceholderSize = PLACEHOLDER_SIZES.default,
): string {
  const stored = address?.trim()
  if (!stored) return placeholderAddress(size)
  if (BUNDLED.test(stored)) return stored.replace(BUNDLED, ASSETS)
  return stored.startsWith('uploads/') ? `/${stored}` : stored
}
