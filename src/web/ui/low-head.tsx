import { Container } from './section'
import { WovenBand } from './woven-band'

/** The head of a page without a picture: its name on a low dark ground. */
export function LowHead({ title }: { title: string }) {
  return (
    <header className="bg-forest on-dark">
      <Container className="py-4">
        <h1 className="text-2xl">{title}</h1>
      </Container>
      <WovenBand className="text-forest" />
    </header>
  )
}
