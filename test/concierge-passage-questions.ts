import { trialsOf } from './concierge-questions'

/** What one sentence of a page answers. */
export const PASSAGE_QUESTIONS = trialsOf('what pages say in one sentence', [
  ['Do we have to hire projector and microphones outside?', /microphones that work/],
  ['boat ride on the lake, morning or afternoon better', /best in the afternoon/],
  ["somebody said there's a monument for an eclipse", /solar eclipse/],
  ['any lions in mburo or we waste time', /No lions to speak of/],
  ['laundry same day?', /in the evening/],
  ['What do other people say about you, any ratings?', '4.9'],
  ['le musée igongo est ouvert le lundi?', [/Igongo/, /Biharwe|12 km/]],
  ['Twiga wapo Lake Mburo?', /twiga/i],
])
