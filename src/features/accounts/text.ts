/** What both sides say where nobody is signed in (staff-admin 8: current user failure; literal). */
export const NOT_AUTHENTICATED = 'Not authenticated'
