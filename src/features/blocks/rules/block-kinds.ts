/** Why staff take a villa's nights off sale. */
export const BLOCK_KINDS = ['maintenance', 'owner', 'other'] as const
