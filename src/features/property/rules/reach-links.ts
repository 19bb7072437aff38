type Place = { latitude: number; longitude: number }

/** Click-to-chat: the messaging app knows numbers by their digits alone. `text` is what the message begins with. */
export function messageAddress(messagingNumber: string, text?: string): string {
  const begun = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${messagingNumber.replace(/\D/g, '')}${begun}`
}

/** A pin at a place; phones open it in the map they have. */
export function pinAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })}`
}
