import { smsEnvironment, startSmsSimulator } from './africas-talking'
import { airtelEnvironment, startAirtelSimulator } from './airtel'
import { mtnEnvironment, startMtnSimulator } from './mtn'
import { pesapalEnvironment, startPesapalSimulator } from './pesapal'
import { startWhatsappSimulator, whatsappEnvironment } from './whatsapp'

/** As long as a person takes to read a prompt and type a PIN. */
const ANSWER_AFTER_MS = 8000

/** All providers' simulators on free ports, and the settings that lead the app to them. */
export async function startSimulators() {
  const [pesapal, mtn, airtel, sms, whatsapp] = await Promise.all([
    startPesapalSimulator(),
    startMtnSimulator({ answerAfterMs: ANSWER_AFTER_MS }),
    startAirtelSimulator({ answerAfterMs: ANSWER_AFTER_MS }),
    startSmsSimulator(),
    startWhatsappSimulator(),
  ])
  return {
    pesapal,
    mtn,
    airtel,
    sms,
    whatsapp,
    environment: {
      ...pesapalEnvironment(pesapal.url),
      ...mtnEnvironment(mtn.url),
      ...airtelEnvironment(airtel.url),
      ...smsEnvironment(sms.url),
      ...whatsappEnvironment(whatsapp.url),
    },
    close: async () => {
      await Promise.all([pesapal, mtn, airtel, sms, whatsapp].map(({ close }) => close()))
    },
  }
}
