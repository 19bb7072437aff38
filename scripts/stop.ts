const LOOK_EVERY_MS = 500

/**
 * Calls `close` once and ends the process when it is asked to stop: by SIGTERM or Ctrl-C, or because npm that
 * started it is gone. A signal to npm ends npm and its shell, and neither hands it on.
 */
export function stopWhenAsked(close: () => Promise<void>): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void stop(), LOOK_EVERY_MS).unref()
}
