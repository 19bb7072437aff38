/** What every call carries; the panel in another language says which (docs/decisions/languages.md). */
export const USUAL_HEADERS: Readonly<Record<string, string>> = {}
