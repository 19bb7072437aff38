import pg from 'pg'

const BIGINT = 20
const DATE = 1082

/** How raw queries read values: a date stays the calendar day 'yyyy-MM-dd' it is, a count is a number. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (day: string) => day
    if (oid === BIGINT) return Number
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}
