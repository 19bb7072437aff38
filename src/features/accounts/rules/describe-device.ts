/** In the order in which they are looked for: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** A device in words its owner knows, 'Chrome on Android, 192.0.2.7'; a program that names no browser is one of its own. */
export function describeDevice({ agent = '', address }: { agent?: string; address?: string }): string {
  const browser = nameIn(BROWSERS, agent) ?? 'Another program'
  const system = nameIn(SYSTEMS, agent)
  return [system ? `${browser} on ${system}` : browser, address].filter(Boolean).join(', ')
}

function nameIn(
  names: readonly (readonly [mark: string, name: string])[],
  agent: string,
): string | undefined {
  return names.find(([mark]) => agent.includes(mark))?.[1]
}
