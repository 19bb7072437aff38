/** Opens a chat with a number such as `+256772123456`, its first message written but not sent. */
export function whatsappLink(phoneNumber: string, text: string): string {
  return `https://wa.me/${phoneNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
