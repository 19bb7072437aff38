// The thread's entry in the source tree only: `--import tsx` leaves worker threads alone, so this one asks
// for TypeScript itself. The build starts engine-worker.js directly; the tests, which start hundreds, have built one.
if (process.env.BUILT_ENGINE_WORKER) {
  await import(process.env.BUILT_ENGINE_WORKER)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./engine-worker.ts')
}
