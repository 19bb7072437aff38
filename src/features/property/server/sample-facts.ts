import { type PropertyFacts, USUAL_ADVANCE_PAYMENT } from '../contract'

/** Facts of the sample property. Phones and addresses are evidently samples: staff put their own in the panel. */
export const sampleFacts: PropertyFacts = {
  name: 'Pearl Villas Mbarara',
  tagline: 'The Pearl of the West',
  phones: ['+256 700 000 001', '+256 700 000 002'],
  infoEmail: 'info@pearlvillas.example.com',
  generalEmail: 'stay@pearlvillas.example.com',
  messagingNumber: '+256 700 000 003',
  address: 'Behind a fuel station in Makenke, Mbarara, Uganda',
  town: 'Mbarara',
  country: 'Uganda',
  latitude: -0.6072,
  longitude: 30.6545,
  timeZone: 'Africa/Kampala',
  currency: 'USD',
  checkInTime: '2:00 PM',
  checkOutTime: '12:00 PM',
  holdHours: 24,
  freeCancellationHours: 24,
  confirmWithinHours: 2,
  advancePayment: USUAL_ADVANCE_PAYMENT,
  landingScore: '5.0',
  aboutScore: '4.9',
  scoreSource: 'on our booking platform',
  hasIllustrations: true,
  receptionHours: '24/7',
  restaurantHours: [
    { meal: 'Breakfast', hours: '6:30–10:00 AM' },
    { meal: 'Lunch', hours: '12:00–3:00 PM' },
    { meal: 'Dinner', hours: '6:00–10:00 PM' },
    { meal: 'Room service', hours: '24/7' },
  ],
  paymentMethods: ['Cash', 'Visa', 'Mastercard', 'MTN mobile money', 'AIRTEL mobile money'],
  policies: [
    {
      title: 'Check-in and check-out',
      text: 'Your villa is ready from {check-in} and yours until {check-out}. Early check-in and late check-out on request.',
    },
    {
      title: 'Payment',
      text: 'Cash, mobile money or a major credit card, due at check-in or in advance.',
    },
    {
      title: 'Cancellation',
      text: 'Free up to {free cancellation} before check-in. Later cancellations may incur charges.',
    },
    {
      title: 'Reception',
      text: 'Somebody is awake for you 24 hours a day. We answer messages within 24 hours.',
    },
  ],
  inclusions: [
    'Free WiFi',
    '24/7 front desk',
    'Daily housekeeping',
    'Air conditioning',
    'Private bathroom with hot water',
    'Restaurant and room service',
    'Parking',
    'Security',
  ],
}
