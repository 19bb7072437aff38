/** Ends this browser's subscription at its push service, so that it is told nothing, whatever the server knows of it. */
export async function endPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
