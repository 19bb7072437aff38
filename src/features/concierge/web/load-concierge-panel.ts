import { ConciergePanel } from './concierge-panel'
import styles from './concierge-panel.css?url'

/** The chat, once its styles are there. */
export async function loadStyledPanel() {
  await loadStyles(styles)
  return { default: ConciergePanel }
}

function loadStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
}
