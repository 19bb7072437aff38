/** Where the licences of the packages that run with the app are read; the build writes the file. */
export const LICENCES_FOLDER = '/licences/'
export const LICENCES_PATH = `${LICENCES_FOLDER}third-party.txt`
