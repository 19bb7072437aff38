import { labelled } from '@/kernel/labels'

type Place = { latitude: number; longitude: number }

/** Click-to-chat: the messaging app knows numbers by their digits alone. `text` is what the message begins with. */
export function messageAddress(messagingNumber: string, text?: string): string {
  const begun = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${messagingNumber.replace(/\D/g, '')}${begun}`
}

/** How the hotel is reached, for texts where nothing can be pressed by name: telephones, and below them the chat. */
export function tellReach({
  phones,
  messagingNumber,
}: {
  phones: readonly string[]
  messagingNumber: string
}): string {
  return [phones.join(', '), messagingNumber && labelled('WhatsApp', messageAddress(messagingNumber))]
    .filter(Boolean)
    .join('\n')
}

/** A pin at a place; phones open it in the map they have. */
export function pinAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`
}
