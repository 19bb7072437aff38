const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/

/** Throws for a key we would never have made up: no dots but before the ending, no empty part, nothing hidden. */
export function checkKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`not a key of the storage: ${JSON.stringify(key)}`)
  return key
}
