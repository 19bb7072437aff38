import { ServicesClosing, ServicesEvents, ServicesExtras } from './services-extras'

/** What stands below the three services a stay rests on. */
export function ServicesRest() {
  return (
    <>
      <ServicesExtras />
      <ServicesEvents />
      <ServicesClosing />
    </>
  )
}
