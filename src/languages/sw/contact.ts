import type * as english from '@/features/contact/text'
import type { Translation } from '@/kernel/translation'

export const contactText: Translation<typeof english.contactText> = {
  form: 'Tuandikie',
  name: 'Jina Kamili',
  email: 'Anwani ya Barua Pepe',
  phone: 'Namba ya Simu',
  optional: '(si lazima)',
  subject: 'Mada',
  chooseSubject: 'Tafadhali chagua',
  subjects: {
    'Room Booking Inquiry': 'Kuulizia nafasi ya chumba',
    'Existing Reservation': 'Nafasi niliyokwisha kuweka',
    'Event Planning': 'Kupanga hafla',
    'Catering Services': 'Huduma ya chakula',
    'Restaurant Reservation': 'Kuhifadhi meza mgahawani',
    Feedback: 'Maoni',
    'Other Inquiry': 'Swali jingine',
  },
  message: 'Ujumbe',
  stay: 'Ukaaji wako (si lazima)',
  checkIn: 'Tarehe ya Kuingia',
  checkOut: 'Tarehe ya Kutoka',
  guests: 'Wageni',
  chooseGuests: 'Bado sina hakika',
  guestOption: (guests) => `${guests === '1' ? 'Mgeni' : 'Wageni'} ${guests}`,
  stayPart: { checkIn: 'Kuingia', checkOut: 'Kutoka' },
  stayNote: 'Tunasoma tarehe na idadi ya wageni pamoja na ujumbe wako. Hakuna nafasi inayowekwa bado.',
  send: 'Tuma Ujumbe',
  tooShort: {
    name: 'Jina lazima liwe na angalau herufi 2',
    subject: 'Mada lazima iwe na angalau herufi 3',
    message: 'Ujumbe lazima uwe na angalau herufi 10',
  },
  guestsWrong: 'Tafadhali chagua idadi ya wageni',
  emailInvalid: 'Tafadhali andika anwani sahihi ya barua pepe',
  sent: 'Ujumbe wako umetufikia. Tutakujibu kwenye anwani uliyotupa.',
  kept: 'Hakuna ulichoandika kilichopotea. Tafadhali jaribu tena baada ya muda mfupi, au utupigie simu:',
  withoutScripts: 'Fomu hii inahitaji JavaScript. Unaweza kutuandikia wakati wowote kwa',
  success: 'Ujumbe umetumwa!',
  failure: { title: 'Imeshindikana kutuma ujumbe', description: 'Tafadhali jaribu tena baadaye.' },
  /** What differs between the two places where the form stands. */
  places: {
    landing: { sending: 'Tunatuma...', reply: 'Tutakujibu ndani ya saa 24.' },
    page: { sending: 'Tunatuma Ujumbe...', reply: 'Tutakujibu ndani ya saa 24!' },
  },
}
