/** A window of this site, as the program that answers for it sees one. */
type Window = {
  url: string
  visibilityState: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

/** What it needs of its own world. */
export type PushWorld = {
  windows: () => Promise<readonly Window[]>
  openWindow: (url: string) => Promise<unknown>
  show: (title: string, options: object) => Promise<void>
}

type Notice = { title: string; body: string; tag: string; to: string }

const PANEL = '/admin'

/** Shows a notice; without a sound where the panel is in front of whoever has this device, and tells it anyway. */
export async function showNotice(
  { windows, show }: PushWorld,
  { title, body, tag, to }: Notice,
): Promise<void> {
  const isSeen = (await windows()).some((one) => isPanel(one) && one.visibilityState === 'visible')
  await show(title, { body, tag, data: to, icon: '/icon-192.png', silent: isSeen })
}

/** Brings the panel to what a notice is about: the one that is open, which asks before it leaves a form, or a new one. */
export async function openNotice({ windows, openWindow }: PushWorld, to: string): Promise<void> {
  const panel = (await windows()).find(isPanel)
  if (!panel) return void (await openWindow(PANEL + to))
  panel.postMessage({ open: to })
  await panel.focus()
}

function isPanel({ url }: Window): boolean {
  return /^\/admin(\/|$)/.test(new URL(url).pathname)
}
