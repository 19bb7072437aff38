import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/{audit,crud,mail}/table.ts', './src/features/*/server/table.ts'],
  out: './migrations',
})
