import { z } from 'zod'
import { defineResource } from '@/kernel/resource'
import { PERMISSIONS } from '@/kernel/roles'
import { idNumber, typedText } from '@/kernel/wire'
import { roleInputText as words } from './rules/input-words'

const roleInput = z.object({
  name: typedText(60).min(1, words.name),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, words.permissions),
})

/** Roles that superadmins made, beside those that come with the program (src/kernel/roles.ts). */
export const staffRoles = defineResource(
  'roles',
  {
    input: roleInput,
    item: roleInput.extend({
      id: idNumber,
      /** By which accounts name it. */
      slug: z.string(),
    }),
  },
  { shownAt: [] },
)
