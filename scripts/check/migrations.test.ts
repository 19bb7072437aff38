import { expect, test } from 'vitest'
import { findMigrationProblems, judgeMigration } from './migrations'

const judge = (sql: string) =>
  judgeMigration('migrations/0099_sample.sql', sql).map(({ message }) => message.split(',')[0])

test.for([
  ['DROP TABLE "rooms";', 'drops a table'],
  ['ALTER TABLE "villas" DROP COLUMN "floor";', 'drops a column'],
  ['ALTER TABLE "villas" RENAME COLUMN "floor" TO "storey";', 'renames'],
  ['ALTER TABLE "villas" ALTER COLUMN "floor" SET DATA TYPE integer;', 'changes the type of a column'],
  ['ALTER TABLE "villas" ALTER COLUMN "floor" SET NOT NULL;', 'demands a column that old writers leave out'],
  [
    'ALTER TABLE "villas" ADD COLUMN "floor" text NOT NULL;',
    'demands a new column that old writers leave out',
  ],
] as const)('%s is refused while an old process serves', ([sql, what]) => {
  expect(judge(sql)).toEqual([what])
  expect(judge(`-- contract: no release has read this column since 0.4\n${sql}`)).toEqual([])
})

test.for([
  'CREATE TABLE "rooms" ("id" integer PRIMARY KEY, "name" text NOT NULL);',
  'ALTER TABLE "villas" ADD COLUMN "floor" text;',
  `ALTER TABLE "villas" ADD COLUMN "floor" text DEFAULT 'ground' NOT NULL;`,
  'CREATE INDEX "villas_floor" ON "villas" ("floor");',
])('%s is no trouble for an old process', (sql) => {
  expect(judge(sql)).toEqual([])
})

test('the migrations that are here keep to it', () => {
  expect(findMigrationProblems('.')).toEqual([])
})
