import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact-head'

export const contactHead: Translation<typeof english.contactHead> = {
  title: 'Wasiliana Nasi',
  description:
    'Piga simu, andika au tafuta njia: namba za simu, barua pepe, fomu ya ujumbe na maelekezo ya kufika kwenye villa zetu.',
}
