import { airtelEnvironment, startAirtelSimulator } from './airtel'
import { mtnEnvironment, startMtnSimulator } from './mtn'
import { pesapalEnvironment, startPesapalSimulator } from './pesapal'

/** As long as a person takes to read a prompt and type a PIN. */
const ANSWER_AFTER_MS = 8000

/** All providers' simulators on free ports, and the settings that lead the app to them. */
export async function startSimulators() {
  const [pesapal, mtn, airtel] = await Promise.all([
    startPesapalSimulator(),
    startMtnSimulator({ answerAfterMs: ANSWER_AFTER_MS }),
    startAirtelSimulator({ answerAfterMs: ANSWER_AFTER_MS }),
  ])
  return {
    pesapal,
    mtn,
    airtel,
    environment: {
      ...pesapalEnvironment(pesapal.url),
      ...mtnEnvironment(mtn.url),
      ...airtelEnvironment(airtel.url),
    },
    close: async () => {
      await Promise.all([pesapal.close(), mtn.close(), airtel.close()])
    },
  }
}
