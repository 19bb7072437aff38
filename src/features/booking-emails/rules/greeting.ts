const LONGEST = 40
/** Up to five words of letters, each with an apostrophe, a hyphen or the dot of an initial at most. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,4}$/u

/**
 * The name as a mail may greet by it, null for what could be more than a name. Whoever books types both the name and the
 * address it is mailed to: links, numbers and sentences must not get through (docs/decisions/mail.md).
 */
export function greetByName(name: string): string | null {
  return name.length <= LONGEST && NAME.test(name) ? name : null
}
