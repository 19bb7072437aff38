type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the guest asked their browser to save data, or the line is as slow as in 2G; browsers that do not tell say no. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !!connection && (!!connection.saveData || /2g/.test(connection.effectiveType ?? ''))
}
