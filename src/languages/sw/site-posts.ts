import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/posts'

export const postsContent: Translation<typeof english.postsContent> = {
  title: 'Habari kutoka kwetu',
  kicker: 'Habari',
  author: (hotel) => `Timu ya ${hotel}`,
  loading: 'Tunapakia makala',
  failed: 'Tumeshindwa kupakia makala hii',
  failedHelp: 'Tafadhali kagua mtandao wako na ujaribu tena.',
  tryAgain: 'Jaribu tena',
}
