import type { Translation } from '@/kernel/translation'
import type * as english from '@/kernel/wire'

export const WIRE_WORDS: Translation<typeof english.WIRE_WORDS> = {
  day: 'Veuillez indiquer une vraie date sous la forme aaaa-mm-jj',
  amount: 'Veuillez indiquer un montant tel que 65.00',
  tooLong: (most) => `Veuillez utiliser ${most} caractères au plus`,
  controls: 'Veuillez omettre les caractères de contrôle',
}
