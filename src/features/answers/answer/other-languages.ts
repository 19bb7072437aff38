/** What those hear who write in a language that is told apart and not answered, with the way to reception. */
export const OTHER_LANGUAGES: Readonly<
  Record<string, (phone: string, call: string, message: string) => string>
> = {
  es: (phone, call, message) =>
    `Lo siento, aquí solo respondo en inglés, francés, alemán y suajili. La recepción le ayuda con gusto: [${phone}](${call}), [mensaje](${message}) o [contacto](/contact).`,
  it: (phone, call, message) =>
    `Mi dispiace, qui rispondo solo in inglese, francese, tedesco e swahili. La reception vi aiuta volentieri: [${phone}](${call}), [messaggio](${message}) o [contatti](/contact).`,
  pt: (phone, call, message) =>
    `Lamento, aqui só respondo em inglês, francês, alemão e suaíli. A receção ajuda com todo o gosto: [${phone}](${call}), [mensagem](${message}) ou [contacto](/contact).`,
  rw: (phone, call, message) =>
    `Mutubabarire, hano nsubiza mu Cyongereza, Igifaransa, Ikidage n’Igiswahili gusa. Abo kuri reception babafasha: [${phone}](${call}), [ubutumwa](${message}) cyangwa [contact](/contact).`,
  lg: (phone, call, message) =>
    `Nsonyiwa, wano nziramu mu Lungereza, Lufaransa, Ludaaki ne Luswayiri byokka. Aba reception bajja kukuyamba: [${phone}](${call}), [obubaka](${message}) oba [contact](/contact).`,
  nyn: (phone, call, message) =>
    `Nsaasira, hanu ningarukamu omu Rungyereza, Rufaransa, Rudaaki na Ruswahili kwonka. Aba reception nibaija kukuyamba: [${phone}](${call}), [obutumwa](${message}) nari [contact](/contact).`,
  nl: (phone, call, message) =>
    `Sorry, ik antwoord hier alleen in het Engels, Frans, Duits en Swahili. De receptie helpt u graag: [${phone}](${call}), [bericht](${message}) of [contact](/contact).`,
}
