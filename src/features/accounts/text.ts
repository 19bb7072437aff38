/** What both sides say where nobody is signed in (agreed wording, docs/decisions/wording.md: current user failure; literal). */
export const NOT_AUTHENTICATED = 'Not authenticated'
