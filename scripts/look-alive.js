// The health check of the container image: plain JavaScript, since nothing else is there.
const port = process.env.PORT ?? '3000'
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(4000) })
  process.exit(ok ? 0 : 1)
} catch {
  process.exit(1)
}

export {}
